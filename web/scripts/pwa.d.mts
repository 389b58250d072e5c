import type { Plugin } from 'vite';

export declare function pwaPlugin(): Plugin;

import type { Plugin } from 'vite';

export declare function tomlPlugin(): Plugin;

import type { Plugin } from 'vite';

export declare const ROLES: string;
export declare function icons(): Record<string, string>;
export declare function iconsPlugin(): Plugin;

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { iconsPlugin } from './scripts/icons.mjs';
import { pwaPlugin } from './scripts/pwa.mjs';
import { tomlPlugin } from './scripts/toml.mjs';

/** The page that needs no server: `make page`. It lies in any folder, and has a service worker of its own. */
const page = process.env.MEETINGHOUSE_PAGE === '1';
const carrier = fileURLToPath(new URL(`./src/${page ? 'page' : 'wire'}/carrier.ts`, import.meta.url));
const server = process.env.MEETINGHOUSE_SERVER ?? 'http://127.0.0.1:1692';

export default defineConfig({
  plugins: [svelte(), iconsPlugin(), tomlPlugin(), ...(page ? [] : [pwaPlugin()])],
  base: page ? './' : '/',
  define: { __PAGE__: JSON.stringify(page) },
  resolve: { alias: { $carrier: carrier } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    ...(page ? { outDir: 'dist-page', emptyOutDir: true } : {}),
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  // Some ask Python, which takes long on a busy machine: no test may fail by time.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 120_000 },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { iconsPlugin } from './scripts/icons.mjs';
import { pwaPlugin } from './scripts/pwa.mjs';
import { tomlPlugin } from './scripts/toml.mjs';

const server = process.env.MEETINGHOUSE_SERVER ?? 'http://127.0.0.1:1692';

export default defineConfig({
  plugins: [svelte(), iconsPlugin(), tomlPlugin(), pwaPlugin()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 300, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fileOf, preloads } from './preloads';

// Where `npm run dev` finds a running `warbook serve`.
const server = process.env['WARBOOK_SERVER'] ?? 'http://127.0.0.1:8400';

export default defineConfig({
  plugins: [svelte(), preloads()],
  build: {
    // The built page ships inside the Python package.
    outDir: '../src/warbook/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content-security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: fileOf } },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  // Svelte's browser build, so that runes outside of components work in tests too
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // as for a browser: Svelte's modules would be compiled for a server otherwise, where nothing is reactive
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], testTransformMode: { web: ['**/*.test.ts'] } },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `make serve` listens here; PARLOUR_URL points the development server at another one.
const server = process.env.PARLOUR_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/parlour/server/static',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Which files a screen and a game are made of: the server tells the browser before their code asks (static_files.py).
    manifest: 'chunks.json',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several screens have in common is one file, not a handful that changes with every game: each costs a
          // request, and small ones pack badly.
          groups: [
            { name: 'libraries', test: /\/node_modules\/(?!d3-)/ },
            { name: 'shared', test: /\/src\/(app|generic|lib)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    passWithNoTests: false,
  },
});

import { defineConfig } from 'vite';

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  base: './',
  build: {
    outDir: '../dist/display',
    emptyOutDir: true,
    target: 'es2022',
    // One page, one script: a kiosk loads it once, and the bench weighs it whole.
    modulePreload: false,
    assetsInlineLimit: 0,
  },
});

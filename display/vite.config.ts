import { defineConfig } from 'vite';

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  base: './',
  plugins: [{ name: 'squeeze-templates', apply: 'build', enforce: 'pre', transform: squeeze }],
  // Lit is served as it comes: a cache of bundled packages, shared by every server started here, goes stale in mid-test.
  optimizeDeps: { noDiscovery: true },
  build: {
    outDir: '../dist/display',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
  },
});

/** The minifier leaves template literals alone, and ours are full of indentation: styles and markup for people to read. */
function squeeze(code: string, id: string): string | undefined {
  if (!/\/display\/.*\.ts$/.test(id)) return;
  return code
    .replace(/css`([^`]*)`/g, (_, style: string) => `css\`${squeezeStyle(style)}\``)
    .replace(/\n[ \t]+/g, '\n');
}

function squeezeStyle(style: string): string {
  return style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');
}

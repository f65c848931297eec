import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `npm run build -- playground` sets it: the playground alone, with relative addresses, for any web server. */
const isPlayground = process.env['ROWLOOM_PLAYGROUND'] === '1';

/**
 * PostgreSQL's grammar looks for its WebAssembly beside the script that runs, under a name that no bundler sees. It gets a
 * name by its content, as all that browsers keep.
 */
const postgresqlGrammar = (): Plugin => ({
  name: 'postgresql-grammar',
  apply: 'build',
  transform: {
    filter: { id: /libpg-query\.js$/ },
    handler(code, id) {
      const source = readFileSync(id.replace(/\.js$/, '.wasm'));
      const name = `libpg-query-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.wasm`;
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      return { code: code.replace('"libpg-query.wasm"', JSON.stringify(name)), map: null };
    },
  },
});

// oxlint-disable-next-line import/no-default-export -- vite reads its configuration from the default export
export default defineConfig({
  root: at('.'),
  base: isPlayground ? './' : '/',
  plugins: [react()],
  worker: { format: 'es', plugins: () => [postgresqlGrammar()] },
  build: {
    outDir: at(isPlayground ? 'dist-playground' : 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    // Browsers that know `light-dark()`: for older ones it would be rewritten, into what our colour scheme does not reach.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: isPlayground ? [at('play.html')] : [at('index.html'), at('play.html')] },
  },
  server: { proxy: { '/api': 'http://localhost:4000', '/docs': 'http://localhost:4000' } },
});

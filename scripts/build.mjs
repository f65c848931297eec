// One file per entry point, everything bundled: what is published runs without any of our dependencies installed.
import { copyFileSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CLI = join(ROOT, 'apps/cli');
/** Benches and tests build into folders of their own. */
const OUT = resolve(process.argv[2] ?? join(CLI, 'dist'));

const entryPoints = Object.fromEntries([
  ['rowloom', join(CLI, 'src/main.ts')],
  ...globSync(join(CLI, 'src/{worker,*-worker}.ts')).map((path) => [basename(path, '.ts'), path]),
]);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const { metafile } = await build({
  entryPoints,
  outdir: OUT,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  chunkNames: 'chunk-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node22.18',
  legalComments: 'linked',
  metafile: true,
  logLevel: 'warning',
  // CommonJS modules inside an ECMAScript bundle still ask for these three.
  banner: {
    js: [
      "import { createRequire as rowloomCreateRequire } from 'node:module';",
      'const require = rowloomCreateRequire(import.meta.url);',
      'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
    ].join('\n'),
  },
});

// The parser looks for its WebAssembly in the folder of the file that holds its code.
const sqlRequire = createRequire(join(ROOT, 'packages/sql/package.json'));
if (Object.keys(metafile.inputs).some((path) => path.includes('libpg-query'))) {
  copyFileSync(join(dirname(sqlRequire.resolve('libpg-query')), 'libpg-query.wasm'), join(OUT, 'libpg-query.wasm'));
}

for (const path of globSync(join(OUT, '*')).toSorted()) {
  process.stdout.write(`${basename(path)}  ${(statSync(path).size / 1024).toFixed(0)} KiB\n`);
}

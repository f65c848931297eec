// One file per entry point, everything bundled: the published program runs without any of our dependencies installed,
// except the few that only the service needs and that cannot be bundled.
import { copyFileSync, cpSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCurrent, stampOf } from '../apps/cli/bin/is-current.mjs';
import { buildPlayground, ensureWebBuilt, WEB_DIST } from './build-web.mjs';
import { ensureDocsBuilt } from './docs/ensure-docs-built.mjs';
import { groupModules } from './group-modules.ts';
import { UNBUNDLED } from './unbundled.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CLI = join(ROOT, 'apps/cli');
/** Benches and tests build into separate folders. */
const DIST = join(CLI, 'dist');
const OUT = resolve(process.argv[2] ?? DIST);
const MIGRATIONS = 'packages/service/src/store/migrations';

if (process.argv[2]?.startsWith('-')) {
  process.stderr.write('npm run build [-- playground | -- FOLDER]\n');
  process.exit(2);
}
if (process.argv[2] === 'playground') {
  process.stdout.write(`The playground is in ${relative(process.cwd(), await buildPlayground())}.\n`);
  process.exit(0);
}

const copyWeb = async () => {
  await ensureWebBuilt();
  const filter = (path) => basename(path) !== '.built';
  cpSync(WEB_DIST, join(OUT, 'web'), { recursive: true, filter });
  const guide = await ensureDocsBuilt(ROOT);
  cpSync(guide, join(OUT, 'web/guide'), { recursive: true, filter });
  cpSync(join(guide, 'llms.txt'), join(OUT, 'web/llms.txt'));
};

// Copying an existing build takes a tenth of the time of building, and a test run needs several.
if (OUT !== DIST && isCurrent(DIST, ROOT)) {
  rmSync(OUT, { recursive: true, force: true });
  cpSync(DIST, OUT, { recursive: true });
  await copyWeb();
  process.exit(0);
}

// Imported only now: a copy does without it.
const { build } = await import('rolldown');

const entryPoints = Object.fromEntries([
  ['rowloom', join(CLI, 'src/main.ts')],
  ...globSync(join(CLI, 'src/{worker,*-worker}.ts')).map((path) => [basename(path, '.ts'), path]),
]);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

// Rolldown keeps top-level constants constant; as `var`, which other bundlers make of them, the writers' tables would
// be looked up at every call, at a fifth of the speed.
const input = {
  input: entryPoints,
  platform: 'node',
  external: UNBUNDLED,
  // Comments would name the paths of modules: the same sources must give the same bytes on any machine.
  experimental: { attachDebugInfo: 'none' },
  // Plans import the words of one language, other code imports them all: both are intended.
  checks: { ineffectiveDynamicImport: false },
  logLevel: 'warn',
};
const files = {
  dir: OUT,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'chunk-[hash].mjs',
};
/** Every module that a build has read, used or not. */
const listModules = (modules) => ({
  name: 'list-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) if (!id.includes('node_modules')) modules.add(id);
  },
});
const modules = new Set();
const rough = await build({ ...input, plugins: [listModules(modules)], write: false, output: files });
const groups = groupModules(rough.output, join(CLI, 'src'));

// Taken before the files are read for the build: one that changes meanwhile differs from its stamp, and the build is
// not current. A folder changes with its files, and a lock file with what is installed.
const stamps = [
  ...modules,
  ...globSync('{packages/*,apps/cli}/package.json', { cwd: ROOT }),
  ...globSync(`${MIGRATIONS}/*`, { cwd: ROOT }),
  MIGRATIONS,
  'apps/cli/src',
  'scripts/build.mjs',
  'scripts/group-modules.ts',
  'scripts/unbundled.ts',
  'package-lock.json',
].map((path) => ({ path: relative(ROOT, resolve(ROOT, path)), ...stampOf(resolve(ROOT, path)) }));

const { output } = await build({
  ...input,
  output: {
    ...files,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => groups.get(id) ?? null }],
    },
    // CommonJS modules inside an ECMAScript bundle still need these three.
    banner: ({ moduleIds }) =>
      moduleIds.some((id) => id.includes('node_modules'))
        ? [
            "import { createRequire as rowloomCreateRequire } from 'node:module';",
            'const require = rowloomCreateRequire(import.meta.url);',
            'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
          ].join('\n')
        : '',
  },
});

// An entry point imported by another file would be executed by it: as a thread without a task.
const entries = new Set(output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])));
for (const file of output) {
  const wrong = file.type === 'chunk' ? file.imports.find((name) => entries.has(name)) : undefined;
  if (wrong !== undefined) throw new Error(`${file.fileName} imports ${wrong}, which is an entry point.`);
}

// The parser looks for its WebAssembly in the folder of the file with its code.
const sqlRequire = createRequire(join(ROOT, 'packages/sql/package.json'));
if (output.some((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.includes('libpg-query')))) {
  copyFileSync(join(dirname(sqlRequire.resolve('libpg-query')), 'libpg-query.wasm'), join(OUT, 'libpg-query.wasm'));
}

cpSync(join(ROOT, MIGRATIONS), join(OUT, 'migrations'), { recursive: true });

await copyWeb();

// Last: with it the build is complete.
writeFileSync(join(OUT, '.built'), JSON.stringify(stamps));

for (const path of globSync(join(OUT, '*.*')).toSorted()) {
  process.stdout.write(`${basename(path)}  ${(statSync(path).size / 1024).toFixed(0)} KiB\n`);
}

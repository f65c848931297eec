import { join } from 'node:path';
import { build, type OutputOptions, type Plugin } from 'rolldown';
import { UNBUNDLED } from '../unbundled.ts';
import { compileAtLoad } from './compile-at-load.ts';
import { DOORS, type Door, scriptOf } from './doors.ts';
import { run } from './run.ts';

const ENGINE = DOORS.find(({ subpath }) => subpath === 'engine');

/** One engine for whoever imports `rowloom` and `rowloom/engine`: types and instances agree, and its words are there once. */
const withoutEngine: Plugin = {
  name: 'engine-beside',
  resolveId: (id) =>
    id === '@rowloom/engine' && ENGINE !== undefined ? { id: `./${scriptOf(ENGINE)}`, external: true } : undefined,
};

/** The packs as the planner of these sources plans them, each a file of its own: whoever imports `rowloom` does not wait for it. */
function withPlans(root: string): Plugin {
  const print = `import { planPacks } from './packages/library/src/ready/plan-packs.ts'; console.log(JSON.stringify(await planPacks()));`;
  const path = join(root, 'packages/library/src/ready/planned-packs.ts');
  const prefix = 'rowloom-planned:';
  let packs: Readonly<Record<string, unknown>> = {};
  return {
    name: 'packs-planned',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load(id) {
      if (id.startsWith(prefix)) return `export const planned = ${JSON.stringify(packs[id.slice(prefix.length)])};`;
      if (id !== path) return undefined;
      packs = JSON.parse(run(process.execPath, ['--input-type=module', '--eval', print], root));
      const imports = Object.keys(packs).map((name) => `${name}: () => import('${prefix}${name}')`);
      return `export const PLANNED_PACKS = { ${imports.join(', ')} };`;
    },
  };
}

/** CommonJS modules inside an ECMAScript bundle still ask for these three. */
const COMMONJS = [
  "import { createRequire as rowloomCreateRequire } from 'node:module';",
  'const require = rowloomCreateRequire(import.meta.url);',
  'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
].join('\n');

/** Bundles what programs import into the folder of the program, beside the WebAssembly that both read from there. */
export async function buildDoors(root: string, folder: string): Promise<void> {
  for (const door of DOORS) await buildDoor(root, folder, door);
  compileAtLoad(folder);
}

async function buildDoor(root: string, folder: string, door: Door): Promise<void> {
  const name = scriptOf(door);
  const output: OutputOptions = {
    dir: folder,
    format: 'esm',
    entryFileNames: name,
    chunkFileNames: name.replace('.js', '-[hash].js'),
    banner: ({ moduleIds }) =>
      !door.runsInBrowsers && moduleIds.some((id) => id.includes('node_modules')) ? COMMONJS : '',
  };
  await build({
    input: join(root, door.workspace, 'src/index.ts'),
    platform: door.runsInBrowsers ? 'browser' : 'node',
    external: UNBUNDLED,
    plugins: door.workspace === ENGINE?.workspace ? [] : [withoutEngine, withPlans(root)],
    // As for the program; see scripts/build.mjs.
    experimental: { attachDebugInfo: 'none' },
    checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    logLevel: 'warn',
    output,
  });
}

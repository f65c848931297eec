import { statSync } from 'node:fs';
import type { Rules } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { importUsersModule } from '../source/import-users-module.ts';
import { checkPurity } from './check-purity.ts';
import { nameByDigest, readGenerators, useGenerators } from './own-generators.ts';

/** Where threads find the generators of a run. */
export const CONFIG_VARIABLE = 'ROWLOOM_CONFIG';

/** The default export of `rowloom.config.ts`, its generators tested and registered with the engine. */
export async function loadConfig(path: string, shown: string): Promise<unknown> {
  const version = versionOf(path);
  const { generators, ...project } = await importDefault(path, shown, version === '' ? '' : `?${version}`);
  if (generators === undefined) return project;
  const own = readGenerators(generators, shown);
  await checkPurity(
    own,
    async () => readGenerators((await importDefault(path, shown, `?again${version}`))['generators'], shown),
    shown,
  );
  useGenerators(own, shown);
  process.env[CONFIG_VARIABLE] = path;
  const { rules } = project;
  return typeof rules === 'object' && rules !== null
    ? { ...project, rules: nameByDigest(rules as Rules, own, shown) }
    : project;
}

const loaded = new Map<string, number>();

/** Empty for the initial file: a changed one is another module, and `watch` reads it repeatedly. */
function versionOf(path: string): string {
  const now = Math.trunc(statSync(path).mtimeMs);
  const first = loaded.get(path) ?? now;
  loaded.set(path, first);
  return first === now ? '' : `at${now}`;
}

/** For a thread: what the first one has tested need not be tested again. */
export async function loadGenerators(path: string): Promise<void> {
  const { generators } = await importDefault(path, path);
  if (generators !== undefined) useGenerators(readGenerators(generators, path), path);
}

async function importDefault(path: string, shown: string, query = ''): Promise<Readonly<Record<string, unknown>>> {
  let module: { readonly default?: unknown };
  try {
    module = await importUsersModule(path, query);
  } catch (error) {
    throw refusal(EXIT.input, `${shown} cannot be loaded: ${(error as Error).message}`, [
      'Node runs the file without compiling it: imports need file extensions, and the only TypeScript syntax allowed is types.',
    ]);
  }
  if (typeof module.default === 'object' && module.default !== null)
    return module.default as Readonly<Record<string, unknown>>;
  throw refusal(EXIT.input, `${shown} has no default export. Write: export default defineConfig({ … });`);
}

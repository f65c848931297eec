import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { childEnvironment } from '../execution/fork-child.ts';
import { syncFiles } from './durable-files.ts';
import { storeError } from './store-error.ts';

const BEGUN = 'store.begun-';

/**
 * The files of an empty database, created by a separate process: the 200 MB that PGlite takes for it would stay
 * allocated while the service runs. They get their name when they are complete, so that an interrupted start leaves
 * nothing in the way of the next. The caller holds the folder's lock.
 */
export async function makeCluster(folder: string, { fsync }: { readonly fsync: boolean }): Promise<void> {
  for (const name of readdirSync(folder)) if (name.startsWith(BEGUN)) remove(join(folder, name));
  const place = join(folder, 'store');
  if (existsSync(join(place, 'PG_VERSION'))) return;
  const begun = join(folder, `${BEGUN}${randomBytes(4).toString('hex')}`);
  try {
    await runMaker(begun);
    if (fsync) syncFiles(begun);
    renameSync(begun, place);
    if (fsync) syncFiles(folder, { deep: false });
  } catch (error) {
    remove(begun);
    throw error;
  }
}

/** The process of a killed start may still be writing there: a later start removes it. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    return;
  }
}

/**
 * Inlined, because a separate module would have to be found in a checkout, in the bundle and under test. Each of its
 * statements runs once: optimizing PostgreSQL's code for that took a quarter of the time and 400 MB.
 */
const MAKER = `const { setFlagsFromString } = await import('node:v8');
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
const { PGlite } = await import(process.argv[1]);
await (await PGlite.create(process.argv[2])).close();`;

function runMaker(folder: string): Promise<void> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', MAKER, pglite, folder], {
    env: childEnvironment(process.env),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-1000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(storeError('store_unreachable', `The embedded store could not be made in its folder. ${said}`));
    });
  });
}

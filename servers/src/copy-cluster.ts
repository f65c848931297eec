import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const CLUSTERS = join(tmpdir(), `rowloom-clusters-${process.getuid?.() ?? 0}`);

const MAKER = `const { PGlite } = await import(process.argv[1]);
await (await PGlite.create(process.argv[2])).close();`;

/**
 * Puts the empty database of an embedded store where a service will look for it. The service would create it itself,
 * which takes seven seconds of processor time each; the story of the first start and the tests of the store let it do
 * so.
 */
export function copyCluster(folder: string): void {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const cluster = join(CLUSTERS, versionOf(pglite));
  if (!existsSync(cluster)) makeCluster(pglite, cluster);
  cpSync(cluster, join(folder, 'store'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/**
 * Puts an embedded store with all its tables there, as the program's own `admin migrate` creates it once: that takes
 * more than half of the time of a service's start. A checkout gets an empty one, and migrates it itself.
 */
export function copyStore(folder: string, program: string): void {
  const home = join(dirname(program), '..');
  const migrations = join(home, 'dist/migrations');
  // A checkout may run its source, whose migrations differ from those of a build beside it.
  if (!existsSync(migrations) || existsSync(join(home, 'src'))) return copyCluster(folder);
  const kept = join(CLUSTERS, `store-${digestOf(migrations)}`);
  if (!existsSync(kept)) makeOnce(kept, (begun) => migrateStore(begun, program));
  cpSync(join(kept, 'store'), join(folder, 'store'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function migrateStore(folder: string, program: string): void {
  copyCluster(folder);
  const { status, stderr } = spawnSync(process.execPath, [program, 'admin', 'migrate'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, ROWLOOM_DATA_DIR: folder },
  });
  if (status !== 0) throw new Error(`The store could not be migrated.\n${stderr}`);
}

/** The tables of the queue come with its package, whose version is in the lock file. */
function digestOf(migrations: string): string {
  const hash = createHash('sha256').update(readFileSync(new URL('../../package-lock.json', import.meta.url)));
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

function makeCluster(pglite: string, cluster: string): void {
  makeOnce(cluster, (begun) => {
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', MAKER, pglite, begun], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`No cluster could be made.\n${stderr}`);
  });
}

/** Several processes may do so at once: the first to finish wins. */
function makeOnce(kept: string, make: (begun: string) => void): void {
  mkdirSync(CLUSTERS, { recursive: true });
  const begun = mkdtempSync(join(CLUSTERS, 'begun-'));
  try {
    make(begun);
    renameSync(begun, kept);
  } catch (error) {
    rmSync(begun, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
}

function versionOf(entry: string): string {
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest))
      return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
  }
  throw new Error(`${entry} is in no package.`);
}

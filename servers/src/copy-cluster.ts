import { spawnSync } from 'node:child_process';
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const CLUSTERS = join(tmpdir(), `rowloom-clusters-${process.getuid?.() ?? 0}`);

const MAKER = `const { PGlite } = await import(process.argv[1]);
await (await PGlite.create(process.argv[2])).close();`;

/**
 * Puts the empty database of an embedded store where a service will look for it. The service would make it itself, which
 * takes seven seconds of a processor each time; the story of the first start and the tests of the store let it do so.
 */
export function copyCluster(folder: string): void {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const cluster = join(CLUSTERS, versionOf(pglite));
  if (!existsSync(cluster)) makeCluster(pglite, cluster);
  cpSync(cluster, join(folder, 'store'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Several processes may do so at once: the first to finish wins. */
function makeCluster(pglite: string, cluster: string): void {
  mkdirSync(CLUSTERS, { recursive: true });
  const begun = mkdtempSync(join(CLUSTERS, 'begun-'));
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', MAKER, pglite, begun], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No cluster could be made.\n${stderr}`);
  try {
    renameSync(begun, cluster);
  } catch {
    rmSync(begun, { recursive: true, force: true });
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

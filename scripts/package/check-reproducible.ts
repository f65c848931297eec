import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVersion } from './make-manifest.ts';
import { run } from './run.ts';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Builds everything again from a copy of git's files, elsewhere, and compares the bytes. */
export function checkReproducible(root: string, tarball: Buffer): void {
  const copy = mkdtempSync(join(tmpdir(), 'rowloom-again-'));
  try {
    const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], root).split('\0');
    for (const path of files.filter((name) => name !== '')) cpSync(join(root, path), join(copy, path));
    copyModules(root, copy);
    run(process.execPath, [join(copy, 'scripts/package/main.ts')], copy);
    const again = readFileSync(join(copy, `dist/rowloom-${readVersion(root)}.tgz`));
    if (!again.equals(tarball))
      throw new Error(
        `A second build differs: ${sha256(tarball)} and ${sha256(again)}. It must depend on the sources alone.`,
      );
    process.stdout.write(`A second build elsewhere has the same bytes: sha256 ${sha256(tarball)}\n`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Its own modules, as in a clone: the order of some parts follows the paths of files, and links would lead back here.
 * Those of the workspace are relative links, and lead to the copy.
 */
function copyModules(root: string, copy: string): void {
  const from = join(root, 'node_modules');
  const to = join(copy, 'node_modules');
  const { status } = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
  // Another disk, or no such command: copies all bytes.
  if (status !== 0) cpSync(from, to, { recursive: true, force: true, verbatimSymlinks: true });
  for (const name of ['.cache', '.vite']) rmSync(join(to, name), { recursive: true, force: true });
}

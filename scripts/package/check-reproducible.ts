import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVersion } from './make-manifest.ts';
import { run } from './run.ts';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Builds everything again from a copy of the files that git knows, elsewhere, and compares the bytes. */
export function checkReproducible(root: string, tarball: Buffer): void {
  const copy = mkdtempSync(join(tmpdir(), 'rowloom-again-'));
  try {
    const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], root).split('\0');
    for (const path of files.filter((name) => name !== '')) cpSync(join(root, path), join(copy, path));
    linkModules(root, copy);
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

/** The same third-party modules, but the packages of the workspace are those of the copy. */
function linkModules(root: string, copy: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@rowloom'), { recursive: true });
  for (const name of readdirSync(modules))
    if (!['@rowloom', 'rowloom', '.cache', '.vite'].includes(name))
      symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@rowloom', name));
}

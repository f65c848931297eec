import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDoors } from './build-doors.ts';
import { makeManifest, readVersion } from './make-manifest.ts';
import { makeNotices } from './make-notices.ts';
import { run } from './run.ts';
import { writeDeclarations } from './write-declarations.ts';

export type Assembled = {
  /** The unpacked package. */
  readonly folder: string;
  readonly tarball: string;
};

/** Builds the published package in `out`: its folder, and npm's tarball of it. Tests of programs need no types. */
export async function assemble(root: string, out: string, { types = true } = {}): Promise<Assembled> {
  const folder = join(out, 'rowloom');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyProgram(root, folder);
  await buildDoors(root, join(folder, 'dist'));
  writeProjectSchema(folder);
  if (types) writeDeclarations(root, join(folder, 'types'));
  for (const name of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, name), join(folder, name));
  copyFileSync(join(root, 'apps/cli/README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), makeNotices(root));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(makeManifest(root), null, 2)}\n`);
  return { folder, tarball: pack(root, folder, out) };
}

function copyProgram(root: string, folder: string): void {
  const dist = join(folder, 'dist');
  run(process.execPath, [join(root, 'scripts/build.mjs'), dist], root);
  // The stamps of a build belong to the machine that built it.
  rmSync(join(dist, '.built'));
  cpSync(join(root, 'apps/cli/bin'), join(folder, 'bin'), { recursive: true });
}

/** What the first line of a `rowloom.yaml` may name: the schema of that file, of exactly this version. */
function writeProjectSchema(folder: string): void {
  const print = `import { projectJsonSchema } from './dist/engine.js'; console.log(JSON.stringify(projectJsonSchema(), null, 2));`;
  writeFileSync(
    join(folder, 'rowloom.schema.json'),
    run(process.execPath, ['--input-type=module', '--eval', print], folder),
  );
}

/** npm gives every file the same date, so that the same files have the same bytes. */
function pack(root: string, folder: string, out: string): string {
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', out], folder);
  return join(out, `rowloom-${readVersion(root)}.tgz`);
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { DOORS } from './doors.ts';
import { foreignDeclarations } from './foreign-declarations.ts';
import { readDoor, rewriteSpecifiers } from './rewrite-specifiers.ts';

/**
 * Writes into `folder` exactly the declarations that the entry points need. The compiler writes one file for each
 * source file; imports from another package of the workspace are redirected to the file that declares them, so that a
 * type of the runner does not pull in the types of every driver.
 */
export function writeDeclarations(root: string, folder: string): void {
  const emitted = mkdtempSync(join(tmpdir(), 'rowloom-types-'));
  try {
    emitDeclarations(root, emitted);
    copyNeeded(root, emitted, folder);
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

function emitDeclarations(root: string, out: string): void {
  const project = join(out, 'tsconfig.json');
  const doors = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src/index.ts'));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // `npm run types` checks; here it would take most of the time.
    noCheck: true,
    rootDir: root,
    outDir: out,
    // Otherwise they would be found among the modules, for which nothing is written.
    paths: { '@rowloom/*': [join(root, 'packages/*/src/index.ts')] },
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    include: [],
    files: doors.filter((path) => existsSync(path)),
  };
  writeFileSync(project, JSON.stringify(settings));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', project],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The declarations could not be written.\n${stdout}${stderr}`);
}

/** `packages/engine/src/document/plan/plan` is `engine/document/plan/plan` in the package. */
const placeOf = (module: string): string => module.replace(/^packages\/([^/]+)\/src\//, '$1/');

function copyNeeded(root: string, emitted: string, folder: string): void {
  const read = (module: string): string => readFileSync(join(emitted, `${module}.d.ts`), 'utf8');
  const doors = new Map(
    readdirSync(join(emitted, 'packages')).map((name) => {
      const door = `packages/${name}/src/index`;
      return [`@rowloom/${name}`, readDoor(door, read(door))] as const;
    }),
  );
  const foreign = foreignDeclarations(root, folder);
  const wanted = DOORS.map(({ workspace }) => `${workspace}/src/index`);
  const seen = new Set(wanted);
  for (const module of wanted) {
    const target = join(folder, `${placeOf(module)}.d.ts`);
    const from = dirname(target);
    const text = rewriteSpecifiers(module, read(module), doors, (needed) => {
      if (needed.kind === 'foreign') return relativeName(from, foreign.place(needed.name));
      if (!seen.has(needed.module)) {
        seen.add(needed.module);
        wanted.push(needed.module);
      }
      return relativeName(from, join(folder, `${placeOf(needed.module)}.js`));
    });
    mkdirSync(from, { recursive: true });
    writeFileSync(target, text);
  }
}

function relativeName(from: string, to: string): string {
  const path = relative(from, to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The program under test: the published one. `source` tests the checkout instead, which starts more slowly. */
const UNDER_TEST: 'bundle' | 'source' = process.env['ROWLOOM_CONFORMANCE'] === 'source' ? 'source' : 'bundle';

export type Program = {
  /** What Node runs. */
  readonly file: string;
  readonly remove: () => void;
};

/** Builds the program into a folder with only its package's dependencies. */
export function buildProgram(): Program {
  if (UNDER_TEST === 'source') return { file: join(ROOT, 'apps/cli/src/main.ts'), remove: () => undefined };
  const home = mkdtempSync(join(tmpdir(), 'rowloom-built-'));
  const remove = (): void => rmSync(home, { recursive: true, force: true });
  cpSync(join(ROOT, 'apps/cli/bin'), join(home, 'bin'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), join(home, 'dist')], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    remove();
    throw new Error(`The bundle could not be built.\n${stderr}`);
  }
  return { file: join(home, 'bin/rowloom.mjs'), remove };
}

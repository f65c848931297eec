import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FILES = ['apps/cli/src/main.ts', 'packages/engine/src/index.ts'] as const;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rowloom-launcher-'));
  cpSync(join(ROOT, 'apps/cli/bin'), at('apps/cli/bin'), { recursive: true });
  for (const folder of ['apps/cli/dist', 'apps/cli/src', 'packages/engine/src'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('apps/cli/dist/rowloom.mjs'), "process.stdout.write('bundle');");
  writeFileSync(at('apps/cli/src/main.ts'), "const said: string = 'source';\nprocess.stdout.write(said);");
  writeFileSync(at('packages/engine/src/index.ts'), 'export const a = 1;');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string): string => join(root, path);

/** The stamp that a build leaves. */
function stamp(): void {
  const stamps = FILES.map((path) => ({ path, size: statSync(at(path)).size, mtimeMs: statSync(at(path)).mtimeMs }));
  writeFileSync(at('apps/cli/dist/.built'), JSON.stringify(stamps));
}

function launch(): string {
  const { stdout, stderr } = spawnSync(process.execPath, [at('apps/cli/bin/rowloom.mjs')], { encoding: 'utf8' });
  return stdout + stderr;
}

describe('the launcher of a checkout', () => {
  it('runs the bundle while none of its files has changed', () => {
    stamp();
    expect(launch()).toBe('bundle');
  });

  it('runs the source where nothing was built or a build did not finish', () => {
    expect(launch()).toBe('source');
    writeFileSync(at('apps/cli/dist/.built'), '[{"path"');
    expect(launch()).toBe('source');
  });

  it('runs the source after a change of the same length or age, or after a file was deleted', () => {
    stamp();
    const [, engine] = FILES;
    const { mtime } = statSync(at(engine));
    writeFileSync(at(engine), 'export const a = 2;');
    utimesSync(at(engine), mtime, new Date(mtime.getTime() + 1));
    expect(launch()).toBe('source');

    stamp();
    const before = statSync(at(engine)).mtime;
    writeFileSync(at(engine), 'export const a = 20;');
    utimesSync(at(engine), before, before);
    expect(launch()).toBe('source');

    stamp();
    rmSync(at(engine));
    expect(launch()).toBe('source');
  });
});

it('runs the bundle where there is no source, as in a published package', () => {
  rmSync(at('apps/cli/src'), { recursive: true });
  expect(launch()).toBe('bundle');
});

it('considers a build of this checkout current, including files that a bundle only copies', () => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { isCurrent } from ${JSON.stringify(join(ROOT, 'apps/cli/bin/is-current.mjs'))};
    const [, dist, root] = process.argv;
    const paths = JSON.parse(readFileSync(dist + '/.built', 'utf8')).map(({ path }) => path);
    process.stdout.write(JSON.stringify({ current: isCurrent(dist, root), paths }));`;
  const dist = at('built');
  expect(spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), dist]).status).toBe(0);
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, dist, ROOT], {
    encoding: 'utf8',
  });
  const { current, paths } = JSON.parse(stdout) as { readonly current: boolean; readonly paths: readonly string[] };
  expect(current).toBe(true);
  expect(paths).toEqual(
    expect.arrayContaining([
      'apps/cli/src/main.ts',
      'apps/cli/src/run-worker.ts',
      'packages/engine/src/index.ts',
      'packages/service/src/store/migrations/0001-people.sql',
      'package-lock.json',
    ]),
  );
  expect(paths.filter((path) => path.startsWith('..') || path.includes('node_modules'))).toEqual([]);
});

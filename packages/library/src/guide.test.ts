import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const LIBRARY = join(import.meta.dirname, 'index.ts');
const guide = readFileSync(join(ROOT, 'docs/guide/tests.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'rowloom-guide-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fences = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language} run\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

function run(command: string, words: readonly string[]): string {
  const { DATABASE_URL: _, ...environment } = process.env;
  const PATH = `${folder}${delimiter}${process.env['PATH'] ?? ''}`;
  const done = spawnSync(command, words, { cwd: folder, encoding: 'utf8', env: { ...environment, PATH } });
  expect(`${done.stderr}${done.status === 0 ? '' : done.stdout}`).toBe('');
  return done.stdout;
}

// One process for all programs: most of the time goes into loading the library.
test('the programs of the guide run and print what it shows', { timeout: 240_000 }, () => {
  const programs = fences('js').map((text) => text.replaceAll("'rowloom'", `'${LIBRARY}'`));
  const paths = programs.map((text, index) => {
    const path = join(folder, `program-${index}.mjs`);
    writeFileSync(path, text);
    return path;
  });
  const all = join(folder, 'all.mjs');
  writeFileSync(all, paths.map((path) => `await import('${path}');`).join('\n'));
  const said = run(process.execPath, [all]);
  expect(said).toContain('3 500 true\n');
  expect(said).toContain('paid EUR DE\ncustomers addresses shipping_methods coupons orders\ntrue\n3 order_items\n');
  expect(said).toContain('0 true\n');
  expect(said).toMatch(/pass 1\b/);
});

test('the Python of the guide reads rows from the command line', { timeout: 240_000 }, () => {
  const shim = join(folder, 'rowloom');
  writeFileSync(shim, `#!/bin/sh\nexec '${process.execPath}' '${join(ROOT, 'apps/cli/src/main.ts')}' "$@"\n`);
  chmodSync(shim, 0o755);
  const [program = ''] = fences('python');
  expect(run('python3', ['-c', program])).toBe('');
});

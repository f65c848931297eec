import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFences } from '../guides/read-fences.ts';
import { run } from './run.ts';

/** Every command of the guides, the programs and the snippets for test runners, with the installed package. */
export function tryGuides(root: string, home: string): void {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  run(process.execPath, [vitest, 'run', 'scripts/guides.thorough.test.ts', 'scripts/action'], root, {
    ...process.env,
    ROWLOOM_THOROUGH: '1',
    ROWLOOM_INSTALLED: home,
  });
  process.stdout.write('Guides, action and pipelines do what they say, by the installed package.\n');
  const folder = mkdtempSync(join(home, 'tests-'));
  try {
    const guide = readFileSync(join(root, 'docs/guide/tests.md'), 'utf8');
    tryPrograms(folder, guide);
    tryVitest(root, folder, guide);
    tryJest(folder, guide);
    tryPytest(folder, home, guide);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The fences with this mark, in order. */
const fences = (guide: string, language: string, mark: string): readonly string[] =>
  readFences(guide).flatMap((fence) => (fence.language === language && fence.mark === mark ? [fence.text] : []));

function findFence(guide: string, language: string, mark: string): string {
  const [found, ...more] = fences(guide, language, mark);
  if (found === undefined || more.length > 0)
    throw new Error(
      `docs/guide/tests.md has ${more.length === 0 ? 'no' : 'more than one'} snippet of ${language} ${mark}.`,
    );
  return found;
}

const WITH_DATABASE: NodeJS.ProcessEnv = { ...process.env, TEST_DATABASE_URL: 'sqlite:' };

/** What a test may query in the database that the snippet has provided. */
const ASK = `(database) => {
  const [row] = new DatabaseSync(database.url.slice('sqlite:'.length)).prepare('select count(*) n from orders').all();
  expect(row.n).toBeGreaterThan(0);
}`;

function tryPrograms(folder: string, guide: string): void {
  for (const [index, text] of fences(guide, 'js', 'run').entries()) {
    writeFileSync(join(folder, `program-${index}.mjs`), text);
    run(process.execPath, [`program-${index}.mjs`], folder);
  }
}

function tryVitest(root: string, folder: string, guide: string): void {
  const text = `${findFence(guide, 'ts', 'run=vitest')}
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
const ask = ${ASK};
test('the database is filled', ({ database }) => ask(database), 60_000);
`;
  writeFileSync(join(folder, 'snippet.test.ts'), text);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'));
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: { include: ['snippet.test.ts'] } };`);
  const words = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  run(process.execPath, words, folder, WITH_DATABASE);
  process.stdout.write("The guide's fixture for Vitest runs.\n");
}

const JEST = 'jest@30.2.0';

/** Jest comes from the registry; without one its snippet is skipped, with a message. */
function tryJest(folder: string, guide: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const installed = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', JEST], { cwd: folder });
  if (installed.status !== 0) {
    process.stdout.write(`The snippet for Jest was left out: ${JEST} could not be installed.\n`);
    return;
  }
  const text = `${findFence(guide, 'js', 'run=jest')}
test('there is a database', () => expect(database.url).toMatch(/^sqlite:/));
`;
  writeFileSync(join(folder, 'snippet.jest.js'), text);
  const words = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--testMatch', '**/snippet.jest.js'];
  run(process.execPath, [...words, '--testTimeout', '120000'], folder, WITH_DATABASE);
  process.stdout.write("The guide's hooks for Jest run.\n");
}

/** Run if pytest is installed, otherwise compiled. */
function tryPytest(folder: string, home: string, guide: string): void {
  const text = `${findFence(guide, 'python', 'run=pytest')}

def test_shop(shop):
    assert shop.startswith("sqlite:")
`;
  writeFileSync(join(folder, 'test_snippet.py'), text);
  const has = (words: readonly string[]): boolean => spawnSync('python3', words).status === 0;
  if (!has(['--version'])) {
    process.stdout.write('The snippet for pytest was left out: there is no python3.\n');
    return;
  }
  const isThere = has(['-c', 'import pytest']);
  const PATH = `${join(home, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  const words = isThere ? ['-m', 'pytest', '-q', 'test_snippet.py'] : ['-m', 'py_compile', 'test_snippet.py'];
  run('python3', words, folder, { ...process.env, PATH });
  process.stdout.write(`The guide's fixture for pytest ${isThere ? 'runs' : 'compiles; pytest is not installed'}.\n`);
}

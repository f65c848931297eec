import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../catalogue/catalogue.ts';
import { quoteWord } from './quote-word.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-shells-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SHELLS = {
  bash: `rowloom() { printf '%s\\0' "$@" >> said; printf '\\1' >> said; }`,
  zsh: `rowloom() { printf '%s\\0' "$@" >> said; printf '\\1' >> said; }`,
  fish: `function rowloom; printf '%s\\0' $argv >> said; printf '\\1' >> said; end`,
} as const;

const WORDS = [
  '[a-z]*',
  'a?b',
  'wow!',
  '=ls',
  'orders=5,*=1',
  "it's",
  'a\\',
  "\\'",
  '$HOME',
  '~',
  '{a,b}',
  '#x',
  '',
  'a b',
  '`id`',
  '%self',
  '"',
];

/** The program's arguments on each line, as the shell parses it. */
function wordsIn(shell: keyof typeof SHELLS, lines: readonly string[]): readonly (readonly string[])[] {
  writeFileSync(join(folder, 'said'), '');
  const script = join(folder, `lines.${shell}`);
  writeFileSync(script, [SHELLS[shell], ...lines, ''].join('\n'));
  const { status, stderr } = spawnSync(shell, [script], { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const calls = readFileSync(join(folder, 'said'), 'utf8').split('\u0001').slice(0, -1);
  return calls.map((call) => call.split('\0').slice(0, -1));
}

describe.each(Object.keys(SHELLS) as (keyof typeof SHELLS)[])('%s', (shell) => {
  const isThere = spawnSync(shell, ['--version']).status === 0;

  test.skipIf(!isThere)('reads every quoted word back unchanged', () => {
    expect(wordsIn(shell, [`rowloom ${WORDS.map(quoteWord).join(' ')}`])).toEqual([WORDS]);
  });

  test.skipIf(!isThere)('accepts the examples of the help as bash does', async () => {
    const commands = await Promise.all(COMMANDS.map(({ load }) => load()));
    const all = commands.flatMap((command) => [command, ...Object.values(command.actions ?? {})]);
    // Only the program's own words: others may need files, or a service.
    const lines = [...new Set(all.flatMap(({ examples }) => examples.map(([line]) => line)))].filter((line) =>
      /^rowloom [^|<>]*$/.test(line),
    );
    expect(lines.length).toBeGreaterThan(50);
    expect(wordsIn(shell, lines)).toEqual(wordsIn('bash', lines));
  });
});

import { expect, test } from 'vitest';
import type { Command } from '../arguments/command.ts';
import { COMMANDS } from '../catalogue/catalogue.ts';
import { complete, resourceOf } from './complete.ts';

const words = async (...given: readonly string[]): Promise<readonly string[]> =>
  (await complete(given)).map(({ word }) => word);

test.each([
  [
    ['generate', '--format', ''],
    ['csv', 'jsonl', 'sql', 'parquet'],
  ],
  [['generate', '--mode', 't'], ['truncate']],
  [
    ['generate', '--triggers', ''],
    ['auto', 'keep', 'off'],
  ],
  [['plan', '--locale', 'pt'], ['pt_BR']],
  [['plan', '--source-dialect', 'ma'], ['mariadb']],
  [['push', 'Shop', '--mode', 'c'], ['create']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['api', 'PA'], ['PATCH']],
  [['api', '"PA'], ['PATCH']],
  [['generate', '--format=p'], ['--format=parquet']],
  [['generate', '--format=x'], []],
  [['generate', '--nothing='], []],
])('after %j the shell offers %j', async (given, offered) => {
  expect(await words(...given)).toEqual(offered);
});

/** Names that users choose, and names that nothing can list. */
const FREE = new Set(['--schema', '--name', '--service', '--target', '--user', '--run']);

test('every option that takes one of a few names lists them, or says what it names', async () => {
  const commands: Command[] = await Promise.all(COMMANDS.map(({ load }) => load()));
  const all = commands.flatMap((command) => [command, ...Object.values(command.actions ?? {})]);
  const silent = all.flatMap(({ name, options }) =>
    Object.entries(options)
      .filter(([, { value }]) => value === 'NAME' || value === 'CONNECTION' || value === 'PROJECT')
      .filter(([option, about]) => about.choices === undefined && resourceOf(about, option) === undefined)
      .map(([option]) => `${name} --${option}`),
  );
  expect(silent.filter((option) => !FREE.has(`--${option.split('--')[1]}`))).toEqual([]);
});

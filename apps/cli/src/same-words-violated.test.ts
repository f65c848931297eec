import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installRowloom } from './rowloom.fixture.ts';
import { runHere } from './run-here.fixture.ts';
import { changeFile } from './servers.fixture.ts';

const { folder } = installRowloom(afterAll);

const count = (file: string): unknown => Object.values(changeFile(file, 'SELECT count(*) FROM cups')[0] as object)[0];
const flat = ({ out, err }: { readonly out: string; readonly err: string }): string =>
  `${out}${err}`.replaceAll(/\s+/g, ' ');

/** A foreign row violates a constraint, so that every certificate finds it. */
const open = (name: string): { readonly file: string; readonly url: string } => {
  const file = join(folder, name);
  changeFile(file, 'CREATE TABLE cups (id integer PRIMARY KEY AUTOINCREMENT, size integer NOT NULL CHECK (size > 0));');
  changeFile(file, 'PRAGMA ignore_check_constraints = ON; INSERT INTO cups (size) VALUES (-1);');
  return { file, url: `sqlite:${file}` };
};

test('the same command after violations finds that run, says so, and neither loads again nor reports success', async () => {
  const { file, url } = open('broken.db');
  const words = ['generate', url, '--rows', '20'];
  const first = await runHere(words);
  expect({ code: first.code, rows: count(file) }).toEqual({ code: 7, rows: 21 });
  expect(flat(first)).toContain('Not done: the certificate has found violations.');
  const [runId = ''] = /gen_\w{16}/.exec(first.out) ?? [];
  const second = await runHere(words);
  expect({ code: second.code, rows: count(file) }).toEqual({ code: 7, rows: 21 });
  expect(flat(second)).toContain(`${runId} ended with 1 violation. Nothing is loaded`);
  expect(flat(second)).not.toContain('Done.');
  const third = await runHere([...words, '--json']);
  expect({ code: third.code, rows: count(file) }).toEqual({ code: 7, rows: 21 });
  const again = await runHere([...words, '--again']);
  expect({ code: again.code, rows: count(file) }).toEqual({ code: 7, rows: 41 });
  expect(again.out).not.toContain(runId);
});

test('the same command reports success once the violations are repaired', async () => {
  const { file, url } = open('mended.db');
  const words = ['generate', url, '--rows', '20'];
  expect((await runHere(words)).code).toBe(7);
  changeFile(file, 'DELETE FROM cups WHERE size < 0;');
  const second = await runHere(words);
  expect({ code: second.code, rows: count(file) }).toEqual({ code: 0, rows: 20 });
  expect(flat(second)).toContain('Done.');
  expect(flat(await runHere(words))).toContain('already loaded');
});

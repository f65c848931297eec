import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExportDocument, sealExport } from '@rowloom/engine';
import { afterAll, expect, test } from 'vitest';
import { installRowloom, SHOP } from './rowloom.fixture.ts';
import { runHere } from './run-here.fixture.ts';
import { changeFile } from './servers.fixture.ts';

const { rowloom, folder } = installRowloom(afterAll);
const at = (...parts: readonly string[]): string => join(folder, ...parts);

/** The export of a run that found rows in its target, as in that run's ledger. */
function exportAgain(name: string, change: (document: ExportDocument) => Omit<ExportDocument, 'digest'>): string {
  const { digest: _digest, ...content } = change(
    JSON.parse(readFileSync(at('run', 'rowloom.json'), 'utf8')) as ExportDocument,
  ) as ExportDocument;
  const path = at(name);
  writeFileSync(path, JSON.stringify(sealExport(content)));
  return path;
}

const ids = (...path: readonly string[]): readonly number[] =>
  readFileSync(at(...path), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));

test('a replay starts at the numbers of the original run, and its own export says so', () => {
  expect(rowloom(['generate', SHOP, '--to', at('run'), '--seed', '7', '--as-of', '2026-11-15']).code).toBe(0);
  const path = exportAgain('based.json', (document) => ({
    ...document,
    tables: document.tables.map((table) => ({ ...table, base: 500 })),
  }));
  expect(rowloom(['replay', path, '--to', at('again'), '--quiet'])).toEqual({ code: 0, out: '', err: '' });
  expect(ids('again', 'orders.csv')).toEqual(ids('run', 'orders.csv').map((id) => id + 500));
  const { tables } = JSON.parse(readFileSync(at('again', 'rowloom.json'), 'utf8')) as ExportDocument;
  expect(new Set(tables.map(({ base }) => base))).toEqual(new Set([500]));
});

test('a replay loads a database with the sealed keys, and refuses incomplete or different ones', async () => {
  const database = `sqlite:${at('again.db')}`;
  const read = (): readonly unknown[] => changeFile(at('again.db'), 'SELECT id FROM orders ORDER BY id');
  const wanted = ids('again', 'orders.csv').map((id) => ({ id }));
  const words = ['replay', at('again', 'rowloom.json'), '--to', database, '--quiet'];
  expect(await runHere([...words, '--mode', 'create'])).toEqual({ code: 0, out: '', err: '' });
  expect(read()).toEqual(wanted);
  expect(await runHere([...words, '--mode', 'truncate'])).toEqual({ code: 0, out: '', err: '' });
  expect(read()).toEqual(wanted);
  expect(await runHere(words)).toMatchObject({ code: 5, err: expect.stringContaining('--mode truncate') as string });
  const other = exportAgain('other.json', (document) => ({
    ...document,
    tables: document.tables.map((table) => ({ ...table, checksum: 'sum64:0000000000000000' })),
  }));
  const part = exportAgain('part.json', (document) => ({ ...document, tables: document.tables.slice(1) }));
  for (const [path, code] of [
    [other, 6],
    [part, 3],
  ] as const)
    expect((await runHere(['replay', path, '--to', `sqlite:${at('none.db')}`, '--mode', 'create'])).code).toBe(code);
  expect(readdirSync(folder)).not.toContain('none.db');
});

test('a run that referred to rows of its target cannot be replayed', async () => {
  const path = exportAgain('outside.json', (document) => ({
    ...document,
    plan: {
      ...document.plan,
      tables: document.plan.tables.map((table) => ({
        ...table,
        references: table.references.map((reference) => ({
          ...reference,
          owning: false,
          strategy: { kind: 'existing', distribution: 'uniform' } as const,
        })),
      })),
    },
  }));
  const { code, err } = await runHere(['replay', path, '--to', at('never')]);
  expect(code).toBe(3);
  expect(err).toMatch(/refers to rows of \w+ that were in its target/);
});

test('a run into a database leaves its recipe in a file and in the ledger, and undo without an id takes the newest', async () => {
  const url = `sqlite:${join(folder, 'blog.db')}`;
  const recipe = join(folder, 'recipe.json');
  const words = ['--mode', 'create', '--rows', '500', '--seed', '4', '--quiet'];
  expect(await runHere(['generate', 'blog', '--to', url, ...words, '--recipe', recipe])).toMatchObject({
    code: 0,
    err: '',
  });
  const replayed: string[] = [];
  for (const [index, source] of [recipe, url].entries()) {
    const to = join(folder, `replayed-${index}`);
    expect(await runHere(['replay', source, '--to', to, '--checksum', '--quiet'])).toMatchObject({ code: 0, err: '' });
    replayed.push(readFileSync(join(to, 'comments.csv'), 'utf8'));
  }
  expect(replayed[1]).toBe(replayed[0]);
  expect((await runHere(['replay', url, '--run', 'gen_none', '--to', folder])).err).toContain('no run gen_none');
  expect((await runHere(['undo', url, '--last'])).out).toContain('Undone. 500 rows');
  expect(await runHere(['undo', url, '--last'])).toMatchObject({
    code: 10,
    err: expect.stringContaining('There is no run left') as string,
  });
});

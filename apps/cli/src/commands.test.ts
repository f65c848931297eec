import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS } from '@rowloom/packs';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from './catalogue/catalogue.ts';
import { EXIT, EXIT_MEANINGS } from './exit-codes.ts';
import { fromSource, installRowloom, SHOP } from './rowloom.fixture.ts';
import { runHere } from './run-here.fixture.ts';
import { VERSION } from './version.ts';

const { rowloom, folder } = installRowloom(afterAll);

test("the version is the package's", () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(VERSION).toBe(manifest.version);
  expect(rowloom(['--version']).out).toBe(`rowloom ${VERSION}\n`);
});

test('a checkout runs its source and prints the same version', () => {
  for (const words of [['--version'], ['help', 'generate'], ['plan', SHOP, '--seed', '1', '--as-of', '2026-11-15']])
    expect(fromSource.rowloom(words)).toEqual(rowloom(words));
});

test('help names every command and every exit code', async () => {
  const { code, out } = await runHere(['help']);
  expect(code).toBe(0);
  for (const { name } of COMMANDS) expect(out).toMatch(new RegExp(`^ +${name} `, 'm'));
  expect(EXIT_MEANINGS.map(([number]) => number).toSorted((a, b) => a - b)).toEqual(
    Object.values(EXIT).toSorted((a, b) => a - b),
  );
});

test('help names every pack', async () => {
  expect((await runHere(['help'])).out).toContain(PACKS.map(({ id }) => id).join(', '));
});

test('help of every command and action shows usage and examples', async () => {
  const { code, out } = await runHere(['help', '--all']);
  expect(code).toBe(0);
  const [, ...parts] = out.split('\f');
  for (const part of parts) {
    const [name = '', first = ''] = part.split('\n');
    expect(first).toContain(`rowloom ${name}: `);
    expect(part).toMatch(/^Usage {2}rowloom /m);
    expect(part).toMatch(/^ {2}# /m);
  }
  for (const { name } of COMMANDS) expect(out).toContain(`\f${name}\n`);
  for (const words of [['generate'], ['connections'], ['connections', 'add']]) {
    const help = (await runHere(['help', ...words])).out;
    expect((await runHere([...words, '--help'])).out).toBe(help);
    expect(out).toContain(`\f${words.join(' ')}\n${help}`);
  }
});

test('a plan shows rows, references, generators and verdicts', async () => {
  const { code, out } = await runHere(['plan', SHOP, '--seed', '1']);
  expect(code).toBe(0);
  expect(out).toMatch(/order_id to orders \(id\): fan-out/);
  expect(out).toMatch(/email +text +email/);
  expect(out).toMatch(/solved: .*orders_pkey/);
  const plan = JSON.parse((await runHere(['plan', SHOP, '--seed', '1', '--tables', 'orders', '--json'])).out) as {
    seed: number;
    tables: { name: string }[];
  };
  expect(plan).toMatchObject({ seed: 1, tables: [{ name: 'orders' }] });
});

test.each([40, 60, 100])('a preview fits a terminal of %d columns', async (width) => {
  const { code, out } = await runHere(['preview', SHOP, '--rows', '4'], { COLUMNS: String(width) });
  expect(code).toBe(0);
  const tables = out.split('\n').filter((line) => line.startsWith('  ') && !line.includes('…'));
  expect(tables.length).toBeGreaterThan(4);
  const wide = out.split('\n').filter((line) => [...line].length > width && !line.includes(SHOP));
  expect(wide).toEqual([]);
});

test.each([60, 80, 120])('a plan fits a terminal of %d columns without cutting how columns are made', async (width) => {
  const { code, out } = await runHere(['plan', 'ecommerce', '--seed', '1', '--tables', 'orders'], {
    COLUMNS: String(width),
  });
  expect(code).toBe(0);
  expect(out).not.toContain('…');
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(
    width < 100
      ? /total numeric\(12,2\) made by = subtotal - discount \+ shipping \+ tax because/
      : /shipping_methods\.id/,
  );
  const wide = out.split('\n').filter((line) => line.length > width && !line.includes('rowloom'));
  expect(wide).toEqual([]);
});

test('plan and preview alike report constraints that no rows can satisfy', async () => {
  const hard = join(folder, 'hard.sql');
  writeFileSync(hard, 'CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK (a * a = b * b * 3 + 7 AND a > b));');
  const planned = await runHere(['plan', hard, '--seed', '1']);
  const previewed = await runHere(['preview', hard, '--seed', '1']);
  expect(planned).toMatchObject({ code: EXIT.plan, err: expect.stringContaining('t_check') as string });
  expect(previewed).toEqual(planned);
});

test('a preview shows the rows that generate writes', () => {
  const words = ['--seed', '5', '--as-of', '2026-11-15'];
  const shown = rowloom(['preview', SHOP, '--table', 'customers', '--rows', '3', '--first', '--json', ...words])
    .out.trimEnd()
    .split('\n');
  const written = rowloom([
    'generate',
    SHOP,
    '--to',
    '-',
    '--tables',
    'customers',
    '--format',
    'jsonl',
    '--quiet',
    ...words,
  ]).out.split('\n');
  expect(shown.map((line) => (JSON.parse(line) as { email: string }).email)).toEqual(
    written.slice(0, 3).map((line) => (JSON.parse(line) as { email: string }).email),
  );
});

test('a printed schema document can be used as a source', () => {
  const { out } = rowloom(['schema', SHOP]);
  expect((JSON.parse(out) as { tables: { name: string }[] }).tables.map(({ name }) => name)).toContain('order_items');
  const again = rowloom(['schema', '-'], { input: out });
  expect(again.out).toBe(out);
  expect(rowloom(['schema', '-'], { input: readFileSync(SHOP, 'utf8') }).code).toBe(0);
});

test('the catalogue lists generators with their options', async () => {
  const items = JSON.parse((await runHere(['generators', '--json'])).out) as { name: string; summary: string }[];
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['email', 'integer', 'one_of']));
  const { out } = await runHere(['generators']);
  for (const { name } of items) expect(out).toMatch(new RegExp(`^${name} `, 'm'));
});

test('output has colours only when they are requested', () => {
  expect(rowloom(['help']).out).not.toContain('\u001b');
  expect(rowloom(['help'], { environment: { FORCE_COLOR: '1' } }).out).toContain('\u001b[1m');
  expect(rowloom(['help'], { environment: { NO_COLOR: '1' } }).out).not.toContain('\u001b');
});

test.each(PACKS.map(({ id }) => id))('the pack %s gives the same rows twice', (id) => {
  const words = ['--seed', '3', '--as-of', '2026-11-15', '--format', 'jsonl', '--quiet'];
  const { code, out, err } = rowloom(['generate', id, '--to', '-', '--rows', '3000', ...words]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n').length).toBeGreaterThan(2500);
  expect(rowloom(['generate', id, '--to', '-', '--rows', '3000', ...words]).out === out).toBe(true);
});

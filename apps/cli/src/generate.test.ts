import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { digestFolder, fromSource, installRowloom, SHOP } from './rowloom.fixture.ts';

const { rowloom, shell, startRowloom, folder } = installRowloom(afterAll);
const at = (...parts: readonly string[]): string => join(folder, ...parts);
const SAME = ['--seed', '7', '--as-of', '2026-11-15'];
const TABLES = ['customers', 'order_items', 'orders', 'products'];

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function lines(path: string): readonly string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

test('a folder gets a file for each table, a script that loads them, and the export', () => {
  const { code, out, err } = rowloom(['generate', SHOP, '--to', at('csv'), ...SAME]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(readdirSync(at('csv'))).toEqual(
    expect.arrayContaining([...TABLES.map((table) => `${table}.csv`), 'load.sql', 'rowloom.json']),
  );
  expect(lines(at('csv', 'orders.csv'))[0]).toBe('id,customer_id,status,placed_on,comment');
  expect(out).toContain('rowloom generate');
  expect(out).toContain('--seed 7 --as-of 2026-11-15');
});

test('writes every row, and foreign keys find their rows', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE customers (id); CREATE TABLE orders (id, customer_id)');
  const load = (table: string, fields: number): number => {
    const insert = database.prepare(
      `INSERT INTO ${table} VALUES (${Array.from({ length: fields }, () => '?').join(', ')})`,
    );
    const rows = lines(at('csv', `${table}.csv`)).slice(1);
    for (const row of rows) insert.run(...row.split(',').slice(0, fields));
    return rows.length;
  };
  const counts = { customers: load('customers', 1), orders: load('orders', 2) };
  expect(counts.customers).toBeGreaterThan(100);
  expect(
    database.prepare('SELECT count(*) AS n FROM orders WHERE customer_id NOT IN (SELECT id FROM customers)').get(),
  ).toEqual({ n: 0 });
  expect(database.prepare('SELECT count(DISTINCT id) AS n FROM orders').get()).toEqual({ n: counts.orders });
});

const many = (to: string, format: string, threads: string): readonly string[] => [
  'generate',
  SHOP,
  '--to',
  to,
  '--format',
  format,
  '--threads',
  threads,
  '--rows',
  '200k',
  ...SAME,
  '--quiet',
];

/** Text in lines, and columns; `npm run test:thorough` tests the other text formats as well. */
const FORMATS = ['csv', 'parquet', ...(process.env['ROWLOOM_THOROUGH'] === '1' ? ['jsonl', 'sql'] : [])];

test.each(FORMATS)('%s files are the same bytes with one thread and with three', (format) => {
  const digests = ['1', '3'].map((threads) => {
    const to = at(`${format}-${threads}`);
    expect(rowloom(many(to, format, threads))).toEqual({ code: 0, out: '', err: '' });
    return digestFolder(to);
  });
  expect(digests[1]).toEqual(digests[0]);
});

test('a checkout writes the same bytes as the bundle, worker threads included', () => {
  expect(fromSource.rowloom(many(at('source'), 'csv', '2'))).toEqual({ code: 0, out: '', err: '' });
  expect(digestFolder(at('source'))).toEqual(digestFolder(at('csv-1')));
});

test('packed files hold the content of unpacked ones, in several members', () => {
  const wishes = ['--rows', '200k', ...SAME, '--quiet'];
  expect(rowloom(['generate', SHOP, '--to', at('packed'), '--gzip', ...wishes]).code).toBe(0);
  const packed = readFileSync(at('packed', 'order_items.csv.gz'));
  expect(gunzipSync(packed).equals(readFileSync(at('csv-1', 'order_items.csv')))).toBe(true);
  expect(packed.toString('latin1').split('\u001f\u008b\u0008').length).toBeGreaterThan(3);
});

test('the checksum of a table is independent of the format and changes with the seed', () => {
  const checksums = (format: string, seed: string): unknown => {
    const to = at(`sum-${format}-${seed}`);
    expect(
      rowloom([
        'generate',
        SHOP,
        '--to',
        to,
        '--format',
        format,
        '--seed',
        seed,
        '--as-of',
        '2026-11-15',
        '--checksum',
        '--quiet',
      ]).code,
    ).toBe(0);
    return (
      JSON.parse(readFileSync(join(to, 'rowloom.json'), 'utf8')) as { tables: { checksum: string }[] }
    ).tables.map(({ checksum }) => checksum);
  };
  const sums = checksums('csv', '7');
  expect(sums).toEqual([1, 2, 3, 4].map(() => expect.stringMatching(/^sum64:[0-9a-f]{16}$/)));
  expect(checksums('parquet', '7')).toEqual(sums);
  expect(checksums('csv', '8')).not.toEqual(sums);
});

test('a replay writes the same bytes, and the same rows in other formats', () => {
  expect(rowloom(['replay', at('csv', 'rowloom.json'), '--to', at('again'), '--quiet'])).toEqual({
    code: 0,
    out: '',
    err: '',
  });
  expect(digestFolder(at('again'))).toEqual(digestFolder(at('csv')));
  expect(
    rowloom([
      'replay',
      at('sum-csv-7', 'rowloom.json'),
      '--to',
      at('as-jsonl'),
      '--format',
      'jsonl',
      '--checksum',
      '--quiet',
    ]),
  ).toEqual({ code: 0, out: '', err: '' });
});

test('--tables writes some tables, with the rows of the whole run', () => {
  expect(rowloom(['generate', SHOP, '--to', at('some'), '--tables', 'orders,products', ...SAME]).code).toBe(0);
  expect(readdirSync(at('some')).filter((name) => name.endsWith('.csv'))).toEqual(['orders.csv', 'products.csv']);
  expect(readFileSync(at('some', 'orders.csv')).equals(readFileSync(at('csv', 'orders.csv')))).toBe(true);
});

test('rows by table are exact', () => {
  expect(rowloom(['generate', SHOP, '--to', at('exact'), '--rows', 'orders=321,*=50', ...SAME]).code).toBe(0);
  expect(lines(at('exact', 'orders.csv'))).toHaveLength(322);
  expect(lines(at('exact', 'products.csv'))).toHaveLength(51);
});

test('a run into its own folder replaces the files of an earlier run', () => {
  expect(rowloom(['generate', SHOP, '--to', at('twice'), '--format', 'jsonl', ...SAME]).code).toBe(0);
  const second = rowloom(['generate', SHOP, '--to', at('twice'), '--tables', 'orders', ...SAME]);
  expect(second).toMatchObject({ code: 0 });
  expect(`${second.out}${second.err}`).toMatch(
    /files of an earlier run in .*twice \(seed \d+, [\d,]+ rows\) are replaced/,
  );
  expect(readdirSync(at('twice')).filter((name) => !name.endsWith('.sql'))).toEqual(['orders.csv', 'rowloom.json']);
});

test('refuses a folder with other files, unless forced', () => {
  mkdirSync(at('foreign'));
  writeFileSync(at('foreign', 'thesis.txt'), 'years of work');
  const { code, err } = rowloom(['generate', SHOP, '--to', at('foreign')]);
  expect(code).toBe(5);
  expect(err).toMatch(/is not empty.*--force/);
  expect(readdirSync(at('foreign'))).toEqual(['thesis.txt']);
  expect(rowloom(['generate', SHOP, '--to', at('foreign'), '--force']).code).toBe(0);
  expect(readFileSync(at('foreign', 'thesis.txt'), 'utf8')).toBe('years of work');
});

test('standard output carries only rows; messages go to standard error', () => {
  const { code, out, err } = rowloom(['generate', SHOP, '--to', '-', '--tables', 'products', ...SAME]);
  expect(code).toBe(0);
  expect(out).toBe(readFileSync(at('csv', 'products.csv'), 'utf8'));
  expect(err).toContain('rows in 1 table');
  const several = rowloom(['generate', SHOP, '--to', '-', '--format', 'jsonl', ...SAME, '--quiet']);
  expect(
    several.out
      .trimEnd()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line) as object)[0]),
  ).toContain('id');
  expect(several.err).toBe('');
});

test('a reader that stops early ends the run quietly', () => {
  expect(
    shell(
      `rowloom generate '${SHOP}' --to - --format jsonl --rows 5M --quiet | head -n 2 | wc -l; echo "\${PIPESTATUS[0]}"`,
    ),
  ).toMatchObject({ out: '2\n0\n', err: '' });
});

test('explains a full disk in one sentence', () => {
  const { code, err } = shell(`rowloom generate '${SHOP}' --to - --tables orders --quiet > /dev/full`);
  expect(code).toBe(5);
  expect(err).toMatch(/^error The disk is full/);
  expect(err).not.toContain('    at ');
});

test.each(['1', '3'])('Ctrl-C with %s threads leaves nothing behind', async (threads) => {
  const to = at(`interrupted-${threads}`);
  const child = startRowloom(['generate', SHOP, '--to', to, '--rows', '500M', '--threads', threads]);
  for (let waited = 0; waited < 200 && !hasPartial(to); waited++) await sleep(25);
  expect(hasPartial(to)).toBe(true);
  await sleep(100);
  child.kill('SIGINT');
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(130);
  expect(readdirSync(folder)).not.toContain(`interrupted-${threads}`);
});

test('a folder belongs to one run; a killed run leaves files that cannot pass as whole, and the next run removes them', async () => {
  const to = at('killed');
  const child = startRowloom(['generate', SHOP, '--to', to, '--rows', '500M', '--threads', '2']);
  for (let waited = 0; waited < 200 && !hasPartial(to); waited++) await sleep(25);
  const second = rowloom(['generate', SHOP, '--to', to, '--force', ...SAME]);
  expect(second).toMatchObject({ code: 5, out: '' });
  expect(second.err).toMatch(/^error Another run is writing into .*choose another folder with --to/s);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.on('exit', resolve));
  expect(readdirSync(to).every((name) => name.startsWith('.') && name.endsWith('.rowloom-partial'))).toBe(true);
  expect(rowloom(['generate', SHOP, '--to', to, '--format', 'sql', ...SAME]).code).toBe(0);
  expect(readdirSync(to).filter((name) => name.startsWith('.'))).toEqual([]);
});

function hasPartial(to: string): boolean {
  try {
    return readdirSync(to).length > 0;
  } catch {
    return false;
  }
}

test('--json prints events, one per line', () => {
  const { out } = rowloom(['generate', SHOP, '--to', at('events'), '--json', ...SAME]);
  const events = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; rows?: number; seed?: number });
  expect(events.map(({ event }) => event)).toEqual(['start', 'table', 'table', 'table', 'table', 'end']);
  expect(events[0]?.seed).toBe(7);
  expect(events.at(-1)?.rows).toBe(events.slice(1, 5).reduce((sum, { rows = 0 }) => sum + rows, 0));
});

test('without a seed each run draws its own and prints it', () => {
  const seeds = ['a', 'b'].map(
    (name) => /--seed (\d+)/.exec(rowloom(['generate', SHOP, '--to', at(`drawn-${name}`)]).out)?.[1],
  );
  expect(seeds[0]).toBeDefined();
  expect(seeds[0]).not.toBe(seeds[1]);
});

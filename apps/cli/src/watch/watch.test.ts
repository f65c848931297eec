import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLEAN, installRowloom } from '../rowloom.fixture.ts';

const { program, folder: work } = installRowloom(afterAll);

const SQL = `create table customers (id integer primary key, email text not null unique);
create table orders (id integer primary key, customer_id integer not null references customers(id));
`;
const YAML = `source: schema.sql
rows: { customers: 20, orders: 40 }
seed: 42
rules: rules.yaml
targets:
  local: { to: 'sqlite:shop.db', mode: create }
  files: out
`;

let folder = '';
let child: ChildProcess;
let said = '';

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(work, 'watch-'));
  write('schema.sql', SQL);
  write('rules.yaml', 'orders.customer_id: {}\n');
  write('rowloom.yaml', YAML);
});

afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

function startWatch(...words: readonly string[]): void {
  said = '';
  child = spawn(process.execPath, [program, 'watch', ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...CLEAN },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()));
}

/** Waits for output after what was already seen. */
async function hear(words: RegExp): Promise<string> {
  await vi.waitFor(() => expect(said).toMatch(words), { timeout: 60_000, interval: 50 });
  const heard = said;
  said = '';
  return heard;
}

const waiting = (): Promise<string> => hear(/Waiting for a change[^\n]*\.\n$/);

const ask = (sql: string): unknown[] => {
  const database = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true });
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0]);
  } finally {
    database.close();
  }
};
const columns = (): unknown => ask(`select name from pragma_table_info('customers')`);
const count = (table: string): unknown => ask(`select count(*) from ${table}`)[0];

test('tables follow the schema, rows follow rules and project, and an error in between does no harm', async () => {
  startWatch();
  expect(await waiting()).toContain('Waiting for a change of rowloom.yaml, schema.sql, rules.yaml.');
  expect([columns(), count('orders')]).toEqual([['id', 'email'], 40]);

  write('schema.sql', SQL.replace('unique)', 'unique, age integer)'));
  expect(await waiting()).toMatch(/^schema\.sql changed\./);
  expect([columns(), count('customers')]).toEqual([['id', 'email', 'age'], 20]);

  write('schema.sql', SQL.replace('unique)', 'unique, age'));
  expect(await waiting()).toMatch(/error schema\.sql:\d+:\d+[\s\S]*Waiting for a change of .* that fixes it\./);
  expect([columns(), count('customers')]).toEqual([['id', 'email', 'age'], 20]);

  // Two quick ones, the second while the first is being made.
  write('schema.sql', SQL.replace('unique)', 'unique, first integer)'));
  await hear(/changed\./);
  write('schema.sql', SQL.replace('unique)', 'unique, second integer)'));
  await vi.waitFor(() => expect(columns()).toEqual(['id', 'email', 'second']), { timeout: 30_000 });
  await waiting();

  write('rules.yaml', 'customers.second: { constant: 7 }\n');
  await waiting();
  expect(ask('select distinct second from customers')).toEqual([7]);

  write('rowloom.yaml', 'source: [');
  expect(await waiting()).toMatch(/error rowloom\.yaml/);
  // Another source is watched from then on.
  write('other.sql', SQL);
  write('rules.yaml', '{}');
  write('rowloom.yaml', YAML.replace('schema.sql', 'other.sql').replace('orders: 40', 'orders: 50'));
  expect(await waiting()).toContain('other.sql');
  expect(count('orders')).toBe(50);
  write('other.sql', SQL.replace('unique)', 'unique, third integer)'));
  await waiting();
  expect(columns()).toEqual(['id', 'email', 'third']);
}, 180_000);

test('modules of a configuration and files in a folder are watched', async () => {
  rmSync(join(folder, 'rowloom.yaml'));
  mkdirSync(join(folder, 'db'));
  write('db/1.sql', SQL);
  write('words.ts', `export const WORD = 'one';`);
  write(
    'rowloom.config.ts',
    `import { WORD } from './words.ts';
export default { source: 'db', rows: 60, targets: { local: 'out' }, rules: { 'customers.email': { pattern: WORD + '-[0-9]{6}' } } };`,
  );
  startWatch();
  await waiting();
  const csv = (): string => readFileSync(join(folder, 'out/customers.csv'), 'utf8');
  expect(csv()).toMatch(/,"one-\d{6}"\n/);
  write('words.ts', `export const WORD = 'two';`);
  await waiting();
  expect(csv()).toMatch(/,"two-\d{6}"\n/);
  write('db/2.sql', 'alter table customers add column age integer;');
  await waiting();
  expect(csv()).toMatch(/^id,email,age\n/);
}, 120_000);

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it, both while it waits and during a load',
  async (signal) => {
    startWatch();
    await waiting();
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);

    write('rowloom.yaml', YAML.replace('orders: 40', 'orders: 3000000'));
    startWatch();
    await hear(/3,000,020 rows for/);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(said).toMatch(/stopped/);
    expect(said).not.toContain('Waiting');

    // A stopped run blocks nobody.
    write('rowloom.yaml', YAML);
    startWatch('--once');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(count('orders')).toBe(40);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  },
  120_000,
);

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectJsonSchema } from '@rowloom/engine';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Outcome } from '../rowloom.fixture.ts';
import { runHere } from '../run-here.fixture.ts';

const SQL = `create table customers (id integer primary key, email text not null unique);
create table orders (id integer primary key, customer_id integer not null references customers(id),
  status text not null check (status in ('open', 'paid')), total numeric(10,2) not null);
create table _prisma_migrations (id integer primary key);
`;

const home = realpathSync(mkdtempSync(join(tmpdir(), 'rowloom-project-')));
afterAll(() => rmSync(home, { recursive: true }));

let folder: string;
let count = 0;
beforeEach(() => {
  folder = join(home, String(++count));
  mkdirSync(join(folder, 'deep/er'), { recursive: true });
  // A repository ends the search upward.
  mkdirSync(join(folder, '.git'));
  write('schema.sql', SQL);
});

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

async function rowloom(line: string, at = '.'): Promise<Outcome> {
  const before = process.cwd();
  process.chdir(join(folder, at));
  try {
    return await runHere(line.split(' '));
  } finally {
    process.chdir(before);
  }
}

const YAML = `source: schema.sql
rows: { customers: 20, orders: 40 }
seed: 42
leave_alone: [_prisma_migrations]
rules:
  orders.status: { constant: paid }
targets:
  local: { to: 'sqlite:\${SHOP_FILE}', mode: create }
  files: { to: out, format: jsonl }
`;

test('commands need no argument in a project, and below it', async () => {
  write('rowloom.yaml', YAML);
  write('.env', 'SHOP_FILE=shop.db\n');
  const preview = await rowloom('preview --json --table orders --rows 3', 'deep/er');
  expect(preview.err).toBe('');
  const rows = preview.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { status: string });
  expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  expect((await rowloom('plan --json')).out).toContain('"seed": 42');
  expect(await rowloom('generate --quiet', 'deep')).toMatchObject({ code: 0, err: '' });
  const { out, code } = await rowloom('verify --json');
  expect(code).toBe(0);
  const tables = (JSON.parse(out) as { tables: { name: string; rows: number }[] }).tables;
  expect(Object.fromEntries(tables.map(({ name, rows: held }) => [name, held]))).toMatchObject({
    customers: 20,
    orders: 40,
  });
  expect((await rowloom('undo')).out).toMatch(/gen_/);
  expect((await rowloom('generate --target files --quiet')).code).toBe(0);
  expect(readFileSync(join(folder, 'out/orders.jsonl'), 'utf8').trim().split('\n')).toHaveLength(40);
  expect((await rowloom('diff')).out).toMatch(/Nothing has changed since gen_/);
  write('schema.sql', SQL.replace('unique)', 'unique, age integer)'));
  expect(await rowloom('diff')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/\+ column customers\.age: integer/),
  });
});

test('the command line wins over the file, and another source is not the project’s', async () => {
  write('rowloom.yaml', YAML);
  expect((await rowloom('preview --seed 7 --table orders')).out).toContain('--seed 7');
  write('.env', 'SHOP_FILE=shop.db\n');
  expect((await rowloom('plan --json --seed 7')).out).toContain('"seed": 7');
  const other = await rowloom('preview blog --table tags --rows 1');
  expect(other.out).not.toContain('--seed 42');
  expect(await rowloom('types --name Shop')).toMatchObject({
    code: 0,
    out: expect.stringContaining("status: 'open' | 'paid';"),
  });
});

test.each([
  ['rows: many', 'plan', 3, /rowloom\.yaml cannot be read[\s\S]*rows/],
  ['source: schema.sql\nlocale: de=3,xx', 'plan', 3, /locale: There are no words for "de=3,xx"[\s\S]*pt_BR/],
  ['sorce: schema.sql', 'plan', 3, /Did you mean source\?/],
  ['source: schema.sql\nrules: { orders.status: { oneof: [a] } }', 'plan', 3, /rules\.orders\.status/],
  ['source: schema.sql\ntarget: nowhere', 'plan', 3, /no target nowhere/],
  [
    'source: schema.sql\ntargets: { db: "${NOT_SET_ANYWHERE}" }',
    'generate',
    2,
    /uses the variable NOT_SET_ANYWHERE, which is not set/,
  ],
  ['source: schema.sql\ntargets: { db: "sqlite:x.db" }', 'generate --target bd', 2, /no target bd\. Did you mean db\?/],
])('a wrong file is refused in words: %s', async (text, line, code, said) => {
  write('rowloom.yaml', text);
  expect(await rowloom(line)).toMatchObject({ code, err: expect.stringMatching(said) });
});

test('init looks around, asks nothing without a terminal, and keeps secrets where they are', async () => {
  write('.env', 'OTHER=1\nDATABASE_URL=postgres://me:secret@127.0.0.1:1/shop\n');
  const { code, out } = await rowloom('init --source schema.sql');
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringMatching(/DATABASE_URL of \.env[\s\S]*customers 3 of/),
  });
  const text = readFileSync(join(folder, 'rowloom.yaml'), 'utf8');
  expect(text).toContain('local: ${DATABASE_URL}');
  expect(text).toContain('- _prisma_migrations');
  expect(text).not.toContain('secret');
  expect(text).toMatch(/^# yaml-language-server: \$schema=/);
  expect(JSON.parse(readFileSync(join(folder, 'rowloom.schema.json'), 'utf8'))).toEqual(projectJsonSchema());
  expect(await rowloom('init')).toMatchObject({ code: 2, err: expect.stringContaining('--force') });
  mkdirSync(join(folder, 'node_modules/rowloom'), { recursive: true });
  write('node_modules/rowloom/rowloom.schema.json', '{}');
  await rowloom('init --source schema.sql --force');
  expect(readFileSync(join(folder, 'rowloom.yaml'), 'utf8')).toMatch(
    /^# yaml-language-server: \$schema=\.\/node_modules\/rowloom\/rowloom\.schema\.json\n/,
  );
  const doctor = await rowloom('doctor --json');
  expect(doctor.code).toBe(5);
  expect(JSON.parse(doctor.out)).toEqual([
    { name: 'node', state: 'good', message: expect.any(String) },
    { name: 'project', state: 'good', message: 'rowloom.yaml is understood.' },
    { name: 'source', state: 'good', message: expect.stringContaining('3 tables') },
    { name: 'target local', state: 'bad', message: expect.stringContaining('127.0.0.1') },
  ]);
});

test('a folder of migrations is a source, and nothing at all is refused', async () => {
  mkdirSync(join(folder, 'migrations'));
  write('migrations/10_later.sql', 'alter table notes add column body text not null;');
  write('migrations/2_first.sql', 'create table notes (id integer primary key);');
  write('migrations/2_first.down.sql', 'drop table notes;');
  rmSync(join(folder, 'schema.sql'));
  expect(await rowloom('init --yes')).toMatchObject({
    code: 0,
    out: expect.stringContaining('migrations, 3 migrations in SQL'),
  });
  expect((await rowloom('types')).out).toContain('body: string;');
  write('migrations/11_wrong.sql', '-- Two lines\nalter table notes\n  add colum rank int;\n');
  expect(await rowloom('plan migrations')).toMatchObject({
    code: 3,
    err: expect.stringContaining('migrations/11_wrong.sql:3:'),
  });
  rmSync(join(folder, 'migrations'), { recursive: true });
  expect(await rowloom('init --force')).toMatchObject({
    code: 2,
    err: expect.stringContaining('No source of tables'),
  });
});

test('several locales by weight go from init into the file, a run and its replay', async () => {
  expect(await rowloom('init --source schema.sql --to data --locale de=3,pt-BR --rows 60')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'rowloom.yaml'), 'utf8')).toContain('locale: de=3,pt_BR=1\n');
  expect(await rowloom('generate --quiet')).toMatchObject({ code: 0, err: '' });
  expect(await rowloom('replay data/rowloom.json --to again --quiet')).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(join(folder, 'again/customers.csv'), 'utf8')).toBe(
    readFileSync(join(folder, 'data/customers.csv'), 'utf8'),
  );
  expect((await rowloom('replay data/rowloom.json --to sqlite:again.db --mode create --quiet')).err).toBe('');
});

const CONFIG = `
export default {
  source: 'wares.sql',
  rows: 3000,
  seed: 3,
  targets: { files: 'out' },
  generators: {
    sku: { unique: true, make: (cell) => \`SKU-\${cell.pick(['A', 'B'])}-\${cell.row}\` },
    label: { reads: ['name', 'sku'], make: ({ record }) => \`\${record.sku}: \${record.name}\` },
    weight: (cell: { below(count: number): number }) => cell.below(900) / 100,
  },
  rules: {
    'wares.sku': { generator: 'sku' },
    'wares.label': { generator: 'label', null_fraction: 0.5 },
    'wares.weight': { generator: 'weight' },
  },
};
`;
const WARES = `create table wares (id integer primary key, name text not null, sku varchar(40) not null unique, label text,
  weight numeric(8,2) not null check (weight <= 9));`;

test('generators of one’s own make the same bytes with any number of threads, and are named by their digest', async () => {
  write('wares.sql', WARES);
  write('rowloom.config.ts', CONFIG);
  expect(await rowloom('generate --quiet --threads 1')).toMatchObject({ code: 0, err: '' });
  expect(await rowloom('generate --quiet --threads 3 --to other')).toMatchObject({ code: 0, err: '' });
  const csv = readFileSync(join(folder, 'out/wares.csv'), 'utf8');
  expect(readFileSync(join(folder, 'other/wares.csv'), 'utf8')).toBe(csv);
  const [, first = ''] = csv.split('\n');
  expect(first).toMatch(/^1,[^,]+,"?SKU-[AB]-1"?,(?:"SKU-[AB]-1: [^"]+")?,\d\.\d\d$/);
  expect(await rowloom('replay out/rowloom.json --to again --quiet')).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(join(folder, 'again/wares.csv'), 'utf8')).toBe(csv);
  // Another text is another generator, and so is none at all.
  const sealed = readFileSync(join(folder, 'out/rowloom.json'), 'utf8');
  write('sealed.json', sealed.replaceAll(/("digest":"sha256:)[0-9a-f]{8}/g, '$100000000'));
  expect((await rowloom('replay sealed.json --to x')).code).toBe(3);
});

test.each([
  ['sku: (cell) => Math.random()', /generators\.sku uses Math\.random, so no run could be repeated/],
  ['sku: () => new Date()', /uses new Date\(\)/],
  [
    'sku: (() => { let last = 0; return () => String(++last); })()',
    /returns a different value when row 1 is made again/,
  ],
  ['sku: { unique: true, make: () => "same" }', /declares unique values, but row 2 repeats one/],
  ['sku: async () => "x"', /is asynchronous/],
  ['sku: (cell) => { cell.record.name = 1; return "x"; }', /generators\.sku failed: Cannot add property name/],
  ['sku: 5', /neither a function nor an object with make/],
])('a generator that cannot be is refused: %s', async (text, said) => {
  write('wares.sql', WARES);
  write(
    'rowloom.config.ts',
    `export default { source: 'wares.sql', generators: { ${text} }, rules: { 'wares.sku': { generator: 'sku' } } };`,
  );
  const { code, err } = await rowloom('plan');
  expect(err).toMatch(said);
  expect([3, 4]).toContain(code);
});

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { projectJsonSchema } from '@rowloom/engine';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projectFolders } from './project-folders.fixture.ts';

const SQL = `create table customers (id integer primary key, email text not null unique);
create table orders (id integer primary key, customer_id integer not null references customers(id),
  status text not null check (status in ('open', 'paid')), total numeric(10,2) not null);
create table _prisma_migrations (id integer primary key);
`;

const { path, write, rowloom } = projectFolders(beforeEach, afterAll, { 'schema.sql': SQL });

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

test('commands need no argument in a project or below it', async () => {
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
  expect((await rowloom('undo')).out).toMatch(/gen_[^]*add --run ID, or --last/);
  expect(JSON.parse((await rowloom('schema')).out)).toMatchObject({ tables: [{ name: 'customers' }, {}, {}] });
  expect((await rowloom('generate --target files --quiet')).code).toBe(0);
  expect(readFileSync(path('out/orders.jsonl'), 'utf8').trim().split('\n')).toHaveLength(40);
  expect((await rowloom('diff')).out).toMatch(/Nothing has changed since gen_/);
  write('schema.sql', SQL.replace('unique)', 'unique, age integer)'));
  expect(await rowloom('diff')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/\+ column customers\.age: integer/),
  });
});

test('verify and undo say that a target of files needs neither', async () => {
  write('rowloom.yaml', YAML);
  for (const command of ['verify', 'undo']) {
    const { code, err } = await rowloom(`${command} --target files`);
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringMatching(new RegExp(`${command} is for databases, .* rowloom.yaml is the folder .*out\\.`)),
    });
    expect(err).toContain('--target local.');
  }
  write('rowloom.yaml', 'source: schema.sql\ntargets: { local: data }\n');
  expect((await rowloom('verify')).err).toMatch(/Name a database: .* verify URL/);
});

test("the command line overrides the file, and another source is not the project's", async () => {
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

test('a file that an option names is written with its folder, or refused if that is impossible', async () => {
  write('rowloom.yaml', YAML);
  write('.env', 'SHOP_FILE=shop.db\n');
  expect(await rowloom('types --out src/db/schema.ts')).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(path('src/db/schema.ts'), 'utf8')).toContain("status: 'open' | 'paid';");
  expect(await rowloom('generate --recipe kept/rowloom.json --quiet')).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(readFileSync(path('kept/rowloom.json'), 'utf8'))).toHaveProperty('plan');
  expect(await rowloom('types --out schema.sql/schema.ts')).toMatchObject({
    code: 5,
    err: expect.stringContaining('schema.sql/schema.ts could not be written (E'),
  });
});

test.each([
  ['rows: many', 'plan', 3, /rowloom\.yaml cannot be read[\s\S]*rows/],
  ['source: schema.sql\nlocale: de=3,xx', 'plan', 3, /locale: "de=3,xx" is not a supported locale[\s\S]*pt_BR/],
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
])('a wrong file is refused with an explanation: %s', async (text, line, code, said) => {
  write('rowloom.yaml', text);
  expect(await rowloom(line)).toMatchObject({ code, err: expect.stringMatching(said) });
});

test('init inspects the folder, asks nothing without a terminal, and leaves secrets where they are', async () => {
  write('.env', 'OTHER=1\nDATABASE_URL=postgres://me:secret@127.0.0.1:1/shop\n');
  const { code, out } = await rowloom('init --source schema.sql');
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringMatching(/DATABASE_URL of \.env[\s\S]*customers 3 of/),
  });
  const text = readFileSync(path('rowloom.yaml'), 'utf8');
  expect(text).toContain('local: ${DATABASE_URL}');
  expect(text).toContain('- _prisma_migrations');
  expect(text).not.toContain('secret');
  expect(text).toMatch(/^# yaml-language-server: \$schema=/);
  expect(JSON.parse(readFileSync(path('rowloom.schema.json'), 'utf8'))).toEqual(projectJsonSchema());
  expect(await rowloom('init')).toMatchObject({ code: 2, err: expect.stringContaining('--force') });
  mkdirSync(path('node_modules/rowloom'), { recursive: true });
  write('node_modules/rowloom/rowloom.schema.json', '{}');
  await rowloom('init --source schema.sql --force');
  expect(readFileSync(path('rowloom.yaml'), 'utf8')).toMatch(
    /^# yaml-language-server: \$schema=\.\/node_modules\/rowloom\/rowloom\.schema\.json\n/,
  );
  const doctor = await rowloom('doctor --json');
  expect(doctor.code).toBe(5);
  expect(JSON.parse(doctor.out)).toEqual([
    { name: 'node', state: 'good', message: expect.any(String) },
    { name: 'project', state: 'good', message: 'rowloom.yaml is valid.' },
    { name: 'source', state: 'good', message: expect.stringContaining('3 tables') },
    { name: 'target local', state: 'bad', message: expect.stringContaining('127.0.0.1') },
  ]);
});

test('a folder of migrations is a source; an empty folder is refused', async () => {
  mkdirSync(path('migrations'));
  write('migrations/10_later.sql', 'alter table notes add column body text not null;');
  write('migrations/2_first.sql', 'create table notes (id integer primary key);');
  write('migrations/2_first.down.sql', 'drop table notes;');
  rmSync(path('schema.sql'));
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
  rmSync(path('migrations'), { recursive: true });
  expect(await rowloom('init --force')).toMatchObject({
    code: 2,
    err: expect.stringContaining('No schema was found'),
  });
});

test('several locales by weight go from init into the file, a run and its replay', async () => {
  expect(await rowloom('init --source schema.sql --to data --locale de=3,pt-BR --rows 60')).toMatchObject({ code: 0 });
  expect(readFileSync(path('rowloom.yaml'), 'utf8')).toContain('locale: de=3,pt_BR=1\n');
  expect(await rowloom('generate --quiet')).toMatchObject({ code: 0, err: '' });
  expect(await rowloom('replay data/rowloom.json --to again --quiet')).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(path('again/customers.csv'), 'utf8')).toBe(readFileSync(path('data/customers.csv'), 'utf8'));
  expect((await rowloom('replay data/rowloom.json --to sqlite:again.db --mode create --quiet')).err).toBe('');
});

test('diff compares with an export, a schema document or a snapshot, and exits with 1 only on drift', async () => {
  write('rowloom.yaml', YAML);
  write('.env', 'SHOP_FILE=shop.db\n');
  await rowloom('generate --quiet --target files');
  const { schema } = JSON.parse(readFileSync(path('out/rowloom.json'), 'utf8')) as { readonly schema: object };
  write('document.json', JSON.stringify(schema));
  write('snapshot.json', JSON.stringify({ id: 'snap_1', name: 'shop', schema }));
  const files = ['out/rowloom.json', 'document.json', 'snapshot.json'];
  for (const file of files)
    expect(await rowloom(`diff --since ${file}`)).toMatchObject({
      code: 0,
      out: `Nothing has changed since ${file}.\n`,
    });
  write('schema.sql', SQL.replace('unique)', 'unique, age integer)'));
  for (const file of files)
    expect(await rowloom(`diff --since ${file}`)).toMatchObject({
      code: 1,
      out: expect.stringContaining('+ column customers.age: integer'),
    });
  write('other.json', '{ "tables": 5 }');
  expect(await rowloom('diff --since other.json')).toMatchObject({
    code: 3,
    err: expect.stringMatching(/neither an export/),
  });
});

test('init names every source that it found, and takes the chosen one', async () => {
  write('.env', 'DATABASE_URL=postgres://me:secret@127.0.0.1:1/shop\n');
  write('schema.prisma', 'datasource db { provider = "sqlite"\n url = "file:x" }\nmodel Note { id Int @id }\n');
  const first = await rowloom('init --yes');
  expect(first.out).toContain(
    'note 3 sources were found, and the first one is used. Others: --source schema.prisma, --source schema.sql\n',
  );
  const chosen = await rowloom('init --yes --force --source schema.prisma --to data');
  expect(chosen).toMatchObject({ code: 0, out: expect.not.stringContaining('the first one is used') });
  expect(readFileSync(path('rowloom.yaml'), 'utf8')).toContain('source: schema.prisma');
});

test('init reads tables from another source while their database is unreachable', async () => {
  write('.env', 'DATABASE_URL=postgres://me:secret@127.0.0.1:1/shop\n');
  write('schema.prisma', 'model Broken {\n');
  const { code, out } = await rowloom('init --yes');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('customers 3 of') });
  expect(out).toMatch(
    /note No connection to the database shop on 127\.0\.0\.1:1 .*\nnote schema\.prisma:\d+:\d+: .*\n {2}The tables are read from schema\.sql/,
  );
  const file = readFileSync(path('rowloom.yaml'), 'utf8');
  expect(file).toContain('source: schema.sql');
  expect(file).toContain('local: ${DATABASE_URL}');
  expect((await rowloom('preview --table orders --rows 1')).code).toBe(0);
});

test('init takes the dialect that its own hint names, and keeps it for every command', async () => {
  write('schema.sql', 'create table `notes` (`id` int primary key, `done` bool not null, `at` year);\n');
  expect((await rowloom('init --source-dialect postgresql')).out).toContain('as --source-dialect (source_dialect');
  const { code, out } = await rowloom('init --source-dialect mariadb --force');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('notes 3 of') });
  expect(readFileSync(path('rowloom.yaml'), 'utf8')).toContain('\nsource_dialect: mariadb\n');
  expect((await rowloom('preview --rows 1')).code).toBe(0);
  expect((await rowloom('types')).out).toContain('done');
  write('rowloom.yaml', 'source: schema.sql\nsource_dialect: postgresql\n');
  for (const command of ['preview', 'plan', 'generate --to data', 'types'])
    expect(await rowloom(command)).toMatchObject({
      code: 3,
      err: expect.stringContaining('as --source-dialect (source_dialect'),
    });
  write('rowloom.yaml', 'source: schema.sql\nsource_dialect: oracle\n');
  expect(await rowloom('plan')).toMatchObject({ code: 3, err: expect.stringContaining('source_dialect') });
  expect(await rowloom('init --force --source-dialect oracle')).toMatchObject({ code: 2 });
});

test('init explains why it could not read a source, and what to do', async () => {
  rmSync(path('schema.sql'));
  write(
    '.env',
    'DATABASE_URL=postgres://me:secret@127.0.0.1:1/shop\nREPORTS_DATABASE_URL=mongodb://me:secret@host/x\n',
  );
  write('schema.prisma', 'model Broken {\n');
  for (const folder of ['migrations', 'db']) mkdirSync(path(folder));
  write('migrations/1.sql', 'create table a (id int primary key;\n');
  write('drizzle.config.ts', "export default { schema: './src/tables.ts' };\n");
  write('db/schema.rb', 'ActiveRecord::Schema.define do\nend\n');
  const { code, out } = await rowloom('init --yes');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/note No rows .* database shop on 127/) });
  for (const why of [
    /seen {2}REPORTS_DATABASE_URL of \.env: a mongodb: URL, .*\n {2}.*postgres:\/\//,
    /note schema\.prisma:\d+:\d+: .*npx prisma validate/,
    /note migrations\/1\.sql:1:35: .*\n {2}.*--source-dialect/,
    /seen {2}drizzle\.config\.ts: .*src\/tables\.ts, which is not there\n.*\n {2}.*npx drizzle-kit export/,
    /seen {2}db\/schema\.rb, a schema of Rails.*\n {2}.*bin\/rails db:schema:dump/,
  ])
    expect(out).toMatch(why);
  expect(out).not.toContain('secret');
});

test('init says what to do if no tables can be read yet', async () => {
  rmSync(path('schema.sql'));
  write('.env', 'DATABASE_URL=postgres://me:secret@127.0.0.1:1/shop\n');
  const { code, out } = await rowloom('init --yes');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('note No rows can be shown yet.') });
  expect(out).toMatch(/Next: .* doctor checks the set-up, .* preview shows the first rows once that is fixed\./);
  expect(out).not.toContain('plan shows how');
});

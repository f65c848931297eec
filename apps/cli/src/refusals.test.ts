import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installRowloom, SHOP } from './rowloom.fixture.ts';
import { runHere } from './run-here.fixture.ts';

const { rowloom, folder } = installRowloom(afterAll);
const at = (name: string): string => join(folder, name);

function file(name: string, text: string): string {
  writeFileSync(at(name), text);
  return at(name);
}

const BROKEN = file('broken.sql', 'CREATE TABLE a (id integer);\n\nCREATE TABLE b (\n  id integr primary kee\n);\n');
const EMPTY = file('empty.sql', 'SELECT 1;\n');
const BAD_JSON = file('bad.json', '{\n  "version": 1,\n  oops\n}');
const NO_SCHEMA = file('other.json', '{ "version": 1, "tables": 5 }');
const OTHER_SHAPE = file(
  'shape.json',
  '{"profile":1,"dialect":"sqlite","privacy":{"k":20,"allowed":[],"outside_budget":[]},"tables":[{"name":"aardvarks","rows":1,"columns":[]}]}',
);
const RULES = file('rules.yaml', 'orders.comment:\n  constant: hello\n');
const WRONG_RULES = file('wrong.yaml', 'orders.coment:\n  constant: hello\n');
const ODD_RULES = file('odd.yaml', 'orders.comment:\n  oneof: [a, b]\n');
const BROKEN_RULES = file('broken.yaml', 'orders.comment:\n  constant: [a\nb: }\n');
const LATE = file(
  'late.sql',
  'CREATE TABLE things (id int PRIMARY KEY, a int NOT NULL, CONSTRAINT late CHECK (a % 2 + id < 500 OR id > 600));',
);
const PLAIN_FILE = file('a-file', 'text');
const NO_SQL = at('no-sql');
mkdirSync(NO_SQL);

type Case = readonly [title: string, words: readonly string[], code: number, said: RegExp];

const CASES: readonly Case[] = [
  ['an unknown command', ['genrate'], 2, /no command genrate. Did you mean generate\?/],
  ['an unknown option', ['generate', SHOP, '--to', at('x'), '--gzp'], 2, /no option --gzp. Did you mean --gzip\?/],
  [
    'a file whose name has a slip',
    ['preview', at('brokn.sql')],
    3,
    /no file \S*brokn\.sql\. Did you mean \S*broken\.sql\?/,
  ],
  [
    'a scheme that no database has',
    ['preview', 'mysqll://me:secret@h/shop'],
    3,
    /mysqll:\/\/ is not the address of a database.*Did you mean mysql:\/\/\?/,
  ],
  ['an option as others call it', ['preview', SHOP, '--limit', '6'], 2, /no option --limit. Did you mean --rows\?/],
  ['a letter for it', ['generate', SHOP, '-o', at('x')], 2, /no option -o. Did you mean --to\?/],
  ['one nearer in letters', ['generate', SHOP, '--dest', at('x')], 2, /no option --dest. Did you mean --to\?/],
  [
    'what is a command here',
    ['generate', SHOP, '--dry-run'],
    2,
    /no option --dry-run. There is a command for that: plan\./,
  ],
  ['an option without its value', ['generate', SHOP, '--to'], 2, /--to needs a value/],
  ['an option as the value of another', ['generate', SHOP, '--to', '--force'], 2, /--to needs a value/],
  ['a value where there is none', ['generate', SHOP, '--to', at('x'), '--gzip=9'], 2, /--gzip takes no value/],
  ['an option twice', ['generate', SHOP, '--to', at('x'), '--seed', '1', '--seed', '2'], 2, /--seed is given twice/],
  ['no source', ['generate', '--to', at('x')], 2, /needs SOURCE/],
  ['two sources', ['generate', SHOP, SHOP, '--to', at('x')], 2, /does not know what to do with/],
  ['no target', ['generate', SHOP], 2, /--to DIR/],
  ...['generate', 'replay'].flatMap((command): readonly Case[] => [
    [
      `${command} into a bucket`,
      [command, SHOP, '--to', 's3://key:Sw0rdf1sh@bucket/x'],
      2,
      /form of a URL \(s3:\).*rowloom push/s,
    ],
    [
      `${command} into a URL's twin`,
      [command, SHOP, '--to', 'postgre://u:Sw0rdf1sh@h/d'],
      2,
      /Did you mean postgres:\?/,
    ],
    [`${command} into what is left of a URL`, [command, SHOP, '--to', 'u:Sw0rdf1sh@h/d'], 2, /form of a URL/],
  ]),
  ['a URL without slashes', ['generate', SHOP, '--to', 'Postgres:u:Sw0rdf1sh@h/d'], 2, /Write a database URL/],
  ['an unknown format', ['generate', SHOP, '--to', at('x'), '--format', 'cvs'], 2, /no "cvs". Did you mean csv\?/],
  [
    'an unknown dialect',
    ['generate', SHOP, '--to', at('x'), '--dialect', 'oracle'],
    2,
    /--dialect: there is no "oracle"/,
  ],
  ['a share of dirt above 1', ['generate', SHOP, '--to', at('x'), '--dirt', '3'], 2, /not a share of cells/],
  ['an unknown locale', ['generate', SHOP, '--to', at('x'), '--locale', 'xx'], 2, /"xx" is not a supported locale/],
  [
    'a negative number of rows',
    ['generate', SHOP, '--to', at('x'), '--rows', '-5'],
    2,
    /--rows: "-5" is not a whole number/,
  ],
  ['an absurd number of rows', ['generate', SHOP, '--to', at('x'), '--rows', '9e99'], 2, /--rows: "9e99"/],
  ['half a row', ['generate', SHOP, '--to', at('x'), '--rows', '1.5'], 2, /--rows: "1.5"/],
  ['rows without a number', ['generate', SHOP, '--to', at('x'), '--rows', 'orders=,*=5'], 2, /--rows orders: ""/],
  ['a negative seed', ['generate', SHOP, '--to', at('x'), '--seed=-1'], 2, /--seed: "-1"/],
  ['no threads', ['generate', SHOP, '--to', at('x'), '--threads', '0'], 2, /--threads: "0"/],
  [
    'a day that is none',
    ['generate', SHOP, '--to', at('x'), '--as-of', '2026-02-30'],
    2,
    /--as-of: "2026-02-30" is not a time/,
  ],
  [
    'packed parquet',
    ['generate', SHOP, '--to', at('x'), '--format', 'parquet', '--gzip'],
    2,
    /--gzip cannot be used with parquet/,
  ],
  ['several tables of CSV into one stream', ['generate', SHOP, '--to', '-'], 2, /can write only one table.*4/],
  ...['me:secret@localhost/shop', 'localhost:5432/shop', 'host=localhost dbname=shop password=secret'].map(
    (address): Case => [
      'an address without its scheme',
      ['plan', address],
      3,
      /^error The source looks like the address of a database, but(?![\s\S]*secret)[\s\S]*postgres:\/\/USER@HOST:5432/,
    ],
  ),
  ['a missing file', ['generate', at('nowhere.sql'), '--to', at('x')], 3, /There is no file .*nowhere\.sql/],
  ['a pack that is none', ['generate', 'ecomerce', '--to', at('x')], 3, /Did you mean ecommerce\?/],
  ['a folder without SQL as source', ['generate', NO_SQL, '--to', at('x')], 3, /is a folder without a \.sql file/],
  ['broken SQL', ['generate', BROKEN, '--to', at('x')], 3, /broken\.sql:4:21: /],
  ['SQL without tables', ['generate', EMPTY, '--to', at('x')], 3, /defines no table/],
  ['broken JSON', ['generate', BAD_JSON, '--to', at('x')], 3, /bad\.json:3:3: this is not JSON/],
  ['JSON that is not a schema document', ['generate', NO_SCHEMA, '--to', at('x')], 3, /not a valid schema document/],
  [
    'missing rules',
    ['generate', SHOP, '--to', at('x'), '--rules', at('none.yaml')],
    3,
    /There is no file .*none\.yaml/,
  ],
  ['a shape that is not there', ['plan', SHOP, '--shape', at('none.json')], 3, /There is no file .*none\.json/],
  ['a shape that is none', ['plan', SHOP, '--shape', NO_SCHEMA], 3, /other\.json is not a profile/],
  [
    'a shape of other tables',
    ['plan', SHOP, '--shape', OTHER_SHAPE],
    3,
    /mentions none of the tables: it has aardvarks/,
  ],
  ['a budget that is none', ['profile', 'sqlite:x.db', '--epsilon', '0'], 2, /--epsilon: "0" is not a budget/],
  ['a comparison with one side', ['compare', NO_SCHEMA], 2, /needs B/],
  ['broken rules', ['generate', SHOP, '--to', at('x'), '--rules', BROKEN_RULES], 3, /broken\.yaml:\d+:\d+: /],
  ['a rule that is none', ['generate', SHOP, '--to', at('x'), '--rules', ODD_RULES], 3, /rules\.orders\.comment/],
  [
    'a rule that fits no column',
    ['generate', SHOP, '--to', at('x'), '--rules', WRONG_RULES],
    4,
    /rules\.orders\.coment: .*Did you mean orders\.comment\?/,
  ],
  [
    'an unknown table in --rows',
    ['generate', SHOP, '--to', at('x'), '--rows', 'ordrs=5'],
    4,
    /rows\.ordrs: .*Did you mean orders\?/,
  ],
  [
    'an unknown table in --tables',
    ['generate', SHOP, '--to', at('x'), '--tables', 'order'],
    4,
    /no table order. Did you mean orders\?/,
  ],
  ['a file where the folder should be', ['generate', SHOP, '--to', PLAIN_FILE], 5, /a-file cannot be a folder/],
  ['a folder inside a file', ['generate', SHOP, '--to', join(PLAIN_FILE, 'x')], 5, /cannot be a folder/],
  [
    'a folder that nobody may write',
    ['generate', SHOP, '--to', '/sys/rowloom'],
    5,
    /You do not have permission to write|read-only/,
  ],
  ['a replay of something else', ['replay', NO_SCHEMA, '--to', at('x')], 3, /is not an export/],
];

test.each(CASES)('%s is refused with its place and remedy', async (_, words, code, said) => {
  const outcome = await runHere(words);
  expect(outcome.err).toMatch(said);
  expect(outcome.code).toBe(code);
  expect(outcome.err).not.toMatch(/^\s+at /m);
  expect(outcome.err).not.toContain('Sw0rdf1sh');
  expect(outcome.out).toBe('');
  expect(existsSync(at('x'))).toBe(false);
});

test.each(['1', '3'])('%s threads refuse a row for which no draw is found, and leave nothing', (threads) => {
  const to = at(`late-${threads}`);
  const words = ['generate', LATE, '--to', to, '--rows', '300000', '--threads', threads, '--quiet'];
  const { code, out, err } = rowloom(words);
  expect(err).toMatch(/^error The run cannot be planned\.\n.* of things satisfies the CHECK late, over \(a, id\)\./);
  expect(err).toMatch(/"things\.a": .*ask for fewer rows of things \(\d+ at most\), or skip the table/);
  expect({ code, out }).toEqual({ code: 4, out: '' });
  expect(existsSync(to)).toBe(false);
});

test('the program itself says the same, with the same exit code', async () => {
  for (const [, words] of [CASES[0], CASES.at(-1)].filter((item) => item !== undefined))
    expect(rowloom(words)).toEqual(await runHere(words));
});

test('rules change the columns that they name', () => {
  expect(rowloom(['generate', SHOP, '--to', at('ruled'), '--rules', RULES]).code).toBe(0);
  const rows = readFileSync(join(at('ruled'), 'orders.csv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  expect(rows.every((row) => row.endsWith('hello') || row.endsWith('"hello"'))).toBe(true);
});

test('an export that was changed or made by another engine is refused', () => {
  expect(rowloom(['generate', SHOP, '--to', at('sealed'), '--checksum']).code).toBe(0);
  const sealed = readFileSync(join(at('sealed'), 'rowloom.json'), 'utf8');
  const replay = (text: string) => rowloom(['replay', file('changed.json', text), '--to', at('replayed')]);
  expect(replay(sealed.replace(/"seed":\d+/, '"seed":12345'))).toMatchObject({
    code: 3,
    err: expect.stringMatching(/digest/) as string,
  });
  expect(replay(sealed.replaceAll(/"engine_version":\d+/g, '"engine_version":999'))).toMatchObject({
    code: 3,
    err: expect.stringMatching(/engine version 999/) as string,
  });
  expect(existsSync(at('replayed'))).toBe(false);
});

test('a stack trace is shown on request', () => {
  expect(
    rowloom(['generate', at('nowhere.sql'), '--to', at('x')], { environment: { ROWLOOM_DEBUG: '1' } }).err,
  ).toMatch(/^\s+at /m);
});

test('with --json an error is an event like the others', () => {
  const missing = at('nowhere.sql');
  const event = { event: 'error', exit_code: 3 };
  const { code, out, err } = rowloom(['generate', missing, '--to', at('x'), '--json']);
  expect({ code, err }).toEqual({ code: 3, err: '' });
  expect(JSON.parse(out)).toMatchObject(event);
  expect(JSON.parse(rowloom(['generate', missing, '--to', '-', '--json']).err)).toMatchObject(event);
});

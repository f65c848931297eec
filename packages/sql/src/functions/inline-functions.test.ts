import { printExpression } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { readPostgresqlDdl } from '../ddl/read-postgresql-ddl.ts';
import { inlineOwnFunctions } from './inline-own-functions.ts';
import { workedMs } from '../worked-ms.fixture.ts';

const TABLE = 'CREATE TABLE t (a text, b date, c date, CHECK (ok(a)))';

const predicateOf = async (functions: string, table = TABLE): Promise<string> => {
  const read = await readPostgresqlDdl(`${functions}; ${table};`);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const predicate = read.document.tables[0]?.checks[0]?.predicate;
  return predicate === undefined ? 'none' : printExpression(predicate);
};

const sql = (head: string, body: string): string =>
  `CREATE FUNCTION ${head} RETURNS boolean LANGUAGE sql AS $$${body}$$`;

test('a call becomes the result of the function, with its arguments', async () => {
  const wanted = await predicateOf('SELECT 1', "CREATE TABLE t (a text, CHECK (a ~ '^x'))");
  expect(await predicateOf(sql('ok(v text)', "SELECT v ~ '^x';"))).toBe(wanted);
  expect(await predicateOf(sql('ok(text)', " select $1 ~ '^x' "))).toBe(wanted);
  expect(await predicateOf("CREATE FUNCTION ok(v text) RETURNS boolean RETURN v ~ '^x'")).toBe(wanted);
  expect(
    await predicateOf(
      "CREATE FUNCTION ok(v text) RETURNS boolean AS $$ BEGIN RETURN v ~ '^x'; END; $$ LANGUAGE plpgsql",
    ),
  ).toBe(wanted);
  expect(
    await predicateOf(`${sql('inner_ok(text)', "SELECT $1 ~ '^x'")}; ${sql('app.ok(v text)', 'SELECT inner_ok(v)')}`),
  ).toBe(wanted);
});

test('a strict function is NULL for NULL, whatever its body says', async () => {
  const body = "SELECT coalesce(v, '') <> ''";
  const strict = await predicateOf(`CREATE FUNCTION ok(v text) RETURNS boolean STRICT LANGUAGE sql AS $$${body}$$`);
  expect(strict).toBe("a is null or coalesce(a, '') <> ''");
  expect(await predicateOf(sql('ok(v text)', body))).toBe("coalesce(a, '') <> ''");
  const asked = 'CREATE TABLE t (a text, CHECK (ok(a) = true))';
  expect(await predicateOf(sql('ok(v text)', body).replace('LANGUAGE', 'STRICT LANGUAGE'), asked)).toContain(
    'case when a is null then null',
  );
});

test.each([
  ['a query', sql('ok(v text)', 'SELECT EXISTS (SELECT 1 FROM words WHERE word = v)')],
  ['columns of others', sql('ok(v text)', 'SELECT v = word FROM words')],
  ['itself', sql('ok(v text)', 'SELECT ok(v)')],
  [
    'a double that has a default',
    `${sql('ok(v text)', "SELECT v <> ''")}; ${sql('ok(v text, w int = 1)', 'SELECT true')}`,
  ],
  ['a default that nobody can read', sql('ok(v text, w text DEFAULT (SELECT 1))', 'SELECT v = w')],
  ['two of the name', `${sql('ok(v text)', "SELECT v <> ''")}; ${sql('ok(v integer)', 'SELECT v > 0')}`],
  ['another language', "CREATE FUNCTION ok(v text) RETURNS boolean LANGUAGE c AS 'lib', 'ok'"],
])('a function with %s stays a call', async (_, functions) => {
  expect(await predicateOf(functions)).toBe('ok(a)');
});

test('missing arguments have the defaults of the function', async () => {
  const within = sql(
    "within(v integer, low integer DEFAULT 1 + 2, hi numeric(10,2) = greatest(7, 9), note text DEFAULT 'a, b')",
    'SELECT v BETWEEN low AND hi AND note <> $4',
  );
  const asked = (call: string): Promise<string> => predicateOf(within, `CREATE TABLE t (n integer, CHECK (${call}))`);
  expect(await asked('within(n)')).toBe("n >= 1 + 2 and n <= greatest(7, 9)::numeric and 'a, b' <> 'a, b'");
  expect(await asked('within(n, 5)')).toContain('n >= 5 and n <= greatest(7, 9)');
  expect(await asked("within(n, 5, 6, 'x')")).toBe("n >= 5 and n <= 6 and 'x' <> 'x'");
  expect(await asked('within()')).toBe('within()');
  expect(await asked("within(n, 5, 6, 'x', 1)")).toContain('within(');
});

test('whole-number defaults and arguments divide as the decimals that they become', async () => {
  const half = sql('half(v numeric, w numeric DEFAULT 5)', 'SELECT v / 2 > w / 2');
  const predicate = await predicateOf(half, 'CREATE TABLE t (n integer, CHECK (half(n)))');
  expect(predicate).toBe('n::numeric / 2 > 5.0::numeric / 2');
});

test('functions of a catalogue are inlined in a document that already has its predicates', async () => {
  const read = await readPostgresqlDdl('CREATE TABLE t (b date, c date, CHECK (later(b, c)))');
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const own = { name: 'later', language: 'sql', parameters: ['b', 'a'], source: 'SELECT a > b', strict: true };
  const document = await inlineOwnFunctions(read.document, [own]);
  const predicate = document.tables[0]?.checks[0]?.predicate;
  expect(predicate && printExpression(predicate)).toBe('c > b');
});

test('functions that double their argument stay calls, without delay', async () => {
  const doubling = sql('twice(v text)', 'SELECT v || v').replace('boolean', 'text');
  const nested = `${'twice('.repeat(40)}a${')'.repeat(40)}`;
  const branching = Array.from({ length: 8 }, (_, index) =>
    sql(`f${index}(v text)`, `SELECT ${Array.from({ length: 12 }, () => `f${index + 1}(v)`).join(' AND ')}`),
  ).join(';');
  const began = workedMs();
  expect(await predicateOf(doubling, `CREATE TABLE t (a text, CHECK (${nested} <> ''))`)).toContain('twice(');
  expect(await predicateOf(branching, 'CREATE TABLE t (a text, CHECK (f0(a)))')).toContain('(a)');
  expect(workedMs() - began).toBeLessThan(5000);
});

test('in a partition key a call is inlined as in a CHECK', async () => {
  const read = await readPostgresqlDdl(`
    CREATE FUNCTION bucket_of(v text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT length(v) % 4';
    CREATE TABLE t (a text) PARTITION BY LIST (bucket_of(a));
    CREATE TABLE t_1 PARTITION OF t FOR VALUES IN (1);`);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  expect(read.document.tables[0]?.partition_key?.map(printExpression)).toEqual(['length(a) % 4']);
});

import { beforeAll, expect, test } from 'vitest';
import { EXPRESSIONS } from '../../expression/expressions.fixture.ts';
import { prepare } from '../../parser/parser.ts';
import { soleTarget } from '../../parser/sole-target.ts';
import {
  callsOfPostgresql,
  nameOfPostgresqlType,
  rewritePartitionBounds,
  rewritePostgresqlDefault,
  rewritePartitionKey,
  rewritePostgresqlExpression,
  rewritePostgresqlOperator,
  rewritePostgresqlType,
  sequencesOfPostgresql,
} from './rewrite-postgresql.ts';

beforeAll(prepare);

test.each([
  ["lower((email)::text) = 'a'", `lower("email"::text) = 'a'`],
  ["status = ANY (ARRAY['a'::text, 'b'])", `"status" = ANY (ARRAY['a'::text, 'b'])`],
  ['((a >= 0) AND (b < -1) AND NOT c)', '("a" >= 0) AND ("b" < (-1)) AND (NOT "c")'],
  [String.raw`x LIKE 'a\_%' ESCAPE '!'`, String.raw`"x" LIKE E'a\\_%' ESCAPE '!'`],
  [String.raw`path = E'it\'s'`, `"path" = 'it''s'`],
  ['body = $x$ ; -- $x$', `"body" = ' ; -- '`],
  ['tags[1:2] = $$a$$', `("tags")[1 : 2] = 'a'`],
  ['U&"d\\0061t" > 0', '"dat" > 0'],
  ['a > 0 -- rest', '"a" > 0'],
  ['0x1F + 1_000', '31 + 1000'],
  ['make_interval(days => 3)', 'make_interval(days => 3)'],
])('%s is printed as %s', (text, printed) => {
  expect(rewritePostgresqlExpression(text)).toBe(printed);
});

test.each(["nextval('public.s'::regclass)", "'a' || pg_catalog.nextval('s')"])(
  "%s is only allowed as a default: elsewhere it would move another table's sequence",
  (text) => {
    expect(rewritePostgresqlDefault(text)).toContain('nextval');
    expect(rewritePostgresqlExpression(text)).toBeUndefined();
    expect(rewritePartitionBounds(`FOR VALUES IN (${text})`)).toBeUndefined();
    expect(rewritePartitionKey(`LIST ((${text}))`)).toBeUndefined();
  },
);

test.each([
  'a$$ > 0)); create table stolen as select * from victim; drop table victim; select ((select 1 as z$$',
  '1); DROP TABLE users; --',
  '1), (2',
  'a) FROM victim WHERE (true',
  'a) x',
  '(SELECT 1)',
  'a IN (SELECT 1)',
  'EXISTS (SELECT)',
  'count(*) > 0',
  'sum(a) OVER () > 0',
  '$1 > 0',
  'a > \0 0',
  '',
  ' ',
  '-- all of it',
  `${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
])('%.60s is left out', (text) => {
  expect(rewritePostgresqlExpression(text, () => true)).toBeUndefined();
});

test.each([
  "pg_read_file('x')",
  '"pg_read_file"(\'x\')',
  "pg_catalog.pg_read_file('x')",
  'U&"pg_re\\0061d_file"(\'x\')',
  "lower(pg_read_file('x'))",
  "CASE WHEN a THEN set_config('a', 'b', true) END",
  'app.lower(a)',
  'own(a)',
  `éE'a'`,
  'a::own',
  'a OPERATOR(public.=) b',
])('%s is called only by callers who allow it', (text) => {
  expect(rewritePostgresqlExpression(text)).toBeUndefined();
  expect(rewritePostgresqlExpression(text, () => true)).toBeDefined();
});

/** The position of a node does not matter. */
const bare = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      /location|list_start|list_end|funcformat/.test(key) ? undefined : inner,
    ),
  );

test('a printed expression parses to the same tree and prints the same', () => {
  const rewrite = (sql: string): string | undefined => rewritePostgresqlExpression(sql, () => true);
  const treeOf = (sql: string | undefined): unknown => bare(soleTarget(`SELECT (${sql})`));
  const known = EXPRESSIONS.filter((sql) => rewrite(sql) !== undefined);
  const printed = known.map((sql) => rewrite(sql) ?? '');
  expect(known.length).toBeGreaterThan(EXPRESSIONS.length * 0.9);
  expect(printed.map(rewrite)).toEqual(printed);
  expect(printed.map(treeOf)).toEqual(known.map(treeOf));
});

test.each([
  ['character varying(20)', 'character varying(20)'],
  ['timestamp(3) with time zone', 'timestamp(3) with time zone'],
  ['interval day to second(3)', 'interval day to second(3)'],
  ['public.citext', 'public.citext'],
  ['"My Type"[]', '"My Type"[]'],
  ['geometry(Point,4326)', 'geometry(point,4326)'],
  ['"char"', '"char"'],
  ['integer DEFAULT lo_import($$/etc/passwd$$)', undefined],
  ['integer REFERENCES victim (id)', undefined],
  ['integer); DROP TABLE users; --', undefined],
  ['text COLLATE "C"', undefined],
  ['SETOF text', undefined],
  ['', undefined],
])('the type %s is %s', (text, printed) => {
  expect(rewritePostgresqlType(text)).toBe(printed);
});

test.each([
  ['RANGE (at)', 'RANGE ("at")'],
  ['LIST (lower(region) COLLATE "C" text_ops)', 'LIST ((lower("region")) COLLATE "C" "text_ops")'],
  ['RANGE (a) TABLESPACE x', undefined],
  ['RANGE (a); DROP TABLE users', undefined],
  ['RANGE (pg_sleep(1))', undefined],
])('the key %s is %s', (text, printed) => {
  expect(rewritePartitionKey(text)).toBe(printed);
});

test.each([
  [
    "FOR VALUES FROM ('2020-01-01', MINVALUE) TO (MAXVALUE, 1)",
    "FOR VALUES FROM ('2020-01-01', MINVALUE) TO (MAXVALUE, 1)",
  ],
  ["FOR VALUES IN ('a', NULL)", "FOR VALUES IN ('a', NULL)"],
  ['FOR VALUES WITH (modulus 4, remainder 0)', 'FOR VALUES WITH (modulus 4, remainder 0)'],
  ['DEFAULT', 'DEFAULT'],
  ['DEFAULT PARTITION BY LIST (a)', undefined],
  ['DEFAULT; DROP TABLE users', undefined],
  ['FOR VALUES IN ((SELECT 1))', undefined],
  ["FOR VALUES IN (log('x'), 'a'::text)", "FOR VALUES IN (pg_catalog.log('x'), 'a'::text)"],
  ["FOR VALUES IN (upper(lower('x')))", "FOR VALUES IN (pg_catalog.upper(pg_catalog.lower('x')))"],
  ['FOR VALUES IN (1 ==> 2)', undefined],
  ['FOR VALUES IN (lower(1 ==> 2))', undefined],
])('the bounds %s are %s', (text, printed) => {
  expect(rewritePartitionBounds(text)).toBe(printed);
});

test.each([
  ['&&', '&&'],
  ['=--', undefined],
  ['=/*', undefined],
  ['= ANY', undefined],
  ['= 1 OR a =', undefined],
])('the operator %s is %s', (text, printed) => {
  expect(rewritePostgresqlOperator(text)).toBe(printed);
});

test('names of types, sequences and functions are read from the tree', () => {
  expect(nameOfPostgresqlType('"My Schema".t')).toEqual({ schema: 'My Schema', name: 't' });
  expect(nameOfPostgresqlType('numeric(4,2)')).toBeUndefined();
  expect(sequencesOfPostgresql(`nextval('public."A b"'::regclass)::text || nextval('c')`)).toEqual([
    '"public"."A b"',
    '"c"',
  ]);
  expect(sequencesOfPostgresql(`nextval('a; DROP TABLE users')`)).toEqual([]);
  expect(callsOfPostgresql('is_ok(t) AND lower(x) = $$a$$ AND app.F(1)')).toEqual([
    { name: 'is_ok' },
    { schema: 'app', name: 'f' },
  ]);
});

test.each([
  ["nextval('a')", true],
  ["pg_catalog.nextval('a'::text::regclass)", true],
  ["nextval(lower('A')::regclass)", false],
  ["nextval(('a' || 'b')::regclass)", false],
  ["nextval('ab'::varchar(1)::regclass)", false],
  ['nextval(16384::regclass)', false],
  ["nextval('a') + nextval(lower('B')::regclass)", false],
  ["nextval('a; b')", false],
])('the default %s, which takes a number, is written: %s', (text, isWritten) => {
  expect(rewritePostgresqlDefault(text) !== undefined).toBe(isWritten);
});

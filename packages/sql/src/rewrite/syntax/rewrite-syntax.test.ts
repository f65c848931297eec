import { expect, test } from 'vitest';
import { rewriteMysqlClock, rewriteMysqlExpression, rewriteMysqlType } from './rewrite-mysql.ts';
import { rewriteSqliteExpression, rewriteSqliteType } from './rewrite-sqlite.ts';

const COLUMNS = ['a', 'b', 'c', 'd', 'x', 'it`s'];
const mysql = (text: string): string | undefined => rewriteMysqlExpression(text, COLUMNS);
const sqlite = (text: string): string | undefined => rewriteSqliteExpression(text, COLUMNS);

test.each([
  ['`a` > 0 and b <= -1 or not c', '((`a` > 0) AND (`b` <= -1)) OR (NOT `c`)'],
  ['a and b and c', '`a` AND `b` AND `c`'],
  ["x in (_utf8mb4'a', N'b')", "`x` IN ('a', 'b')"],
  [String.raw`x = 'it\'s \\ "ok"'`, String.raw`${'`x`'} = 'it''s \\ "ok"'`],
  ['`it``s` is not null', '`it``s` IS NOT NULL'],
  ['a = b like c', '`a` = (`b` LIKE `c`)'],
  ['d + interval 1 day > now()', '(`d` + INTERVAL 1 day) > now()'],
  ["trim(both ' ' from x)", "trim(BOTH ' ' FROM `x`)"],
  ['cast(x as char(20) character set utf8mb4)', 'cast(`x` AS char(20) character set utf8mb4)'],
  ['timestampdiff(day, a, b)', 'timestampdiff(day , `a`, `b`)'],
  ['a || b', '`a` OR `b`'],
  ['(a, b) in ((1, 2))', '(`a`, `b`) IN ((1, 2))'],
  ["case a when 1 then b'101' else 0xff end", "CASE `a` WHEN 1 THEN b'101' ELSE 0xff END"],
])('in MySQL %s is printed as %s, and stays the same when printed again', (text, printed) => {
  expect(mysql(text)).toBe(printed);
  expect(mysql(printed)).toBe(printed);
});

test.each([
  'a > 0 # rest',
  'a > 0 -- rest',
  'a /*!50000 > 0 */',
  'a /* x */ > 0',
  String.raw`a = '\\'); DROP TABLE users; -- '`,
  "a = 'never ended",
  'sleep(5)',
  "load_file('/etc/passwd')",
  'own(a)',
  'app.own(a)',
  '(select 1)',
  'a in (select 1)',
  'exists (select 1)',
  '@a',
  'a := 1',
  'unknown_column > 0',
  "_gbk'縗' = a",
  'a, b',
  'a b',
  'interval 1 fortnight + a',
  'cast(a as victim)',
  'convert(a using `x`)',
  'a collate `x-y`',
  '',
])('in MySQL %s is left out', (text) => {
  expect(mysql(text)).toBeUndefined();
});

test.each([
  ['a > 0 AND b', '("a" > 0) AND "b"'],
  ['[a] == `b`', '"a" = "b"'],
  ['"x" = "hello"', `"x" = 'hello'`],
  ["x GLOB '[a-z]*'", `"x" GLOB '[a-z]*'`],
  ['x COLLATE NOCASE', '"x" COLLATE "NOCASE"'],
  ['a NOTNULL', '"a" IS NOT NULL'],
  ['a IS NOT DISTINCT FROM b', '"a" IS NOT DISTINCT FROM "b"'],
  ['-a < - -1', '(- "a") < (- -1)'],
  ["CAST(a AS TEXT) || x'0f'", `CAST("a" AS text) || x'0f'`],
  ['rowid > 0', '"rowid" > 0'],
])('in SQLite %s is printed as %s, and stays the same when printed again', (text, printed) => {
  expect(sqlite(text)).toBe(printed);
  expect(sqlite(printed)).toBe(printed);
});

test.each([
  "load_extension('x')",
  "writefile('x', 'y')",
  "RAISE(ABORT, 'x')",
  '?1 > 0',
  ':v > 0',
  '$v > 0',
  'zz > 0',
  '(SELECT 1)',
  'a IN (SELECT 1)',
  'a IN victim',
  'a > 0; DROP TABLE users',
  'a > 0 -- rest',
  '[never ended',
  `${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
])('in SQLite %.40s is left out', (text) => {
  expect(sqlite(text)).toBeUndefined();
});

test.each([
  ['int(10) UNSIGNED', 'int(10) unsigned'],
  ['decimal( 10 , 2 )', 'decimal(10,2)'],
  ['int DEFAULT 1', undefined],
  ['int) ENGINE=x', undefined],
  ["enum('a')", undefined],
])('the type %s of MySQL is %s', (text, printed) => {
  expect(rewriteMysqlType(text)).toBe(printed);
});

test.each([
  ['CURRENT_TIMESTAMP(3)', 'current_timestamp(3)'],
  ['now()', 'now()'],
  ['1', undefined],
  ['now() , x int', undefined],
])('the clock %s is %s', (text, printed) => {
  expect(rewriteMysqlClock(text)).toBe(printed);
});

test.each([
  ['VARCHAR(20)', 'VARCHAR(20)'],
  ['unsigned  big int', 'unsigned big int'],
  ['timestamp with time zone', 'timestamp with time zone'],
  ['INTEGER PRIMARY KEY', undefined],
  ['INT CHECK (1)', undefined],
  ['INT default', undefined],
  ['INT, x', undefined],
])('the type %s of SQLite is %s', (text, printed) => {
  expect(rewriteSqliteType(text)).toBe(printed);
});

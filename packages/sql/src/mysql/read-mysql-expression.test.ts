import { type ColumnType, printExpression } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { readMysqlExpression as read } from './read-mysql-expression.ts';

const print = (text: string, types?: Record<string, ColumnType>): string =>
  printExpression(
    read(text, types === undefined ? {} : { typeOf: (name) => types[name], columns: Object.keys(types) }),
  );

/** The engine's own notation on the right, so that precedence shows in parentheses. */
test.each([
  // As MySQL prints its CHECKs.
  ['(`price` > 0)', 'price > 0'],
  ["(`s` in (_utf8mb4'a',_utf8mb4'b'))", "s in ('a', 'b')"],
  [String.raw`(${'`s`'} in (_utf8mb4\'a\',_utf8mb4\'it\\\'s\'))`, "s in ('a', 'it''s')"],
  ['json_valid(`doc`)', 'json_valid(doc)'],
  ['((`a` is null) or (`b` is not null))', 'a is null or b is not null'],
  ['(`a` between 1 and 10)', 'a >= 1 and a <= 10'],
  ['(`a` not between 1 and 10)', 'not (a >= 1 and a <= 10)'],
  ["regexp_like(`code`,_utf8mb4'^[A-Z]{3}$')", "code ~ '^[A-Z]{3}$'"],
  ['(length(`c`) = 2)', 'octet_length(c) = 2'],
  ['(char_length(`c`) = 2)', 'char_length(c) = 2'],
  // As MariaDB prints them.
  ['`price` > 0', 'price > 0'],
  ["`s` in ('a','b')", "s in ('a', 'b')"],
  ["`code` regexp '^[A-Z]{3}$'", "code ~ '^[A-Z]{3}$'"],
  // Operators and their precedence.
  ['a || b && c', 'a or b and c'],
  ['a or b xor c', 'a or b and not c or not b and c'],
  ['not a = b', 'not a = b'],
  ['!a = b', '(not a) = b'],
  ['a <=> b', 'a is not distinct from b'],
  ['a != b', 'a <> b'],
  ['a + b * c - d', 'a + b * c - d'],
  ['(a + b) * c', '(a + b) * c'],
  ['a mod 7 = 0', 'a % 7 = 0'],
  ['mod(a, 7) = 0', 'a % 7 = 0'],
  ['a div 2 > 1', 'div(a, 2) > 1'],
  ['a / 2 > 1', 'a / 2.0 > 1'],
  ['a / b > 1', 'a::decimal / nullif(b, 0) > 1'],
  ['-a < -5', '-a < -5'],
  ['a = -b', 'a = -b'],
  ['t.a = `t`.`b`', 'a = b'],
  ['binary a = b', 'a = b'],
  ['a collate utf8mb4_bin = b', 'a = b'],
  // Literals.
  ['a = 0x1F', 'a = 31'],
  ["a = b'101'", 'a = 5'],
  ['a = 1.5e2', 'a = 150'],
  ["a = 'it''s'", "a = 'it''s'"],
  [String.raw`a = 'it\'s'`, "a = 'it''s'"],
  ['a = "x"', "a = 'x'"],
  ["a = 'x' 'y'", "a = 'xy'"],
  ["d > date'2020-01-31'", "d > date '2020-01-31'"],
  ["d > timestamp '2020-01-31 12:00:00'", "d > '2020-01-31 12:00:00'::datetime"],
  // Functions that are others in disguise.
  ["json_exists(doc, '$.en')", "?(doc, 'en')"],
  ["json_contains_path(doc, 'all', '$.a', '$.b')", "?(doc, 'a') and ?(doc, 'b')"],
  ["json_contains_path(doc, 'one', '$.a', '$.b')", "?(doc, 'a') or ?(doc, 'b')"],
  ["json_length(doc, '$.a') > 1", "jsonb_array_length(#>(doc, array['a'])) > 1"],
  ["json_contains(doc, '1', '$.a')", "@>(#>(doc, array['a']), '1')"],
  ["substring_index(host, '.', -1) = 'org'", "split_part(host, '.', -1) = 'org'"],
  ["substring_index(host, '.', 2) = 'a.b'", "substring_index(host, '.', 2) = 'a.b'"],
  ["field(k, 'x', 'y') > 0", "case k when 'x' then 1 when 'y' then 2 else 0 end > 0"],
  ["elt(n, 'x', 'y') = s", "case n when 1 then 'x' when 2 then 'y' else null end = s"],
  ["find_in_set('a', tags) > 0", "strpos(',' || tags || ',', ',' || 'a' || ',') > 0"],
  // Tests.
  ['a is true', 'a is true'],
  ['a is not unknown', 'a is not null'],
  ['isnull(a)', 'a is null'],
  ["a like 'x%'", "a like 'x%'"],
  ["a not like 'x%' escape '!'", "a not ilike 'x%' escape '!'"],
  ["a not rlike 'x'", "a !~* 'x'"],
  [String.raw`a regexp '\\bx\\d+'`, String.raw`a ~ '\yx\d+'`],
  ["a regexp '[[:<:]]x'", String.raw`a ~ '\mx'`],
  // Conditions are numbers.
  ['(a is null) + (b is null) = 1', 'num_nulls(a, b) = 1'],
  ['(a, b) <> (1, 2)', 'a <> 1 or b <> 2'],
  ['(a, b) not in ((1, 2), (3, 4))', 'not (a = 1 and b = 2 or a = 3 and b = 4)'],
  ['(a is not null) + (b is not null) + (c is not null) <= 1', 'num_nonnulls(a, b, c) <= 1'],
  ['(a > 1) + (b > 1) = 1', '(a > 1)::integer + (b > 1)::integer = 1'],
  ['(a is null) = (b is null)', '(a is null) = (b is null)'],
  ['(a > b) = 1', 'a > b'],
  ['(a > b) <> 1', 'not a > b'],
  // Functions.
  ['ifnull(a, 0) >= 0', 'coalesce(a, 0) >= 0'],
  ['if(a > 0, b, c) = 1', 'case when a > 0 then b else c end = 1'],
  ['case a when 1 then b else c end = 1', 'case a when 1 then b else c end = 1'],
  ["concat(a, '-', b) = c", "a || '-' || b = c"],
  ['cast(a as unsigned) = 1', 'a::bigint unsigned = 1'],
  ['cast(a as decimal(10,2)) = 1', 'a::decimal(10,2) = 1'],
  ['convert(a, char(3)) = b', 'a::char = b'],
  ['convert(a using utf8mb4) = b', 'a = b'],
  ["trim(both 'x' from a) = b", "btrim(a, 'x') = b"],
  ['trim(a) = a', 'btrim(a) = a'],
  ["position('@' in mail) > 1", "strpos(mail, '@') > 1"],
  ["locate('@', mail) > 1", "strpos(mail, '@') > 1"],
  ['substring(a from 1 for 2) = b', 'substr(a, 1, 2) = b'],
  ['substr(a, -2) = b', 'right(a, 2) = b'],
  ['b <= a + interval 30 day', "b <= a + interval '30 day'"],
  ['b <= date_add(a, interval 1 month)', "b <= a + interval '1 month'"],
  ['b >= date_sub(a, interval n hour)', "b >= a - interval '1 hour' * n"],
  ['year(a) >= 2000', "extract('year', a) >= 2000"],
  ['extract(month from a) = 1', "extract('month', a) = 1"],
  ['timestampdiff(year, born, joined) >= 18', "extract('year', age(joined, born)) >= 18"],
  ["doc -> '$.a[0]' is not null", "#>(doc, array['a', '0']) is not null"],
  ["doc ->> '$.kind' = 'x'", "#>>(doc, array['kind']) = 'x'"],
  ["json_unquote(json_extract(doc, '$.kind')) = 'x'", "#>>(doc, array['kind']) = 'x'"],
  ["json_type(doc) = 'OBJECT'", "jsonb_typeof(doc) = 'object'"],
  ['d >= current_date', 'd >= current_date()'],
  ['my_own(a) = 1', 'my_own(a) = 1'],
])('%s reads %s', (sql, expected) => {
  expect(print(sql)).toBe(expected);
});

test('literals and booleans take the kind of the column beside them', () => {
  const types: Record<string, ColumnType> = {
    active: { native: 'tinyint(1)', kind: 'boolean' },
    flag: { native: 'tinyint', kind: 'integer', bits: 8 },
    born: { native: 'date', kind: 'date' },
    doc: { native: 'json', kind: 'json' },
  };
  expect(print('Active in (0, 1)', types)).toBe('active in (false, true)');
  expect(print('flag = true', types)).toBe('flag = 1');
  expect(print("BORN > '1930-01-01'", types)).toBe("born > date '1930-01-01'");
  expect(print('json_valid(doc)', types)).toBe('true');
});

test.each([
  ['a in (select x from t)', 'a in (select x from t)'],
  ['(select max(x) from t) > 1', '(select max(x) from t)'],
  ['exists (select 1 from (select 2) u)', 'exists (select 1 from (select 2) u)'],
  ['(select a) = 1', '(select a)'],
])('in %s one part is unknown', (sql, part) => {
  expect(JSON.stringify(read(`z > 0 and ${sql}`))).toContain(JSON.stringify({ op: 'unknown', sql: part }));
});

test.each([
  '',
  'a >',
  'a b',
  '(a',
  "a = 'never",
  'a = `never',
  'match (a) against (b)',
  'a; drop table t',
  '('.repeat(50_000),
  `${'('.repeat(50_000)}1${')'.repeat(50_000)}`,
  Array.from({ length: 50_000 }, () => 'a').join('+'),
  '-'.repeat(100_000),
  'not '.repeat(30_000),
  'case when '.repeat(10_000),
])('what is not an expression is unknown as a whole: %.30s', (text) => {
  expect(read(text)).toEqual({ op: 'unknown', sql: text });
});

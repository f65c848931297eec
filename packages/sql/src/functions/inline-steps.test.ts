import { printExpression } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { readPostgresqlDdl } from '../ddl/read-postgresql-ddl.ts';
import { workedMs } from '../worked-ms.fixture.ts';

const predicateOf = async (functions: string, check = 'ok(a)'): Promise<string> => {
  const read = await readPostgresqlDdl(`${functions}; CREATE TABLE t (a text, n integer, CHECK (${check}));`);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const predicate = read.document.tables[0]?.checks[0]?.predicate;
  return predicate === undefined ? 'none' : printExpression(predicate);
};

const pl = (body: string, head = 'ok(v text)', returns = 'boolean'): string =>
  `CREATE FUNCTION ${head} RETURNS ${returns} LANGUAGE plpgsql AS $fn$${body}$fn$`;

test('consecutive IFs are one CASE', async () => {
  const body = `BEGIN
    IF v IS NULL THEN RETURN true; END IF;
    IF length(v) < 3 THEN RETURN false; ELSEIF v = 'x' THEN RETURN NULL; ELSE RETURN v = lower(v); END IF;
  END;`;
  const written =
    "case when a is null then true when length(a) < 3 then false when a = 'x' then null else a = lower(a) end";
  expect(await predicateOf(pl(body), 'ok(a) = true')).toBe(`${written} = true`);
  // To a row it is all the same, for NULL passes.
  expect(await predicateOf(pl(body))).toBe(
    "a is null or not length(a) < 3 and case when a = 'x' then null else a = lower(a) end",
  );
});

test('comments, quotes and names may contain anything', async () => {
  const body = `
    /* BEGIN; /* nested */ END */ DECLARE -- it's
      "end if" CONSTANT text := 'a;''b' || $q$; END $q$; -- RETURN false;
    BEGIN -- IF
      RETURN /* ; */ v <> "end if" -- the end
      ;
    END`;
  expect(await predicateOf(pl(body))).toBe("a <> ('a;''b' || '; END ')::text");
});

test('points that are added by consecutive IFs stay a sum', async () => {
  const step = (sign: string): string => `IF v ~ '${sign}' THEN s := s + 1; END IF;`;
  const body = `DECLARE s int := 0; BEGIN ${['a', 'b', 'c'].map(step).join(' ')} RETURN s >= 2; END`;
  const point = (sign: string): string => `case when a ~ '${sign}' then 1 else 0 end`;
  expect(await predicateOf(pl(body))).toBe(`${['a', 'b', 'c'].map(point).join(' + ')} >= 2`);
});

test('an exception is false where it makes a row fail, and a call elsewhere', async () => {
  const raising = pl("BEGIN IF v = '' THEN RAISE EXCEPTION 'empty; %', v; END IF; RETURN true; END");
  const written = "not a = ''";
  expect(await predicateOf(raising)).toBe(written);
  expect(await predicateOf(raising, 'n > 0 AND ok(a)')).toBe(`n > 0 and ${written}`);
  expect(await predicateOf(raising, 'a IS NULL OR ok(a)')).toBe(`a is null or ${written}`);
  expect(await predicateOf(raising, 'ok(a) IS TRUE')).not.toContain('ok(');
  for (const check of ['NOT ok(a)', 'n > 0 OR ok(a)', 'ok(a) OR a IS NULL', 'ok(a) IS NOT NULL', 'ok(a) = (n > 0)'])
    expect(await predicateOf(raising, check)).toContain('ok(a)');
  const inner = pl("BEGIN IF ok(v) THEN RETURN true; END IF; RETURN v = 'x'; END", 'outer_ok(v text)');
  expect(await predicateOf(`${raising}; ${inner}`, 'outer_ok(a)')).toContain('when ok(a) then true');
});

test('a comment changes nothing', async () => {
  expect(await predicateOf(pl("BEGIN RAISE NOTICE 'v is %', v; RAISE LOG 'x'; NULL; RETURN v <> ''; END"))).toBe(
    "a <> ''",
  );
});

test('an error in an unused value keeps the function a call', async () => {
  const eager = 'DECLARE n int := v::int; BEGIN';
  expect(await predicateOf(pl(`${eager} IF v = 'x' THEN RETURN true; END IF; RETURN n > 3; END`))).toBe('ok(a)');
  const failing = pl(`${eager} IF v = 'x' THEN RETURN false; END IF; RETURN n > 3; END`);
  expect(await predicateOf(failing)).toBe("not a = 'x' and a::integer > 3");
  expect(await predicateOf(failing, 'NOT ok(a)')).toBe('not ok(a)');
  expect(await predicateOf(pl(`${eager} RETURN n > 3 AND v <> '5'; END`), 'NOT ok(a)')).not.toContain('ok(');
  const rest = "IF v = 'y' THEN RETURN true; END IF; RETURN n > 3; END";
  expect(await predicateOf(pl(`DECLARE n int; BEGIN IF v <> 'x' THEN n := v::int; END IF; ${rest}`))).toBe('ok(a)');
  expect(await predicateOf(pl(`DECLARE n int; BEGIN IF v::int > 7 THEN n := 1; END IF; ${rest}`))).toMatch(
    /^case when a::integer > 7 then/,
  );
});

test.each([
  ['a loop', 'BEGIN FOR i IN 1..3 LOOP NULL; END LOOP; RETURN true; END'],
  ['a loop that ends by a condition', "BEGIN WHILE v = '' LOOP v := 'x'; END LOOP; RETURN true; END"],
  ['a query', 'BEGIN IF EXISTS (SELECT 1 FROM t WHERE a = v) THEN RETURN false; END IF; RETURN true; END'],
  ['a query into a variable', 'DECLARE x int; BEGIN SELECT 1 INTO x; RETURN x = 1; END'],
  ['a text that is run', "BEGIN EXECUTE 'SELECT 1'; RETURN true; END"],
  ['a call for its effect', 'BEGIN PERFORM pg_sleep(1); RETURN true; END'],
  ['a handler', 'BEGIN RETURN v::int > 0; EXCEPTION WHEN OTHERS THEN RETURN false; END'],
  ['a block within', 'BEGIN BEGIN RETURN true; END; END'],
  ['a label', '<<top>> BEGIN RETURN true; END'],
  ['a way to its end without RETURN', "BEGIN IF v = '' THEN RETURN false; END IF; END"],
  ['no step', 'BEGIN END'],
  ['a variable that nobody declared', 'BEGIN x := 1; RETURN true; END'],
  ['a name that nobody declared', 'BEGIN RETURN v = w; END'],
  ['a variable that hides a parameter', "DECLARE v text := 'x'; BEGIN RETURN v = 'x'; END"],
  ['a variable with the type of a column', 'DECLARE x t.a%TYPE; BEGIN RETURN x IS NULL; END'],
  ['a record', 'DECLARE x record; BEGIN RETURN x IS NULL; END'],
  ['a variable that may be too short', 'DECLARE x varchar(2) := v; BEGIN RETURN length(x) = 2; END'],
  ['a variable that is never NULL', "DECLARE x text NOT NULL := v; BEGIN RETURN x <> ''; END"],
  ['a field that is assigned to', 'BEGIN v.x := 1; RETURN true; END'],
  ['a result of nothing', 'BEGIN RETURN; END'],
  ['more after its end', 'BEGIN RETURN true; END; SELECT 1'],
  ['a quote without end', "BEGIN RETURN v = 'x; END"],
  ['a name without end', 'BEGIN RETURN v = "x; END'],
  ['a dollar quote without end', 'BEGIN RETURN v = $q$x; END'],
  ['a comment without end', 'BEGIN RETURN true; /* END'],
  ['an IF without end', 'BEGIN IF true THEN RETURN true; END'],
  [
    'a parenthesis that closes another',
    "BEGIN CASE v WHEN 'a') OR (true THEN RETURN true; ELSE RETURN false; END CASE; END",
  ],
  ['a command of psql', 'BEGIN \\gexec\n RETURN true; END'],
])('a function with %s stays a call', async (_, body) => {
  expect(await predicateOf(pl(body))).toBe('ok(a)');
});

test('a recursive function is inlined a few times, and is a call in the end', async () => {
  const body = "BEGIN IF v = '' THEN RETURN true; END IF; RETURN ok(substr(v, 2)); END";
  expect(await predicateOf(pl(body))).toMatch(/ok\(substr\(/);
});

test('a number that some paths do not return, or an exception handler returns, keeps the call', async () => {
  const body = "BEGIN IF v = '' THEN RAISE EXCEPTION 'empty'; END IF; RETURN length(v); END";
  expect(await predicateOf(pl(body, 'size(v text)', 'integer'), 'size(a) > 3')).toBe('size(a) > 3');
});

test('endless steps stop at once, as calls or as an expression', async () => {
  const began = workedMs();
  const nested = (count: number, inner: string): string =>
    `${"IF v = 'x' THEN ".repeat(count)}${inner}${' END IF;'.repeat(count)}`;
  expect(await predicateOf(pl(`BEGIN ${nested(160, 'RETURN true;')} RETURN false; END`))).toBe('ok(a)');
  expect(await predicateOf(pl(`BEGIN ${nested(160, "v := 'y';")} RETURN v = 'y'; END`))).toBe('ok(a)');
  expect(await predicateOf(pl(`BEGIN ${"IF v = 'x' THEN ".repeat(100_000)}`))).toBe('ok(a)');
  const doubling = Array.from({ length: 40 }, (_, index) => `IF v = '${index}' THEN v := v || v; END IF;`).join(' ');
  expect(await predicateOf(pl(`BEGIN ${doubling} RETURN v <> ''; END`))).toBe('ok(a)');
  const leaving = Array.from(
    { length: 40 },
    (_, index) => `IF v = '${index}' THEN IF v = 'x' THEN RETURN false; END IF; v := 'b'; END IF;`,
  ).join(' ');
  expect(await predicateOf(pl(`BEGIN ${leaving} RETURN true; END`))).toBe('ok(a)');
  const guards = Array.from({ length: 60 }, (_, index) => `IF v = '${index}' THEN RETURN false; END IF;`).join(' ');
  expect(await predicateOf(pl(`BEGIN ${guards} RETURN true; END`))).toContain("not a = '59'");
  expect(workedMs() - began).toBeLessThan(5000);
});

test('a test that lets a row pass and may be NULL itself stays a CASE', async () => {
  const body = "BEGIN IF v = 'x' THEN RETURN true; END IF; IF v <> 'y' THEN RETURN false; END IF; RETURN n > 3; END";
  expect(await predicateOf(pl(body, 'ok(v text, n integer)'), 'ok(a, n)')).toBe(
    "case when a = 'x' then true else not a <> 'y' and n > 3 end",
  );
});

test('in a partition key an exception keeps the call, because the row would go elsewhere', async () => {
  const read = await readPostgresqlDdl(`
    ${pl("BEGIN IF v = '' THEN RAISE EXCEPTION 'empty'; END IF; RETURN v < 'n'; END")};
    CREATE TABLE t (a text) PARTITION BY LIST (ok(a)); CREATE TABLE t_1 PARTITION OF t FOR VALUES IN (true);`);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  expect(read.document.tables[0]?.partition_key?.map(printExpression)).toEqual(['ok(a)']);
});

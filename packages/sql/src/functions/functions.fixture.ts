/** Functions with a CHECK condition over the columns of the sample; PostgreSQL evaluates the same. */
export type FunctionSample = { readonly about: string; readonly functions: string; readonly predicate: string };

export const SAMPLE_COLUMNS = 'a text, n integer, k integer, m numeric(10,2), d date, e date';

export const SAMPLE_VALUES = `
  ('abc', 1, 2, 2.50, '2024-02-29', '2024-03-01'), ('Ab 12', -7, 3, -0.75, '1999-12-31', '1999-12-31'),
  ('', 0, 0, 0, '2023-03-31', '2022-01-01'), ('12', 5, 5, 1000, NULL, '2024-01-01'), (NULL, NULL, NULL, NULL, NULL, NULL),
  ('Zx9-!', 100, NULL, 12.34, '2020-01-01', NULL), ('7', NULL, 9, 7, '2024-05-05', '2025-05-05')`;

const pl = (head: string, returns: string, body: string): string =>
  `CREATE FUNCTION ${head} RETURNS ${returns} LANGUAGE plpgsql AS $fn$ ${body} $fn$`;

export const FUNCTION_SAMPLES: readonly FunctionSample[] = [
  {
    about: 'an IF goes to ELSE with NULL',
    functions: pl(
      'f(v text)',
      'boolean',
      "BEGIN IF length(v) < 3 THEN RETURN false; ELSIF v ~ '\\s' THEN RETURN NULL; ELSE RETURN true; END IF; END",
    ),
    predicate: 'f(a)',
  },
  {
    about: 'what is said before is kept',
    functions: pl(
      'f(v text)',
      'boolean',
      "DECLARE t text := lower(v); u text DEFAULT t || '!'; BEGIN t := 'x'; RETURN u = 'abc!' OR t <> 'x'; END;",
    ),
    predicate: 'f(a)',
  },
  {
    about: 'points are added up',
    functions: pl(
      'f(v text, p integer DEFAULT 3)',
      'integer',
      `DECLARE s integer := 0; BEGIN
         IF length(v) >= p THEN s := s + 1; END IF;
         IF v ~ '[A-Z]' THEN s := s + 2; ELSIF v ~ '[a-z]' THEN s := 1 + s; END IF;
         IF v ~ '[0-9]' THEN s = s - 1; END IF;
         RETURN s; END`,
    ),
    predicate: 'f(a) >= 2',
  },
  {
    about: 'a variable that was given no value is NULL',
    functions: pl(
      'f(v integer)',
      'boolean',
      'DECLARE x integer; BEGIN IF v > 0 THEN x := v; END IF; RETURN x < 50; END',
    ),
    predicate: 'f(n)',
  },
  {
    about: 'an integer rounds what it is given',
    functions: pl('f(v numeric)', 'boolean', 'DECLARE x integer := v; BEGIN RETURN x = 3 OR x = -1; END'),
    predicate: 'f(m)',
  },
  {
    about: 'a result is rounded to the type that is returned',
    functions: pl('f(v numeric)', 'integer', 'BEGIN RETURN v * 1.1; END'),
    predicate: 'f(m) IN (3, -1, 8)',
  },
  {
    about: 'half of a whole number as a decimal is a decimal',
    functions: `${pl('f(v numeric)', 'boolean', 'DECLARE x numeric := 5; BEGIN RETURN v / 2 > x / 2 - 0.1; END')};
      CREATE FUNCTION g(v numeric, w numeric DEFAULT 7) RETURNS numeric LANGUAGE sql AS 'SELECT (v + w) / 2'`,
    predicate: 'f(n) OR g(n) = 3.5 OR g(n, 2) = -2.5',
  },
  {
    about: 'CASE takes the branch that fits, and NULL fits none',
    functions: pl(
      'f(v text, x integer)',
      'boolean',
      "BEGIN CASE v WHEN 'abc', '' THEN RETURN x >= 0; WHEN '12' THEN NULL; ELSE RETURN x IS NULL; END CASE; RETURN x = 5; END",
    ),
    predicate: 'f(a, n)',
  },
  {
    about: 'CASE without ELSE fails where nothing fits',
    functions: pl(
      'f(x integer)',
      'boolean',
      'BEGIN CASE WHEN x > 3 THEN RETURN true; WHEN x < 0 THEN RETURN false; END CASE; END',
    ),
    predicate: 'f(n)',
  },
  {
    about: 'an exception is the end of the row',
    functions: pl(
      'f(x date, y date)',
      'boolean',
      "BEGIN IF x > y THEN RAISE EXCEPTION 'not %; but %', x, y USING HINT = 'later'; END IF; RAISE NOTICE 'fine'; RETURN true; END",
    ),
    predicate: 'f(d, e) AND n IS NOT NULL',
  },
  {
    about: 'a cast that fails is the end of the row',
    functions: pl(
      'f(v text)',
      'boolean',
      "DECLARE x integer; BEGIN IF v !~ '^[0-9]+$' THEN RETURN false; END IF; x := v::integer; RETURN x > 7; END",
    ),
    predicate: 'f(a)',
  },
  {
    about: 'a strict function of many steps is NULL for NULL',
    functions: pl(
      'f(x integer, y integer)',
      'boolean STRICT',
      'BEGIN IF x > y THEN RETURN true; END IF; RETURN false; END',
    ),
    predicate: 'f(n, k)',
  },
  {
    about: 'dates are compared as dates, and moved by days',
    functions: pl(
      'f(x date, y date, days integer DEFAULT 30)',
      'boolean',
      "DECLARE due date; BEGIN IF x < '2000-1-1' THEN RETURN true; END IF; due := x + days; RETURN y <= due; END",
    ),
    predicate: 'f(d, e)',
  },
  {
    about: 'parameters are assigned to, by name and by place',
    functions: pl(
      'f(v text)',
      'boolean',
      "BEGIN v := trim(both from lower($1)); RETURN $1 = 'abc' OR v = 'ab 12'; END",
    ),
    predicate: 'f(a)',
  },
  {
    about: 'branches within branches go on after them',
    functions: pl(
      'f(x integer, y integer)',
      'boolean',
      `DECLARE z integer := 0; BEGIN
         IF x > 0 THEN
           IF y IS NULL THEN RETURN NULL; ELSIF y > 4 THEN z := y; END IF;
           z := z + 1;
         ELSE
           z := coalesce(y, 4);
         END IF;
         RETURN z BETWEEN 1 AND 5; END`,
    ),
    predicate: 'f(n, k)',
  },
  {
    about: 'functions with steps call each other',
    functions: `${pl('f(v integer)', 'integer', 'BEGIN IF v < 0 THEN RETURN -v; END IF; RETURN v; END')};
      ${pl('g(v integer, w integer DEFAULT 1 + 4)', 'boolean', 'DECLARE x integer := f(v); BEGIN RETURN x > w; END')}`,
    predicate: 'g(n)',
  },
];

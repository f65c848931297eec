import { castValue, type ColumnType, type Expression, formatValue, type SqlValue, tryEvaluate } from '@rowloom/engine';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableOf } from '../ddl/read-sample.ts';
import { prepare } from '../parser/parser.ts';
import { EXPRESSIONS, SAMPLE_ROWS, SAMPLE_TABLE } from './expressions.fixture.ts';
import { readPostgresqlExpressionSync } from './read-postgresql-expression.ts';

/** PostgreSQL's result for one expression over one row; `type` is the result's. */
type Answer = {
  readonly at: number;
  readonly row: number;
  readonly type: string;
  readonly value: string | null;
  readonly failed: boolean;
};

const bin = findPostgresBin();
let server: PostgresServer | undefined;
let answers: readonly Answer[] = [];
let rows: readonly Readonly<Record<string, string | null>>[] = [];
let printed: readonly string[] = [];

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const PREPARE = `
SET standard_conforming_strings = on;
${SAMPLE_TABLE}
${SAMPLE_ROWS}
CREATE FUNCTION answer(source text, which integer, OUT type text, OUT value text, OUT failed boolean) AS $$
BEGIN
  failed := false;
  EXECUTE format('SELECT pg_typeof(%s)::text, (%1$s)::text FROM sample WHERE id = $1', source) INTO type, value USING which;
EXCEPTION WHEN OTHERS THEN failed := true; type := 'text';
END $$ LANGUAGE plpgsql;`;

beforeAll(async () => {
  await prepare();
  if (bin === undefined) {
    if (process.env['CI'] === 'true')
      throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
    console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
    return;
  }
  server = await startPostgres(bin);
  const database = server.createDatabase('expressions');
  server.run(`ALTER DATABASE ${database} SET timezone = 'UTC'`);
  server.run(PREPARE, database);
  const list = EXPRESSIONS.map((text, at) => `(${at}, ${quote(text)})`).join(',\n');
  const rowText = tableOf(SAMPLE_TABLE, 'sample').columns.map(({ name }) => `'${name}', ${name}::text`);
  rows = JSON.parse(
    server.run(`SELECT jsonb_agg(jsonb_build_object(${rowText.join(', ')}) ORDER BY id) FROM sample`, database),
  ) as typeof rows;
  answers = JSON.parse(
    server.run(
      `SELECT jsonb_agg(jsonb_build_object('at', at, 'row', id, 'type', type, 'value', value, 'failed', failed))
       FROM (VALUES ${list}) AS texts (at, source), sample, LATERAL answer(source, id)`,
      database,
    ),
  ) as typeof answers;
  const checks = EXPRESSIONS.map(
    (text, at) => `ALTER TABLE sample ADD CONSTRAINT e${at} CHECK ((${text}) IS NOT NULL) NOT VALID;`,
  );
  server.run(checks.join('\n'), database);
  printed = JSON.parse(
    server.run(
      `SELECT jsonb_agg(pg_get_expr(conbin, conrelid) ORDER BY substr(conname, 2)::integer)
       FROM pg_constraint WHERE conrelid = 'sample'::regclass AND contype = 'c'`,
      database,
    ),
  ) as typeof printed;
}, 60_000);

afterAll(() => server?.stop());

const columns = (): ReadonlyMap<string, ColumnType> =>
  new Map(tableOf(SAMPLE_TABLE, 'sample').columns.map(({ name, type }) => [name, type]));

const read = (text: string): Expression => {
  const types = columns();
  return readPostgresqlExpressionSync(text, { typeOf: (name) => types.get(name) });
};

const evaluateAt = (expression: Expression, row: number): SqlValue | undefined => {
  const types = columns();
  const reader = (name: string): SqlValue => {
    const value = rows[row - 1]?.[name] ?? null;
    return castValue(value, types.get(name) ?? { native: 'text', kind: 'text' });
  };
  return tryEvaluate(expression, reader, { as_of_micros: 0 });
};

/** One text for equal values: numbers to twelve digits, others as printed. */
const canonical = (value: SqlValue | undefined): string => {
  if (value === undefined) return 'cannot be evaluated';
  if (Array.isArray(value)) return `{${value.map(canonical).join(',')}}`;
  const text = formatValue(value);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? String(Number(Number(text).toPrecision(12))) : text;
};

const typeNamed = (name: string): ColumnType =>
  tableOf(`CREATE TABLE t (v ${name})`, 't').columns[0]?.type ?? { native: name, kind: 'unknown' };

describe.skipIf(bin === undefined)('an expression is evaluated as PostgreSQL evaluates it', () => {
  test.each(EXPRESSIONS.map((text, at) => [text, at] as const))('%s', (text, at) => {
    const expression = read(text);
    const whenPrinted = read(printed[at] ?? '');
    const given = answers.filter((answer) => answer.at === at && !answer.failed);
    expect(given).not.toHaveLength(0);
    for (const { row, type, value } of given) {
      const expected = value === null ? null : castValue(value, typeNamed(type));
      expect([row, canonical(evaluateAt(expression, row))]).toEqual([row, canonical(expected)]);
      expect([row, evaluateAt(whenPrinted, row)]).toEqual([row, value !== null]);
    }
  });
});

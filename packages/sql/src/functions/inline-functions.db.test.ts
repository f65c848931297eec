import { castValue, type ColumnType, type Expression, type SqlValue, type Table, tryEvaluate } from '@rowloom/engine';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSample } from '../ddl/read-sample.ts';
import { prepare } from '../parser/parser.ts';
import { FUNCTION_SAMPLES, type FunctionSample, SAMPLE_COLUMNS, SAMPLE_VALUES } from './functions.fixture.ts';
import { callsOwnFunction } from './inline-functions.ts';

type Row = Readonly<Record<string, string | null>>;
/** PostgreSQL's verdict on the row: true, false, NULL, or an error. */
type Answer = { readonly row: Row; readonly holds: boolean | null; readonly failed: boolean };

const bin = findPostgresBin();
let server: PostgresServer | undefined;

const ASK = `
CREATE FUNCTION answer(source text, which integer, OUT holds boolean, OUT failed boolean) AS $$
BEGIN
  failed := false;
  EXECUTE format('SELECT (%s) FROM sample WHERE id = $1', source) INTO holds USING which;
EXCEPTION WHEN OTHERS THEN failed := true;
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
}, 60_000);

afterAll(() => server?.stop());

const ask = ({ functions, predicate }: FunctionSample, index: number): readonly Answer[] => {
  if (server === undefined) throw new Error('There is no server.');
  const database = server.createDatabase(`functions_${index}`);
  server.run(`CREATE TABLE sample (id serial, ${SAMPLE_COLUMNS}); ${ASK} ${functions};`, database);
  server.run(`INSERT INTO sample (a, n, k, m, d, e) VALUES ${SAMPLE_VALUES}`, database);
  const list = ['a', 'n', 'k', 'm', 'd', 'e'].map((name) => `'${name}', ${name}::text`).join();
  return JSON.parse(
    server.run(
      `SELECT jsonb_agg(jsonb_build_object('row', jsonb_build_object(${list}), 'holds', holds, 'failed', failed))
       FROM sample, LATERAL answer($q$${predicate}$q$, id)`,
      database,
    ),
  ) as readonly Answer[];
};

const written = (sample: FunctionSample, check: string): { readonly predicate: Expression; readonly table: Table } => {
  const text = `${sample.functions}; CREATE TABLE t (${SAMPLE_COLUMNS}, CHECK (${check}))`;
  const [table] = readSample(text).document.tables;
  const predicate = table?.checks[0]?.predicate;
  if (table === undefined || predicate === undefined) throw new Error('The CHECK was not read.');
  return { predicate, table };
};

describe.skipIf(bin === undefined)('an inlined function answers as PostgreSQL does', () => {
  test.each(FUNCTION_SAMPLES.map((sample, index) => [sample.about, sample, index] as const))(
    '%s',
    (_, sample, index) => {
      const { predicate, table } = written(sample, sample.predicate);
      // In a condition, true and NULL are equal; all other results are compared exactly.
      const asValue = written(sample, `(${sample.predicate}) IS NOT DISTINCT FROM NULL`).predicate;
      const types = new Map<string, ColumnType>(table.columns.map(({ name, type }) => [name, type]));
      const answers = ask(sample, index);
      const kinds = new Set(answers.map(({ holds, failed }) => (failed ? 'failed' : holds)));
      expect(kinds.size).toBeGreaterThan(1);
      expect([predicate, ...(kinds.has('failed') ? [] : [asValue])].some(callsOwnFunction)).toBe(false);
      for (const { row, holds, failed } of answers) {
        const read = (name: string): SqlValue =>
          castValue(row[name] ?? null, types.get(name) ?? { native: 'text', kind: 'text' });
        const passes = (expression: Expression): boolean => {
          const value = tryEvaluate(expression, read, { as_of_micros: 0 });
          return value === true || value === null;
        };
        expect([row, passes(predicate)]).toEqual([row, !failed && holds !== false]);
        // A function that fails for one row stays a call where its value is used.
        expect([row, kinds.has('failed') || passes(asValue) === (holds === null)]).toEqual([row, true]);
      }
    },
  );
});

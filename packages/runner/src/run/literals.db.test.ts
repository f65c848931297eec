import { parseDatabaseUrl } from '@rowloom/databases';
import { loadLexicon, makePlan } from '@rowloom/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { type Literal, LITERALS } from './literals.fixture.ts';
import { runGeneration } from './run-generation.ts';
import { requestFor } from './shop.fixture.ts';

type Constant = { readonly table: number; readonly column: number; readonly value: Literal[0] };

/** Each type has a table, and each literal a column of it, whose rule is that constant. */
describe.each(['postgresql', 'mariadb', 'sqlite'] as const)('literals of rules in %s', (dialect) => {
  describe.skipIf(isMissing(dialect))('with a server', () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    test('the plan refuses exactly the values that the server would refuse', { timeout: 600_000 }, async () => {
      const cases = LITERALS[dialect];
      const tables = cases.map(
        ({ type, literals }, at) =>
          `CREATE TABLE t${at} (id int PRIMARY KEY, ${literals.map((_, index) => `c${index} ${type}`).join(', ')});`,
      );
      const database = server.fresh([...cases.flatMap(({ before = [] }) => before), ...tables].join('\n'));
      const target = makeTarget(parseDatabaseUrl(server.url(database), { sockets: true }));
      const schema = await withSession(target, (session) => readTargetSchema(target, session));
      const lexicon = await loadLexicon('en');
      let runs = 0;

      // A plan of only these tables is quick; one of all of them, most without rows, examines each column again.
      const schemaOf = (constants: readonly Constant[]): typeof schema => ({
        ...schema,
        tables: schema.tables.filter(({ name }) => constants.some(({ table }) => name === `t${table}`)),
      });
      const planOf = (constants: readonly Constant[]): ReturnType<typeof makePlan> => {
        const rules = Object.fromEntries(
          constants.map(({ table, column, value }) => [`t${table}.c${column}`, { constant: value }]),
        );
        const wishes = { seed: 1, locale: 'en', as_of: '2026-11-15T00:00:00Z' } as const;
        return makePlan(schemaOf(constants), { ...wishes, rows: { '*': 2 }, rules }, lexicon);
      };
      /** Their joint result; undefined if all are in their tables. */
      const load = async (constants: readonly Constant[]): Promise<string | undefined> => {
        const made = planOf(constants);
        if ('issues' in made) return JSON.stringify(made.issues);
        const runId = `gen_literal_${runs++}`;
        const failure = await runGeneration(
          requestFor(target, schemaOf(constants), made.plan, { runId, mode: 'append' }),
        ).then(
          () => undefined,
          (error: Error) => `fails at the load: ${error.message}`,
        );
        if (failure !== undefined) return failure;
        const lost = await withSession(target, async (session) => {
          const filled = [...new Set(constants.map(({ table }) => table))];
          const read = new Map<number, Awaited<ReturnType<typeof session.query>>>();
          for (const table of filled) {
            read.set(table, await session.query(`SELECT * FROM t${table}`));
            await session.execute(`DELETE FROM t${table}`);
          }
          return constants.filter(({ table, column }) => {
            const rows = read.get(table) ?? [];
            return rows.length !== 2 || rows.some((row) => (row[`c${column}`] ?? null) === null);
          });
        });
        return lost.length === 0 ? undefined : 'is NULL in the table';
      };
      const isRefused = (constant: Constant): boolean => {
        const made = planOf([constant]);
        const path = `rules.t${constant.table}.c${constant.column}.`;
        return 'issues' in made && made.issues.every((issue) => issue.path.startsWith(path));
      };

      const constants = cases.flatMap(({ literals }, table) =>
        literals.map(([value], column): Constant => ({ table, column, value })),
      );
      const refused = new Set(constants.filter(isRefused));
      // One run contains all that pass; each is tried separately only if it fails.
      const together = await load(constants.filter((constant) => !refused.has(constant)));
      const found: string[] = [];
      for (const constant of constants) {
        const outcome = together === undefined || refused.has(constant) ? undefined : await load([constant]);
        const told = refused.has(constant) ? 'refused' : (outcome ?? 'taken');
        found.push(`${cases[constant.table]?.type} ${JSON.stringify(constant.value)} ${told}`);
      }
      expect(found).toEqual(
        cases.flatMap(({ type, literals }) =>
          literals.map(([value, isTaken]) => `${type} ${JSON.stringify(value)} ${isTaken ? 'taken' : 'refused'}`),
        ),
      );
    });
  });
});

import { parseDatabaseUrl } from '@rowloom/databases';
import { loadLexicon, makePlan, type SchemaDocument } from '@rowloom/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { type Literal, LITERALS } from './literals.fixture.ts';
import { runGeneration } from './run-generation.ts';
import { requestFor } from './shop.fixture.ts';

type Constant = { readonly at: number; readonly value: Literal[0] };

/** Each type has a table, and each literal a column of it, whose rule is that constant. */
describe.each(['postgresql', 'mariadb', 'sqlite'] as const)('literals of rules in %s', (dialect) => {
  describe.skipIf(isMissing(dialect))('with a server', () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    test('the plan refuses what the server would, and nothing that it takes', { timeout: 600_000 }, async () => {
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

      /** One table at a time: planning all of them for each literal would take most of the time. */
      const schemaOf = (table: string): SchemaDocument => ({
        ...schema,
        tables: schema.tables.filter(({ name }) => name === table),
      });
      const planOf = (table: string, constants: readonly Constant[]): ReturnType<typeof makePlan> => {
        const rules = Object.fromEntries(constants.map(({ at, value }) => [`${table}.c${at}`, { constant: value }]));
        return makePlan(
          schemaOf(table),
          { rows: { [table]: 2 }, seed: 1, locale: 'en', as_of: '2026-11-15T00:00:00Z', rules },
          lexicon,
        );
      };
      /** What comes of them together; undefined where all are in the table. */
      const load = async (table: string, constants: readonly Constant[]): Promise<string | undefined> => {
        const made = planOf(table, constants);
        if ('issues' in made) return JSON.stringify(made.issues);
        const runId = `gen_literal_${runs++}`;
        const failure = await runGeneration(
          requestFor(target, schemaOf(table), made.plan, { runId, mode: 'append' }),
        ).then(
          () => undefined,
          (error: Error) => `fails at the load: ${error.message}`,
        );
        if (failure !== undefined) return failure;
        const rows = await withSession(target, (session) => session.query(`SELECT * FROM ${table}`));
        const lost = constants.filter(({ at }) => rows.some((row) => (row[`c${at}`] ?? null) === null));
        await withSession(target, (session) => session.execute(`DELETE FROM ${table}`));
        return lost.length === 0 ? undefined : 'is NULL in the table';
      };
      const judge = async (at: number, literals: readonly Literal[]): Promise<readonly string[]> => {
        const table = `t${at}`;
        const constants = literals.map(([value], index) => ({ at: index, value }));
        const isRefused = (constant: Constant): boolean => {
          const made = planOf(table, [constant]);
          return (
            'issues' in made && made.issues.every(({ path }) => path.startsWith(`rules.${table}.c${constant.at}.`))
          );
        };
        const refused = new Set(constants.filter(isRefused));
        const passed = constants.filter((constant) => !refused.has(constant));
        const together = passed.length === 0 ? undefined : await load(table, passed);
        const found: string[] = [];
        for (const constant of constants) {
          const told = `${cases[at]?.type} ${JSON.stringify(constant.value)}`;
          const outcome = together === undefined || refused.has(constant) ? undefined : await load(table, [constant]);
          found.push(`${told} ${refused.has(constant) ? 'refused' : (outcome ?? 'taken')}`);
        }
        return found;
      };

      const found: string[] = [];
      for (const [at, { literals }] of cases.entries()) found.push(...(await judge(at, literals)));
      expect(found).toEqual(
        cases.flatMap(({ type, literals }) =>
          literals.map(([value, isTaken]) => `${type} ${JSON.stringify(value)} ${isTaken ? 'taken' : 'refused'}`),
        ),
      );
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Certificate } from '../certificate/certificate.ts';
import { jobFor, planShop } from '../faults/fault-run.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { loadHere } from '../faults/load-here.fixture.ts';
import { COUNTING, type CountingSchema, OTHER_REFUSALS, triggerIn, triggerName } from './counting-triggers.fixture.ts';
import type { RunOptions, RunOutcome } from './run-request.ts';

/** In one transaction, where what a trigger refuses is taken back to a savepoint, and in several with chunks of their own. */
const WAYS: readonly RunOptions[] = [{}, { chunkRows: 30, oneTransactionRows: 0, connections: 2 }];

/** `npm run test:thorough` refuses rows of every schema in every way; otherwise each way is tried with one of them, by turns. */
const IS_THOROUGH = process.env['ROWLOOM_THOROUGH'] === '1';

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`triggers of ${dialect} that count`, { timeout: 240_000 }, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    let runs = 0;
    const load = async (
      { tables, triggers, rows }: CountingSchema,
      options: RunOptions,
      change = (sql: string): string => sql,
    ): Promise<RunOutcome> => {
      const sql = [tables, ...triggers.map((trigger) => change(triggerIn(dialect, trigger)))].join('\n');
      const url = server.url(server.fresh(sql));
      const runId = `gen_counting_${dialect}${runs++}`;
      return loadHere(jobFor(await planShop(url, rows), { url, runId, options }));
    };

    test.each(COUNTING)('$name: what can be kept to is, the rest is named, and no row is lost', async (schema) => {
      for (const options of WAYS) {
        const { certificate } = await load(schema, options);
        const kept =
          schema.named === undefined ? schema.triggers.map((trigger) => `trigger ${triggerName(trigger)}`) : [];
        expect(certificate.triggers_off?.flatMap(({ says }) => says) ?? []).toEqual(schema.named ?? []);
        expect(certificate.violations > 0).toBe(schema.isCounted === true);
        expect(lost(certificate)).toEqual([]);
        expect(examined(certificate)).toEqual(expect.arrayContaining(kept));
      }
    });

    const unkept = COUNTING.filter(({ named }) => named !== undefined);
    const refused = OTHER_REFUSALS[dialect].flatMap((change, turn) =>
      unkept.filter((_, at) => IS_THOROUGH || at === turn % unkept.length).map((schema) => ({ change, schema })),
    );
    test.each(refused)(
      'no row is lost to a trigger that refuses rows in another way (%#, $schema.name)',
      async ({ change, schema }) => {
        // When the row is there already some of these ways do not keep it out.
        const isAfter = schema.triggers.some(({ timing }) => timing === 'AFTER');
        for (const options of WAYS) {
          const { certificate } = await load(schema, options, change);
          expect(certificate.triggers_off?.length === 1 || isAfter).toBe(true);
          expect(lost(certificate)).toEqual([]);
        }
      },
    );
  });

/** Tables that lack rows, without those that triggers alone write. */
const lost = ({ tables }: Certificate): readonly string[] =>
  tables.flatMap(({ name, rows_planned, rows_found }) =>
    rows_found === rows_planned || name.endsWith('_log') ? [] : [`${name} has ${rows_found} of ${rows_planned}`],
  );

const examined = ({ tables }: Certificate): readonly string[] =>
  tables.flatMap(({ constraints }) => constraints.map(({ name }) => name));

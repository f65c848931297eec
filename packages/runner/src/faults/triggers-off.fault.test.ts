import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import type { RunEvent } from '../run/run-request.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { jobFor, planShop, withTarget } from './fault-run.fixture.ts';
import { loadHere } from './load-here.fixture.ts';

const TABLE = 'CREATE TABLE letters (id bigint NOT NULL PRIMARY KEY, note varchar(40) NOT NULL);';
/** It looks at more than the row, so that nobody can plan for it. */
const TRIGGER = {
  postgresql: `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF (SELECT count(*) FROM letters) > 350 THEN RAISE EXCEPTION 'No such letter.'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER refuses BEFORE INSERT ON letters FOR EACH ROW EXECUTE FUNCTION refuse();`,
  mariadb: `DELIMITER //
    CREATE TRIGGER refuses BEFORE INSERT ON letters FOR EACH ROW
    BEGIN IF (SELECT count(*) FROM letters) > 350 THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'No such letter.'; END IF; END //
    DELIMITER ;`,
  sqlite: `CREATE TRIGGER refuses BEFORE INSERT ON letters WHEN (SELECT count(*) FROM letters) > 350
    BEGIN SELECT RAISE(ABORT, 'No such letter.'); END;`,
} as const;

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`triggers of ${dialect} that rows came without`, { timeout: 60_000 }, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    test.each(['loading', 'certifying'] as const)(
      'an attempt that goes on after one that ended while %s says which they were',
      async (phase) => {
        const url = server.url(server.fresh(`${TABLE}\n${TRIGGER[dialect]}`));
        const runId = `gen_${phase}`;
        const shop = await planShop(url, { letters: 900 });
        const options = { chunkRows: 300, oneTransactionRows: 0, connections: 1 } as const;
        const onEvent = (event: RunEvent): void => {
          const hasRows = event.kind === 'progress' && event.rows >= 600;
          if (phase === 'certifying' ? event.kind === phase : hasRows) throw new Error('It ends here.');
        };
        await expect(loadHere(jobFor(shop, { url, runId, options }), onEvent)).rejects.toThrow('It ends here.');
        const outcome = await loadHere(jobFor(shop, { url, runId, options }));
        expect(outcome).toMatchObject({
          resumed: true,
          triggers_off: [expect.stringMatching(/^refuses of /)],
          certificate: { triggers_off: [{ name: 'refuses', says: ['No such letter.'] }], differences: 0 },
        });
        // They are back for whoever comes next.
        const now = await withTarget(url, (session, target) => readTargetSchema(target, session));
        expect(now.tables.flatMap(({ triggers = [] }) => triggers.map(({ name }) => name))).toEqual(['refuses']);
      },
    );
  });

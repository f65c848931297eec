import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import type { RunEvent } from '../run/run-request.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { jobFor, planShop, withTarget } from './fault-run.fixture.ts';
import { loadHere } from './load-here.fixture.ts';

const TABLES = `CREATE TABLE letters (id bigint NOT NULL PRIMARY KEY, note varchar(40) NOT NULL);
  CREATE TABLE post_log (letter bigint NOT NULL);`;
/** One reads more than the row, so that nobody can plan for it, and has two messages; the other refuses nothing. */
const TRIGGERS = {
  postgresql: `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM letters) > 5000 THEN RAISE EXCEPTION 'The box is full.'; END IF;
      IF (SELECT count(*) FROM letters) > 350 THEN RAISE EXCEPTION 'No such letter.'; END IF;
      RETURN NEW;
    END $$;
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO post_log VALUES (NEW.id); RETURN NULL; END $$;
    CREATE TRIGGER refuses BEFORE INSERT ON letters FOR EACH ROW EXECUTE FUNCTION refuse();
    CREATE TRIGGER notes AFTER INSERT ON letters FOR EACH ROW EXECUTE FUNCTION note();`,
  mariadb: `DELIMITER //
    CREATE TRIGGER refuses BEFORE INSERT ON letters FOR EACH ROW
    BEGIN
      IF (SELECT count(*) FROM letters) > 5000 THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The box is full.'; END IF;
      IF (SELECT count(*) FROM letters) > 350 THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'No such letter.'; END IF;
    END //
    CREATE TRIGGER notes AFTER INSERT ON letters FOR EACH ROW INSERT INTO post_log VALUES (NEW.id) //
    DELIMITER ;`,
  sqlite: `CREATE TRIGGER refuses BEFORE INSERT ON letters WHEN (SELECT count(*) FROM letters) > 350
    BEGIN
      SELECT RAISE(ABORT, 'The box is full.') WHERE (SELECT count(*) FROM letters) > 5000;
      SELECT RAISE(ABORT, 'No such letter.');
    END;
    CREATE TRIGGER notes AFTER INSERT ON letters BEGIN INSERT INTO post_log VALUES (NEW.id); END;`,
} as const;

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`triggers of ${dialect} that were disabled for rows`, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    test.each(['loading', 'certifying'] as const)(
      'a new attempt, after one that ended while %s, reports which they were',
      async (phase) => {
        const url = server.url(server.fresh(`${TABLES}\n${TRIGGERS[dialect]}`));
        const runId = `gen_${phase}`;
        const shop = await planShop(url, { letters: 900, post_log: 0 });
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
        // They are restored for later users.
        const now = await withTarget(url, (session, target) => readTargetSchema(target, session));
        expect(now.tables.flatMap(({ triggers = [] }) => triggers.map(({ name }) => name)).toSorted()).toEqual([
          'notes',
          'refuses',
        ]);
        // The other one has seen every row.
        const [logged] = await withTarget(url, (session) =>
          session.query('SELECT count(*) AS many, count(DISTINCT letter) AS letters FROM post_log'),
        );
        expect(logged).toEqual({ many: 900, letters: 900 });
      },
    );

    test('a run that keeps them fails with the error of the trigger that refused', async () => {
      const url = server.url(server.fresh(`${TABLES}\n${TRIGGERS[dialect]}`));
      const shop = await planShop(url, { letters: 900, post_log: 0 });
      const options = { triggers: 'keep' } as const;
      await expect(loadHere(jobFor(shop, { url, runId: 'gen_kept', options }))).rejects.toThrow(
        /^The trigger refuses of \S+ refused rows: No such letter\. Load without it/,
      );
    });
  });

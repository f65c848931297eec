import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CertifiedTable } from '../certificate/certificate.ts';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { jobFor, planShop } from '../faults/fault-run.fixture.ts';
import { LIBRARY, READER } from '../faults/library.fixture.ts';
import { loadHere } from '../faults/load-here.fixture.ts';
import type { FaultDialect } from '../faults/shops.fixture.ts';
import type { RunOptions, RunOutcome } from './run-request.ts';

const ROWS = { readers: 200, loans: 300, visits: 400 } as const;
const CHUNKS = { chunkRows: 50, oneTransactionRows: 0, connections: 1 } as const;

/** A statement that no reader of triggers follows, and that does nothing to the rows. */
const UNREAD: Readonly<Record<FaultDialect, string>> = {
  postgresql: `CREATE FUNCTION busy() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n integer := 0; BEGIN
      WHILE n < 2 LOOP n := n + 1; END LOOP; NEW.reason := upper(NEW.reason); RETURN NEW; END $$;
    CREATE TRIGGER busies BEFORE INSERT ON visits FOR EACH ROW EXECUTE FUNCTION busy()`,
  mariadb: `CREATE TRIGGER busies BEFORE INSERT ON visits FOR EACH ROW
    SET NEW.reason = upper(NEW.reason), @n = (SELECT count(*) FROM information_schema.tables)`,
  sqlite: `CREATE TRIGGER busies AFTER INSERT ON visits BEGIN
    UPDATE visits SET reason = upper(reason) WHERE rowid = NEW.rowid; END`,
};

/** The usual counter at the parent. */
const COUNTED: Readonly<Record<FaultDialect, string>> = {
  postgresql: `ALTER TABLE readers ADD COLUMN loans_count integer NOT NULL DEFAULT 0;
    CREATE FUNCTION count_loan() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN UPDATE readers SET loans_count = loans_count + 1 WHERE id = NEW.reader_id; RETURN NULL; END $$;
    CREATE TRIGGER counts AFTER INSERT ON loans FOR EACH ROW EXECUTE FUNCTION count_loan()`,
  mariadb: `ALTER TABLE readers ADD COLUMN loans_count integer NOT NULL DEFAULT 0;
    CREATE TRIGGER counts AFTER INSERT ON loans FOR EACH ROW
      UPDATE readers SET loans_count = loans_count + 1 WHERE id = NEW.reader_id`,
  sqlite: `ALTER TABLE readers ADD COLUMN loans_count integer NOT NULL DEFAULT 0;
    CREATE TRIGGER counts AFTER INSERT ON loans BEGIN
      UPDATE readers SET loans_count = loans_count + 1 WHERE id = NEW.reader_id; END`,
};

/** A trigger that may have assigned other numbers. */
const NUMBERED: Readonly<Record<FaultDialect, string>> = {
  postgresql: `CREATE FUNCTION number_it() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.id IS NULL THEN NEW.id := 0; END IF; RETURN NEW; END $$;
    CREATE TRIGGER numbers BEFORE INSERT ON readers FOR EACH ROW EXECUTE FUNCTION number_it()`,
  mariadb: 'CREATE TRIGGER numbers BEFORE INSERT ON readers FOR EACH ROW SET NEW.id = coalesce(NEW.id, 0)',
  sqlite: 'CREATE TRIGGER numbers AFTER INSERT ON readers BEGIN UPDATE readers SET id = id WHERE id = NEW.id; END',
};

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`rows of ${dialect} that triggers also write`, { timeout: 180_000 }, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    let runs = 0;
    const load = async (triggers: string, meanwhile?: string, options: RunOptions = CHUNKS): Promise<RunOutcome> => {
      const name = server.fresh(`${[...LIBRARY[dialect], READER, triggers].join(';\n')};`);
      const url = server.url(name);
      const job = jobFor(await planShop(url, ROWS), { url, runId: `gen_${dialect}${runs++}`, options });
      return loadHere(job, ({ kind }) => {
        if (kind === 'certifying' && meanwhile !== undefined) server.run(`${meanwhile};`, name);
      });
    };
    const tableOf = ({ certificate }: RunOutcome, name: string): CertifiedTable | undefined =>
      certificate.tables.find((table) => table.name === name);

    const BUSY = /the trigger busies of visits may write /;
    test.each([
      { triggers: UNREAD[dialect], told: [BUSY] },
      { triggers: COUNTED[dialect], told: [/loans_count/] },
      { triggers: `${UNREAD[dialect]}; ${COUNTED[dialect]}`, told: [BUSY, /loans_count/] },
      { triggers: NUMBERED[dialect], told: [/id \(the trigger numbers of readers/] },
    ])('what they write is not a difference, and uncompared parts are reported (%#)', async ({ triggers, told }) => {
      for (const checksum of [true, false]) {
        const outcome = await load(triggers, undefined, { ...CHUNKS, checksum });
        expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0 });
        for (const name of ['readers', 'loans', 'visits'] as const)
          expect(tableOf(outcome, name)).toMatchObject({ rows_planned: ROWS[name], rows_found: ROWS[name] });
        // If all values match the plan, nothing has to be left out.
        const said = JSON.stringify([tableOf(outcome, 'readers'), tableOf(outcome, 'visits')]);
        for (const words of checksum ? [] : told) expect(said).toMatch(words);
      }
    });

    test.each([
      { what: 'names changed', sql: `UPDATE readers SET name = 'Nobody'`, said: 'readers contains other rows' },
      {
        what: 'rows without a key replaced',
        sql: 'UPDATE visits SET reader_id = 1',
        said: 'visits contains other rows',
      },
      { what: 'rows deleted', sql: 'DELETE FROM visits', said: 'visits has 0 of the 400 rows' },
    ])('$what by others to those rows: it is reported', async ({ sql, said }) => {
      for (const checksum of [true, false]) {
        const { certificate } = await load(`${UNREAD[dialect]}; ${COUNTED[dialect]}`, sql, { ...CHUNKS, checksum });
        expect(certificate.tables.flatMap(({ changes = [] }) => changes).join(' ')).toContain(said);
      }
    });
  });

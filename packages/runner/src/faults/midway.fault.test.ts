import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { jobFor, planShop } from './fault-run.fixture.ts';
import { LIBRARY, READER, refill } from './library.fixture.ts';
import type { LoaderLine } from './loader.ts';
import { type FaultDialect } from './shops.fixture.ts';
import { type Loader, pause, startLoader, writeJob } from './start-loader.fixture.ts';

const ROWS = { readers: 500, loans: 500, visits: 8000 } as const;
const CHUNKS = { chunkRows: 100, oneTransactionRows: 0, connections: 1 } as const;

type Change = {
  readonly what: string;
  readonly sql: Readonly<Record<FaultDialect, string | undefined>>;
  /** The expected report of the run. */
  readonly said: RegExp;
};

const everywhere = (sql: string): Change['sql'] => ({ postgresql: sql, mariadb: sql, sqlite: sql });

/** `visits` has no key and is being loaded meanwhile; `readers` has numbers and is complete. */
const CHANGES: readonly Change[] = [
  { what: 'a table that is being loaded dropped', sql: everywhere('DROP TABLE visits'), said: /visits is gone/ },
  {
    what: 'a table that is being loaded dropped, created again and filled by others',
    sql: {
      postgresql: `DROP TABLE visits; ${LIBRARY.postgresql[2]}; ${refill('postgresql', 9000)}`,
      mariadb: `DROP TABLE visits; ${LIBRARY.mariadb[2]}; ${refill('mariadb', 9000)}`,
      sqlite: `BEGIN IMMEDIATE; DROP TABLE visits; ${LIBRARY.sqlite[2]}; ${refill('sqlite', 9000)}; COMMIT`,
    },
    said: /visits (was dropped and created again|contains other rows|has \d+ of the \d+ rows)/,
  },
  { what: 'a complete table renamed', sql: everywhere('ALTER TABLE loans RENAME TO borrowed'), said: /loans is gone/ },
  {
    what: 'a column that is being loaded dropped',
    sql: everywhere('ALTER TABLE visits DROP COLUMN reason'),
    said: /visits\.reason was dropped/,
  },
  {
    what: 'a column dropped and added again',
    sql: everywhere('ALTER TABLE visits DROP COLUMN reason; ALTER TABLE visits ADD COLUMN reason varchar(80)'),
    said: /visits contains other rows/,
  },
  {
    what: 'a column of a complete table renamed',
    sql: everywhere('ALTER TABLE readers RENAME COLUMN name TO title'),
    said: /readers\.name was dropped/,
  },
  {
    what: 'a column added',
    sql: everywhere("ALTER TABLE visits ADD COLUMN note varchar(20) NOT NULL DEFAULT ''"),
    said: /visits\.note was added/,
  },
  {
    what: 'a column made NOT NULL',
    sql: {
      postgresql: `LOCK visits; UPDATE visits SET reason = '' WHERE reason IS NULL; ALTER TABLE visits ALTER COLUMN reason SET NOT NULL`,
      mariadb: `SET sql_mode = ''; ALTER TABLE visits MODIFY reason varchar(80) NOT NULL`,
      sqlite: undefined,
    },
    said: /visits\.reason is/,
  },
  {
    what: 'a column made too narrow',
    sql: {
      postgresql: 'ALTER TABLE visits ALTER COLUMN reason TYPE varchar(3) USING left(reason, 3)',
      mariadb: `SET sql_mode = ''; ALTER TABLE visits MODIFY reason varchar(3)`,
      sqlite: undefined,
    },
    said: /visits\.reason is (varchar|character varying)\(3\) now/,
  },
  {
    what: 'a constraint added',
    sql: {
      postgresql: `ALTER TABLE visits ADD CHECK (reason <> '-')`,
      mariadb: `ALTER TABLE visits ADD CHECK (reason <> '-')`,
      sqlite: 'CREATE UNIQUE INDEX names ON readers (name, id)',
    },
    said: /new constraint/,
  },
  {
    what: 'a trigger added that changes rows',
    sql: {
      postgresql: `CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.reason = ''!''; RETURN NEW; END'; CREATE TRIGGER shouts BEFORE INSERT ON visits FOR EACH ROW EXECUTE FUNCTION shout()`,
      mariadb: `CREATE TRIGGER shouts BEFORE INSERT ON visits FOR EACH ROW SET NEW.reason = '!'`,
      sqlite: `CREATE TRIGGER shouts AFTER INSERT ON visits BEGIN UPDATE visits SET reason = '!' WHERE rowid = NEW.rowid; END`,
    },
    said: /The trigger shouts of visits is new/,
  },
  {
    what: 'rows of a complete table changed',
    sql: everywhere(`UPDATE readers SET name = 'Nobody'`),
    said: /readers contains other rows/,
  },
  { what: 'rows deleted', sql: everywhere('DELETE FROM visits'), said: /visits has \d+ of the/ },
];

const said = (line: LoaderLine | undefined): string => JSON.stringify([line?.['message'], line?.['changes']]);

/** A file is hardly ever unlocked while it is loaded: the loader pauses until another process has had its turn. */
async function changeBetween(loader: Loader, file: string, sql: string): Promise<void> {
  for (;;) {
    loader.kill('SIGSTOP');
    const database = new DatabaseSync(file, { timeout: 20 });
    try {
      database.exec(sql);
      return;
    } catch (error) {
      if (!String(error).includes('locked')) throw error;
    } finally {
      database.close();
      loader.kill('SIGCONT');
    }
    await pause(5);
  }
}

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`DDL by others during a load of ${dialect}`, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    let runs = 0;
    /**
     * Loads, lets another session interfere in the middle, and returns how it ended, and how a second attempt ended.
     */
    async function loadUnder(sql: string): Promise<readonly (LoaderLine | undefined)[]> {
      const name = server.fresh(`${[...LIBRARY[dialect], READER].join(';\n')};`);
      const url = server.url(name);
      const shop = await planShop(url, ROWS);
      const job = writeJob(server.folder, jobFor(shop, { url, runId: `gen_${dialect}${runs++}`, options: CHUNKS }));
      const loader = startLoader(job);
      await loader.untilLine(
        ({ kind, table, rows }) => kind === 'progress' && table === 'visits' && Number(rows) >= 200,
      );
      if (dialect === 'sqlite') await changeBetween(loader, name, sql);
      // The role has the name of the ledger's schema, which would otherwise get the tables.
      else server.run(dialect === 'postgresql' ? `BEGIN; SET search_path = public; ${sql}; COMMIT;` : `${sql};`, name);
      const first = await loader.ended;
      const second = await startLoader(job).ended;
      expect(first.complaints + second.complaints).toBe('');
      return [first.last, second.last];
    }

    const meant = CHANGES.flatMap(({ what, sql, said: words }) => {
      const own = sql[dialect];
      return own === undefined ? [] : [{ what, sql: own, words }];
    });
    test.each(meant)('$what: the run fails and reports it, and so does the next', async ({ sql, words }) => {
      const [first, second] = await loadUnder(sql);
      expect([undefined, 'target_changed']).toContain(first?.['code']);
      expect(said(first)).toMatch(words);
      expect(second).toMatchObject({ kind: 'refused', code: 'target_changed' });
    });

    test('an index without a constraint is not a difference', async () => {
      const [first, second] = await loadUnder('CREATE INDEX reasons ON visits (reason)');
      expect(first).toMatchObject({ kind: 'outcome', violations: 0, changes: [] });
      expect(second).toMatchObject({ kind: 'outcome', violations: 0, changes: [] });
    });
  });

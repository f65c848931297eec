import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLedger } from '../ledger/open-ledger.ts';
import type { RunEvent } from '../run/run-request.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { jobFor, planShop, withTarget } from './fault-run.fixture.ts';
import { LIBRARY, READER, refill } from './library.fixture.ts';
import { loadHere } from './load-here.fixture.ts';
import { type FaultDialect } from './shops.fixture.ts';
import { startLoader, writeJob } from './start-loader.fixture.ts';

const ROWS = { readers: 2000, loans: 3000, visits: 3000 } as const;
const NAMES = ['visits', 'loans', 'readers'] as const;
const CHUNKS = { chunkRows: 250, oneTransactionRows: 0, connections: 1 } as const;

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`changes by others to ${dialect} during a run`, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    const create = LIBRARY[dialect];
    const open = (): { readonly name: string; readonly url: string } => {
      const name = server.fresh(`${[...create, READER].join(';\n')};`);
      return { name, url: server.url(name) };
    };
    const count = (url: string): Promise<Record<string, number>> =>
      withTarget(url, async (session) =>
        Object.fromEntries(
          await Promise.all(
            NAMES.map(async (table) => {
              const [row] = await session.query(`SELECT count(*) AS n FROM ${table}`);
              return [table, Number(row?.['n'])] as const;
            }),
          ),
        ),
      );
    const phase = (url: string, runId: string): Promise<unknown> =>
      withTarget(url, async (session, target) => {
        const ledger = await findLedger(session, target.database);
        return (await session.query(`SELECT phase FROM ${ledger?.runs} WHERE run_id = $1`, [runId]))[0]?.['phase'];
      });
    const empty = (table: string): string =>
      dialect === 'postgresql'
        ? `TRUNCATE ${table} CASCADE`
        : dialect === 'sqlite'
          ? `PRAGMA foreign_keys = OFF; DELETE FROM ${table}`
          : `SET foreign_key_checks = 0; TRUNCATE ${table}`;

    const EMPTIED = NAMES.map((table) => ({ what: `${table} emptied`, sql: empty(table), name: table }));
    const ALL = [
      ...EMPTIED,
      {
        what: 'all dropped and created again',
        // The role has the name of the ledger's schema, which would otherwise get the tables.
        sql: [
          ...(dialect === 'postgresql' ? ['SET search_path = public'] : []),
          ...NAMES.map((table) => `DROP TABLE ${table}`),
          ...create,
          READER,
        ].join(';\n'),
        name: 'readers',
      },
      {
        what: 'a table without key dropped, created again and filled by others',
        sql: [
          ...(dialect === 'postgresql' ? ['SET search_path = public'] : []),
          'DROP TABLE visits',
          create[2] ?? '',
          refill(dialect, 3000),
        ].join(';\n'),
        name: 'visits',
      },
      {
        what: 'rows with numbers deleted, and others put in their places',
        sql: `UPDATE readers SET name = 'Theirs'`,
        name: 'readers contains other rows',
      },
      { what: 'a column dropped', sql: 'ALTER TABLE visits DROP COLUMN reason', name: 'visits.reason' },
    ];

    let runs = 0;
    // A MariaDB server has one ledger for all its databases.
    const newRunId = (): string => `gen_${dialect}${runs++}`;

    test.each(ALL)('$what between a kill and the resume: refused before a row is loaded', async ({ sql, name }) => {
      const { url, name: database } = open();
      const shop = await planShop(url, ROWS);
      const runId = newRunId();
      const job = writeJob(server.folder, jobFor(shop, { url, runId, options: CHUNKS }));
      const loader = startLoader(job);
      // All tables have rows of the run by then, and none is complete without loading more.
      await loader.untilLine(
        ({ kind, table, rows }) => kind === 'progress' && table === 'visits' && Number(rows) > 500,
      );
      loader.kill('SIGKILL');
      await loader.ended;
      server.run(`${sql};`, database);
      const before = await count(url);
      const { last } = await startLoader(job).ended;
      expect(last).toMatchObject({ kind: 'refused', code: 'target_changed' });
      expect(last?.['message']).toContain(name);
      expect(last?.['message']).toContain('--again');
      expect(await count(url)).toEqual(before);
    });

    test('foreign rows that come and go between a kill and the resume are not a difference', async () => {
      const { url, name } = open();
      const shop = await planShop(url, ROWS);
      const runId = newRunId();
      const job = writeJob(server.folder, jobFor(shop, { url, runId, options: CHUNKS }));
      const loader = startLoader(job);
      await loader.untilLine(
        ({ kind, table, rows }) => kind === 'progress' && table === 'visits' && Number(rows) > 500,
      );
      loader.kill('SIGKILL');
      await loader.ended;
      server.run(`DELETE FROM readers WHERE name = 'A stranger'; ${READER}; ${READER};`, name);
      expect((await startLoader(job).ended).last).toMatchObject({ kind: 'outcome', violations: 0 });
      expect(await count(url)).toEqual({ visits: 3000, loans: 3000, readers: 2002 });
      expect(await phase(url, runId)).toBe('done');
    });

    const retype: Readonly<Record<FaultDialect, string | undefined>> = {
      postgresql: 'ALTER TABLE readers ALTER COLUMN name TYPE text',
      mariadb: 'ALTER TABLE readers MODIFY name varchar(200) NOT NULL',
      sqlite: undefined,
    };
    const demand: Readonly<Record<FaultDialect, string | undefined>> = {
      postgresql:
        "UPDATE visits SET reason = '' WHERE reason IS NULL; ALTER TABLE visits ALTER COLUMN reason SET NOT NULL",
      mariadb:
        "UPDATE visits SET reason = '' WHERE reason IS NULL; ALTER TABLE visits MODIFY reason varchar(80) NOT NULL",
      sqlite: undefined,
    };
    const DURING = [
      { what: 'a table dropped', sql: 'DROP TABLE visits', said: 'visits is gone' },
      { what: 'a column added', sql: 'ALTER TABLE loans ADD COLUMN note varchar(20)', said: 'loans.note was added' },
      { what: 'a column dropped', sql: 'ALTER TABLE visits DROP COLUMN reason', said: 'visits.reason was dropped' },
      { what: 'rows deleted', sql: 'DELETE FROM visits', said: 'visits has 0 of the 3000 rows' },
      { what: 'a column retyped', sql: retype[dialect], said: 'readers.name is' },
      { what: 'a column made NOT NULL', sql: demand[dialect], said: 'visits.reason is' },
    ].flatMap(({ sql, ...rest }) => (sql === undefined ? [] : [{ sql, ...rest }]));

    test.each(
      DURING.flatMap((one) => [
        { ...one, checksum: true },
        { ...one, checksum: false },
      ]),
    )(
      '$what after the load (checksum $checksum): the certificate reports it, and the run does not succeed',
      async ({ sql, said, checksum }) => {
        const { url, name } = open();
        const shop = await planShop(url, ROWS);
        const runId = newRunId();
        const job = jobFor(shop, { url, runId, options: { ...CHUNKS, checksum } });
        const change = (event: RunEvent): void => {
          if (event.kind === 'certifying') server.run(`${sql};`, name);
        };
        const { certificate } = await loadHere(job, change);
        expect(certificate.differences).toBeGreaterThan(0);
        expect(certificate.tables.flatMap(({ changes = [] }) => changes).join(' ')).toContain(said);
        expect(await phase(url, runId)).toBe('certifying');
      },
    );

    test.each(DURING)(
      '$what while constraints are checked: the certificate reports it, and the run does not succeed',
      async ({ sql, said }) => {
        const { url, name } = open();
        const shop = await planShop(url, ROWS);
        const runId = newRunId();
        const { certificate } = await loadHere(jobFor(shop, { url, runId, options: CHUNKS }), (event) => {
          if (event.kind === 'examining' && event.part === 'constraints') server.run(`${sql};`, name);
        });
        expect(certificate.differences).toBeGreaterThan(0);
        expect(certificate.tables.flatMap(({ changes = [] }) => changes).join(' ')).toContain(said);
        expect(await phase(url, runId)).toBe('certifying');
      },
    );

    test('changes to tables that the run does not fill are ignored', async () => {
      const name = server.fresh(`${[...create, READER, 'CREATE TABLE other (id integer)'].join(';\n')};`);
      const url = server.url(name);
      const runId = newRunId();
      const { schema, plan } = await planShop(url, { ...ROWS, other: 0 });
      const job = jobFor({ schema, plan }, { url, runId, options: CHUNKS });
      const { certificate } = await loadHere(job, (event) => {
        if (event.kind === 'certifying') server.run('DROP TABLE other;', name);
      });
      expect(certificate).toMatchObject({ differences: 0, violations: 0 });
      expect(await phase(url, runId)).toBe('done');
    });
  });

import { describe, expect, test } from 'vitest';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { expectWhole, jobFor, runUndisturbed } from './fault-run.fixture.ts';
import { ROWS } from './shops.fixture.ts';
import { outcomeOf, startLoader, writeJob } from './start-loader.fixture.ts';

const OPTIONS = { chunkRows: 200 };
const TABLES = Object.keys(ROWS);

/** A role that may only write the tables. */
const CLERK = {
  postgresql: (database: string) => ({
    begin: `CREATE ROLE clerk LOGIN; GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA public TO clerk;
      GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO clerk`,
    ledger: `GRANT CREATE ON DATABASE ${database} TO clerk`,
    revoke: 'REVOKE INSERT ON order_items FROM clerk',
    grant: 'GRANT INSERT ON order_items TO clerk',
    advice: `GRANT CREATE ON DATABASE "${database}" TO "clerk"`,
  }),
  mariadb: (database: string) => ({
    begin: `CREATE USER clerk@'127.0.0.1' IDENTIFIED BY 'rowloom';
      ${TABLES.map((table) => `GRANT SELECT, INSERT ON ${database}.${table} TO clerk@'127.0.0.1';`).join('')}`,
    ledger: "GRANT ALL ON rowloom.* TO clerk@'127.0.0.1'",
    revoke: `REVOKE INSERT ON ${database}.order_items FROM clerk@'127.0.0.1'`,
    grant: `GRANT INSERT ON ${database}.order_items TO clerk@'127.0.0.1'`,
    advice: 'GRANT ALL ON `rowloom`.* TO',
  }),
};

for (const dialect of ['postgresql', 'mariadb'] as const)
  describe.skipIf(isMissing(dialect))(`a role of ${dialect} without a privilege`, () => {
    const withServer = async (work: (server: FaultServer) => Promise<void>): Promise<void> => {
      const server = await openFaultServer(dialect);
      try {
        await work(server);
      } finally {
        await server.stop();
      }
    };

    test('is told which GRANT it lacks, and the same run completes once it is granted', () =>
      withServer(async (server) => {
        const database = server.fresh();
        const { begin, ledger, revoke, grant, advice } = CLERK[dialect](database);
        server.run(begin, database);
        const wanted = await runUndisturbed(server, loadHere);
        // The ledger of the undisturbed run would be available.
        if (dialect === 'mariadb') server.run('DROP DATABASE rowloom', database);
        const url = server.url(database, { port: 0, user: 'clerk' });
        const job = writeJob(server.folder, jobFor(wanted, { url, runId: 'gen_clerk', options: OPTIONS }));
        const { last: first } = await startLoader(job).ended;
        expect(first).toMatchObject({ kind: 'refused', code: 'no_permission' });
        expect(first?.['message']).toContain(advice);

        server.run(ledger, database);
        const loader = startLoader(job);
        await loader.untilLine(({ kind }) => kind === 'progress');
        server.run(revoke, database);
        const { last: second } = await loader.ended;
        expect(second).toMatchObject({ kind: 'refused', code: 'no_permission' });

        server.run(grant, database);
        expect(outcomeOf(await startLoader(job).ended)).toMatchObject({ way: 'chunks', resumed: true });
        await expectWhole(server.url(database), 'gen_clerk', wanted);
      }));
  });

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobFor, planShop, withTarget } from '../faults/fault-run.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { loadHere } from '../faults/load-here.fixture.ts';
import { makeTarget } from '../target/target.ts';
import { parseDatabaseUrl } from '@rowloom/databases';
import { undoRun } from '../undo/undo-run.ts';

/** `grades` has few values, `letters` no key. */
const TABLES = `CREATE TABLE grades (id smallint NOT NULL PRIMARY KEY CHECK (id BETWEEN 1 AND 60), name varchar(40) NOT NULL);
  CREATE TABLE letters (code bigint NOT NULL UNIQUE, note varchar(40));`;
const ROWS = { grades: 50, letters: 100 };
const REMADE = {
  postgresql: `SET search_path = public; DROP TABLE grades; DROP TABLE letters; ${TABLES}`,
  sqlite: `DROP TABLE grades; DROP TABLE letters; ${TABLES}`,
};

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`numbers of a run in ${dialect} whose rows others have taken away`, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    const remake = (name: string): void => {
      if (dialect === 'mariadb')
        server.run(`DROP DATABASE ${name}; CREATE DATABASE ${name}; USE ${name}; ${TABLES}`, 'mysql');
      else server.run(REMADE[dialect], name);
    };
    const describeRows = (url: string) =>
      withTarget(url, (session) =>
        session.query(
          'SELECT (SELECT min(id) FROM grades) AS least, (SELECT count(*) FROM grades) AS grades, (SELECT count(*) FROM letters) AS letters',
        ),
      );

    test('are free again, and the earlier run takes none of the later rows back', async () => {
      const name = server.fresh(TABLES);
      const url = server.url(name);
      const shop = await planShop(url, ROWS);
      await loadHere(jobFor(shop, { url, runId: 'gen_first' }));
      const before = await describeRows(url);
      remake(name);
      await loadHere(jobFor(shop, { url, runId: 'gen_second' }));
      expect(await describeRows(url)).toEqual(before);
      const target = makeTarget(parseDatabaseUrl(url, { sockets: true }));
      await expect(undoRun({ target, runId: 'gen_first' })).rejects.toThrow('Undo gen_second first');
      await undoRun({ target, runId: 'gen_second' });
      expect((await undoRun({ target, runId: 'gen_first' })).tables.every(({ deleted }) => deleted === 0)).toBe(true);
    });

    test('stay taken while rows of it are there, or the run is not over', async () => {
      const name = server.fresh(TABLES);
      const url = server.url(name);
      const shop = await planShop(url, { grades: 20, letters: 30 });
      const stop = new AbortController();
      const open = loadHere({ ...jobFor(shop, { url, runId: 'gen_open' }), signal: stop.signal }, ({ kind }) => {
        if (kind === 'way') stop.abort();
      });
      await expect(open).rejects.toMatchObject({ code: 'interrupted' });
      await loadHere(jobFor(shop, { url, runId: 'gen_over' }));
      await loadHere(jobFor(shop, { url, runId: 'gen_next' }));
      expect(await describeRows(url)).toMatchObject([{ grades: 40, letters: 60 }]);
    });
  });

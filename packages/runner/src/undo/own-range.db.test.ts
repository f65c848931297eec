import { parseDatabaseUrl } from '@rowloom/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { runGeneration } from '../run/run-generation.ts';
import { planFor, requestFor } from '../run/shop.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { undoRun } from './undo-run.ts';

const TABLES = `CREATE TABLE people (id bigint NOT NULL PRIMARY KEY, name varchar(40) NOT NULL);
CREATE TABLE seats (person_id bigint NOT NULL, place int NOT NULL, note varchar(40), PRIMARY KEY (person_id, place),
  FOREIGN KEY (person_id) REFERENCES people (id));
CREATE TABLE words (id int NOT NULL PRIMARY KEY, word char(3) NOT NULL UNIQUE);
CREATE TABLE marks (chapter int NOT NULL, line int NOT NULL, PRIMARY KEY (chapter, line));`;
const ROWS = { people: 60, seats: 120, words: 40, marks: 80 };

describe.each(['mariadb', 'postgresql', 'sqlite'] as const)('undoing by ranges of keys in %s', (dialect) => {
  describe.skipIf(isMissing(dialect))('with a server', () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    const fill = async (runId: string, before = ''): Promise<{ target: Target; run: (sql: string) => unknown }> => {
      const database = server.fresh(`${TABLES}${before}`);
      const target = makeTarget(parseDatabaseUrl(server.url(database), { sockets: true }));
      const schema = await withSession(target, (session) => readTargetSchema(target, session));
      await runGeneration(requestFor(target, schema, await planFor(schema, ROWS), { runId, mode: 'append' }));
      return { target, run: (sql) => server.run(sql, database) };
    };
    const ids = (target: Target, sql: string): Promise<readonly number[]> =>
      withSession(target, async (session) => (await session.query(sql)).map((row) => Number(row['id'])));

    test('a row that took the key between those of the run stays, and rows that were changed go', async () => {
      const { target, run } = await fill('gen_between');
      const [gap = 0] = await ids(target, 'SELECT min(id) + 5 AS id FROM people');
      run(`DELETE FROM seats WHERE person_id = ${gap}; DELETE FROM people WHERE id = ${gap}`);
      // As many rows as the run wrote lie in its range; one of them has moved to where nobody looks for it.
      run(`INSERT INTO people VALUES (${gap + 1_000_000}, 'far')`);
      run(`UPDATE people SET name = 'changed' WHERE id = ${gap + 1}`);
      const { tables } = await undoRun({ target, runId: 'gen_between' });
      expect(tables.find(({ name }) => name === 'people')).toMatchObject({ deleted: 59, changed: 1 });
      expect(await ids(target, 'SELECT id FROM people')).toEqual([gap + 1_000_000]);
      expect(await ids(target, 'SELECT person_id AS id FROM seats')).toEqual([]);
    });

    test('a foreign row whose composite key is within the range stays, with the row that it refers to', async () => {
      const { target, run } = await fill('gen_within');
      run("INSERT INTO people VALUES (999999999, 'mine')");
      const [last = 0] = await ids(target, 'SELECT max(person_id) AS id FROM seats');
      run(`DELETE FROM seats WHERE person_id = ${last}`);
      run(`DELETE FROM people WHERE id = ${last}`);
      run(`INSERT INTO people VALUES (${last}, 'mine'); INSERT INTO seats VALUES (${last}, 987654, 'mine')`);
      const refused = undoRun({ target, runId: 'gen_within' });
      await expect(refused).rejects.toThrow('1 row of seats that the run did not write refers to its rows in people');
      run(`DELETE FROM seats WHERE place = 987654`);
      await undoRun({ target, runId: 'gen_within' });
      expect(await ids(target, 'SELECT id FROM people')).toEqual([999999999]);
    });

    test('a key far out leaves the numbers below it, and with them the values of other columns', async () => {
      const { target } = await fill('gen_below', "INSERT INTO words VALUES (777777777, '-z-')");
      expect(await ids(target, 'SELECT max(id) AS id FROM words WHERE id < 777777777')).toEqual([41]);
      await undoRun({ target, runId: 'gen_below' });
      expect(await ids(target, 'SELECT id FROM words')).toEqual([777777777]);
    });

    test('a stranger that took the place of a row within the range stays', async () => {
      const { target, run } = await fill('gen_beside');
      const [chapter = 0] = await ids(target, 'SELECT max(chapter) AS id FROM marks');
      const [line = 0] = await ids(target, `SELECT max(line) AS id FROM marks WHERE chapter = ${chapter}`);
      run(`UPDATE marks SET line = 987654 WHERE chapter = ${chapter} AND line = ${line}`);
      run('INSERT INTO marks SELECT min(chapter), 987655 FROM marks');
      const { tables } = await undoRun({ target, runId: 'gen_beside' });
      expect(tables.find(({ name }) => name === 'marks')).toMatchObject({ deleted: 79 });
      expect(await ids(target, 'SELECT line AS id FROM marks ORDER BY line')).toEqual([987654, 987655]);
      expect(await ids(target, 'SELECT count(*) AS id FROM people')).toEqual([0]);
    });
  });
});

import { parseDatabaseUrl } from '@rowloom/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import type { Mode } from '../ledger/run-record.ts';
import { runGeneration } from '../run/run-generation.ts';
import { planFor, requestFor } from '../run/shop.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { undoRun } from './undo-run.ts';

/** `letters` has nothing but its whole content to distinguish its rows; `people` has a key. */
const HOUSE = `CREATE TABLE letters (code bigint NOT NULL, note varchar(40), sent timestamp NOT NULL, weight int);
CREATE TABLE people (id bigint NOT NULL PRIMARY KEY, name varchar(40) NOT NULL);`;
const ROWS = { letters: 400, people: 50 };
/** Older and younger than the run's rows. */
const OLDER = "INSERT INTO letters VALUES (987654321, 'older', '2020-01-01 00:00:00', 7)";
const YOUNGER = "INSERT INTO letters VALUES (987654322, NULL, '2021-01-01 00:00:00', NULL)";

describe.each(['postgresql', 'mariadb', 'sqlite'] as const)('undoing tables without a key in %s', (dialect) => {
  describe.skipIf(isMissing(dialect))('with a server', () => {
    let server: FaultServer;
    let runs = 0;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    type House = { readonly target: Target; readonly runId: string; readonly run: (sql: string) => unknown };

    const targetOf = (database: string): Target =>
      makeTarget(parseDatabaseUrl(server.url(database), { sockets: true }));

    const fill = async (sql = '', mode: Mode = 'append', options = {}, more = {}): Promise<House> => {
      const source = server.fresh(`${HOUSE}${sql}`);
      const from = targetOf(source);
      const schema = await withSession(from, (session) => readTargetSchema(from, session));
      const database = mode === 'create' ? server.fresh('') : source;
      const target = targetOf(database);
      const plan = await planFor(schema, { ...ROWS, ...more });
      const runId = `gen_house_${runs++}`;
      await runGeneration(requestFor(target, schema, plan, { runId, mode, options }));
      return { target, runId, run: (statement) => server.run(statement, database) };
    };

    const ask = async ({ target }: House, sql: string): Promise<readonly unknown[]> =>
      withSession(target, async (session) => (await session.query(sql)).map((row) => Object.values(row)[0]));

    const undo = ({ target, runId }: House): ReturnType<typeof undoRun> => undoRun({ target, runId });

    test.each([
      { what: 'a run of one piece', options: {} },
      { what: 'a run of several chunks', options: { oneTransactionRows: 0, chunkRows: 64, connections: 1 } },
    ])('$what is removed, and older and younger foreign rows stay', async ({ options }) => {
      const house = await fill(OLDER, 'append', options);
      house.run(YOUNGER);
      const { tables } = await undo(house);
      expect(tables.find(({ name }) => name === 'letters')).toMatchObject({ deleted: ROWS.letters });
      expect(await ask(house, 'SELECT code FROM letters ORDER BY code')).toEqual([987654321, 987654322]);
    });

    test('changed rows stay, and so do those that match none of the run', async () => {
      const house = await fill(OLDER);
      const [code] = await ask(house, "SELECT min(code) FROM letters WHERE note IS NULL OR note <> 'older'");
      house.run(`UPDATE letters SET weight = 4711 WHERE code = ${String(code)}`);
      const { tables } = await undo(house);
      expect(tables.find(({ name }) => name === 'letters')).toMatchObject({ deleted: ROWS.letters - 1 });
      expect(await ask(house, 'SELECT weight FROM letters ORDER BY weight')).toEqual([7, 4711]);
    });

    const addTwin = async (house: House): Promise<void> => {
      const [code] = await ask(house, "SELECT min(code) FROM letters WHERE note IS NULL OR note <> 'older'");
      house.run(`INSERT INTO letters SELECT * FROM letters WHERE code = ${String(code)}`);
    };

    test('a foreign row that equals one of the run stays', async () => {
      const house = await fill(OLDER);
      await addTwin(house);
      await undo(house);
      expect(await ask(house, 'SELECT count(*) FROM letters')).toEqual([2]);
    });

    test('nothing is touched if neither place nor content distinguishes the rows', async () => {
      const house = await fill(OLDER);
      await addTwin(house);
      const [code] = await ask(house, "SELECT max(code) FROM letters WHERE note IS NULL OR note <> 'older'");
      house.run(`DELETE FROM letters WHERE code = ${String(code)}`);
      await expect(undo(house)).rejects.toThrow('occur more often than the run wrote them');
      expect(await ask(house, 'SELECT count(*) FROM letters')).toEqual([ROWS.letters + 1]);
    });

    test('foreign rows that come and go meanwhile cost the run at most one retry', async () => {
      const house = await fill(OLDER);
      house.run(YOUNGER);
      // The other table is deleted first: by then the positions of the letters are known.
      const onTable = ({ name }: { readonly name: string }): void => {
        if (name === 'people') house.run('DELETE FROM letters WHERE code = 987654321');
      };
      const refusal = await undoRun({ ...house, onTable }).then(() => '', String);
      expect(refusal).toMatch(/^$|Someone has just changed rows of letters/);
      if (refusal !== '') await undo(house);
      expect(await ask(house, 'SELECT code FROM letters')).toEqual([987654322]);
    });

    test('a foreign row without a key that refers to a row of the run keeps it', async () => {
      const visits =
        'CREATE TABLE visits (person bigint NOT NULL, note varchar(40), FOREIGN KEY (person) REFERENCES people (id));';
      const house = await fill(visits, 'append', {}, { visits: 60 });
      house.run("INSERT INTO visits SELECT min(id), 'hers' FROM people");
      await expect(undo(house)).rejects.toThrow(
        '1 row of visits that the run did not write refers to its rows in people',
      );
      house.run("DELETE FROM visits WHERE note = 'hers'");
      await undo(house);
      expect(await ask(house, 'SELECT count(*) FROM people')).toEqual([0]);
    });

    test.each(['letters', 'people'] as const)(
      'a table %s that the run created stays if a foreign row has replaced one of its own',
      async (table) => {
        const house = await fill('', 'create');
        const column = table === 'letters' ? 'code' : 'id';
        const [first] = await ask(house, `SELECT min(${column}) FROM ${table}`);
        house.run(`DELETE FROM ${table} WHERE ${column} = ${String(first)}`);
        house.run(table === 'letters' ? YOUNGER : "INSERT INTO people VALUES (987654322, 'hers')");
        const { notes } = await undo(house);
        expect(notes).toContain('The tables stay: they contain rows that the run did not write.');
        expect(await ask(house, `SELECT ${column} FROM ${table}`)).toEqual([987654322]);
      },
    );
  });
});

describe.skipIf(isMissing('mariadb'))(
  'undoing a table without a key in MariaDB, where a replica repeats the statements',
  () => {
    test('no row is removed by its place, because another row may be there on the replica', async () => {
      const server = await openFaultServer('mariadb', ['--log-bin=log', '--server-id=1', '--binlog-format=MIXED']);
      try {
        const database = server.fresh(`${HOUSE}${OLDER};`);
        const target = makeTarget(parseDatabaseUrl(server.url(database), { sockets: true }));
        const schema = await withSession(target, (session) => readTargetSchema(target, session));
        const plan = await planFor(schema, ROWS);
        await runGeneration(requestFor(target, schema, plan, { runId: 'gen_repeated', mode: 'append' }));
        await undoRun({ target, runId: 'gen_repeated' });
        expect(server.run('SELECT code FROM letters', database)).toContain('987654321');
        expect(server.run('SELECT count(*) FROM letters', database)).toContain('1');
        const repeated = server.run('SHOW BINLOG EVENTS', database);
        expect(repeated).toContain('letters');
        expect(repeated).not.toContain(':=');
      } finally {
        await server.stop();
      }
    });
  },
);

import type { SchemaDocument } from '@rowloom/engine';
import { parseDatabaseUrl } from '@rowloom/databases';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runGeneration } from '../run/run-generation.ts';
import { planFor, requestFor, targetOf } from '../run/shop.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { withSession } from '../target/with-session.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { undoRun } from './undo-run.ts';

const bin = findPostgresBin();

/** Foreign keys without an index, one with an index of only its first column, a tree, and a table without a key. */
const HOUSE = `
CREATE TABLE people (id integer PRIMARY KEY, boss_id integer REFERENCES people, name text NOT NULL);
CREATE TABLE visits (house integer NOT NULL, id integer NOT NULL, person_id integer NOT NULL REFERENCES people,
  note text NOT NULL, PRIMARY KEY (house, id));
CREATE TABLE stays (house integer NOT NULL, visit_id integer NOT NULL, night integer NOT NULL, PRIMARY KEY (house, night),
  FOREIGN KEY (house, visit_id) REFERENCES visits);
CREATE TABLE gifts (person_id integer REFERENCES people, note text, price numeric(8, 2));
CREATE TABLE made_indexes (name text);
CREATE FUNCTION note_index() RETURNS event_trigger LANGUAGE plpgsql AS
  $$ BEGIN INSERT INTO made_indexes SELECT object_identity FROM pg_event_trigger_ddl_commands()
       WHERE schema_name <> 'pg_temp'; END $$;
CREATE EVENT TRIGGER note_indexes ON ddl_command_end WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION note_index();
`;
const ROWS = { people: 1500, visits: 3000, stays: 3000, gifts: 2000 };

describe.skipIf(bin === undefined)('undoing a run in PostgreSQL', () => {
  let server: PostgresServer;
  let databases = 0;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterAll(() => server.stop());

  type House = { readonly target: Target; readonly database: string; readonly ask: (sql: string) => string };

  const fill = async (more = '', rows = {}): Promise<House> => {
    const database = server.createDatabase(`undo_${databases++}`);
    server.run(`${HOUSE}${more}`, database);
    const target = targetOf(server, database);
    const schema: SchemaDocument = await withSession(target, async (session) => readTargetSchema(target, session));
    const plan = await planFor(schema, { made_indexes: 0, ...ROWS, ...rows });
    await runGeneration(requestFor(target, schema, plan, { runId: 'gen_house', mode: 'append' }));
    server.run('TRUNCATE made_indexes', database);
    return { target, database, ask: (sql) => server.run(sql, database) };
  };

  const left = ({ ask }: House): string =>
    ask(
      Object.keys(ROWS)
        .map((table) => `SELECT '${table} ' || count(*) FROM ${table}`)
        .join(' UNION ALL '),
    );
  const STRANGER = `INSERT INTO people VALUES (900001, NULL, 'her'); INSERT INTO visits VALUES (900001, 1, 900001, 'x');
    INSERT INTO stays VALUES (900001, 1, 1); INSERT INTO gifts VALUES (900001, 'hers', 1)`;
  const made = ({ ask }: House): readonly string[] => ask('SELECT name FROM made_indexes ORDER BY 1').split('\n');
  const remaining = ({ ask }: House): string =>
    ask(`SELECT (SELECT count(*) FROM pg_class WHERE relname LIKE 'rowloom_undo%')
              + (SELECT count(*) FROM rowloom.restores WHERE done_at IS NULL)`);

  test('tables with no other rows are emptied at once, and each chunk is marked', async () => {
    const house = await fill();
    const nodes = house.ask(
      "SELECT string_agg(relfilenode::text, ' ') FROM pg_class WHERE relname IN ('people', 'gifts')",
    );
    house.ask("UPDATE people SET name = 'another' WHERE id IN (SELECT id FROM people LIMIT 3)");
    const { tables, notes } = await undoRun({ target: house.target, runId: 'gen_house' });
    expect(Object.fromEntries(tables.map(({ name, deleted }) => [name, deleted]))).toEqual(ROWS);
    expect(notes).toEqual(['3 of these rows had been changed since, and were deleted too.']);
    expect(left(house)).toBe('people 0\nvisits 0\nstays 0\ngifts 0');
    expect(
      house.ask("SELECT string_agg(relfilenode::text, ' ') FROM pg_class WHERE relname IN ('people', 'gifts')"),
    ).not.toBe(nodes);
    expect(house.ask('SELECT count(*) FROM rowloom.chunks WHERE undone_at IS NULL')).toBe('0');
    expect(made(house)).toEqual(['']);
  });

  test('beside foreign rows, foreign keys have an index for as long as it takes', async () => {
    const house = await fill();
    house.ask(STRANGER);
    await undoRun({ target: house.target, runId: 'gen_house' });
    expect(left(house)).toBe('people 1\nvisits 1\nstays 1\ngifts 1');
    // gifts, visits and people by person; stays by house and visit, whose key begins with only the house.
    expect(made(house)).toHaveLength(4);
    expect(remaining(house)).toBe('0');
  });

  test('rows that were changed are counted as they are deleted, and where a rule follows a deletion', async () => {
    const rule = `CREATE TABLE gone (id integer); CREATE RULE note_gone AS ON DELETE TO visits WHERE OLD.note = 'mine'
      DO ALSO INSERT INTO gone VALUES (OLD.id);`;
    for (const more of ['', rule]) {
      const house = await fill(more, more === '' ? {} : { gone: 0 });
      house.ask(STRANGER);
      house.ask(
        "UPDATE visits SET note = 'mine' WHERE (house, id) IN (SELECT house, id FROM visits WHERE house < 900001 LIMIT 3)",
      );
      const { tables } = await undoRun({ target: house.target, runId: 'gen_house' });
      expect(tables.find(({ name }) => name === 'visits')).toEqual({ name: 'visits', deleted: 3000, changed: 3 });
      if (more !== '') expect(house.ask('SELECT count(*) FROM gone')).toBe('3');
    }
  });

  test('rows that a policy hides are not emptied, nor rows whose deletion a trigger records', async () => {
    const house = await fill(
      `CREATE TABLE gone (note text);
      CREATE FUNCTION note_gone() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO gone VALUES (OLD.note); RETURN OLD; END $$;
      CREATE TRIGGER note_gone AFTER DELETE ON visits FOR EACH ROW EXECUTE FUNCTION note_gone();
      CREATE ROLE member LOGIN; GRANT ALL ON ALL TABLES IN SCHEMA public TO member;`,
      { gone: 0 },
    );
    house.ask(`ALTER TABLE gifts ENABLE ROW LEVEL SECURITY; CREATE POLICY seen ON gifts USING (note IS DISTINCT FROM 'hidden');
      INSERT INTO gifts VALUES (NULL, 'hidden', 1);
      GRANT ALL ON SCHEMA rowloom TO member; GRANT ALL ON ALL TABLES IN SCHEMA rowloom TO member`);
    const { host, port } = server;
    const url = `postgres://member@/${house.database}?host=${encodeURIComponent(host)}&port=${port}`;
    const target = makeTarget(parseDatabaseUrl(url, { sockets: true }));
    // The member owns no table: it cannot create an index, and continues without.
    await undoRun({ target, runId: 'gen_house' });
    expect(left(house)).toBe('people 0\nvisits 0\nstays 0\ngifts 1');
    expect(house.ask('SELECT count(*) FROM gone')).toBe('3000');
    expect(made(house)).toEqual(['']);
  });
});

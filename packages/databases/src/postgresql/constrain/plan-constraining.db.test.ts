import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../session/session.ts';
import { connectPostgresql } from '../connect.ts';
import { describeCatalogue, fingerprintCatalogue } from './fingerprint-catalogue.ts';
import { type ConstrainedTable, planConstraining } from './plan-constraining.ts';
import { HASH_AGAIN, WALK_INDEXES } from './walk-indexes.ts';

const bin = findPostgresBin();
let server: PostgresServer;
let counter = 0;
const sessions: Session[] = [];

beforeAll(async () => {
  if (bin !== undefined) server = await startPostgres(bin);
  else if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  else console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
});

afterEach(() => Promise.all(sessions.splice(0).map((session) => session.close())));
afterAll(() => server?.stop());

/** A session in a separate database. */
async function setUp(sql: string, user = 'rowloom'): Promise<Session> {
  const database = server.createDatabase(`constrain_${counter++}`);
  server.run(sql, database);
  const session = await connectPostgresql({
    dialect: 'postgresql',
    host: server.host,
    port: server.port,
    socket: true,
    user,
    database,
    tls: 'disable',
  });
  sessions.push(session);
  return session;
}

const NAMES = ['keepers', 'cages', 'visits', 'ponds', `odd "na"me; --\n ${'ü'.repeat(20)}`];

const ZOO = `
SET allow_in_place_tablespaces = on;
CREATE TABLE keepers (
  id int CONSTRAINT keepers_key PRIMARY KEY,
  email text NOT NULL,
  badge int, boss int, span int4range,
  CONSTRAINT badge_once UNIQUE (badge) INCLUDE (email) WITH (fillfactor = 70) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT spans EXCLUDE USING gist (span WITH &&) WHERE (id > 3),
  CONSTRAINT named CHECK (length(email) > 1));
COMMENT ON CONSTRAINT badge_once ON keepers IS 'It''s one\\each';
COMMENT ON INDEX keepers_key IS 'key';
CREATE UNIQUE INDEX keepers_mail ON keepers (lower(email) COLLATE "C" DESC NULLS LAST) WHERE boss IS NULL;
ALTER INDEX keepers_mail ALTER COLUMN 1 SET STATISTICS 321;
CREATE INDEX keepers_boss ON keepers USING hash (boss);
CREATE UNIQUE INDEX keepers_ident ON keepers (email, id);
ALTER TABLE keepers REPLICA IDENTITY USING INDEX keepers_ident;
ALTER TABLE keepers CLUSTER ON keepers_key;
ALTER TABLE keepers ADD CONSTRAINT boss_known FOREIGN KEY (boss) REFERENCES keepers ON DELETE SET NULL DEFERRABLE;
CREATE TABLE cages (
  a int, b int, keeper int NOT NULL CONSTRAINT kept REFERENCES keepers (id) ON UPDATE CASCADE,
  PRIMARY KEY (b, a));
COMMENT ON CONSTRAINT kept ON cages IS 'somebody feeds them';
ALTER TABLE keepers ADD CONSTRAINT first_cage FOREIGN KEY (badge, id) REFERENCES cages (a, b) MATCH FULL NOT VALID;
CREATE TABLE visits (id int, day date, cage_a int, cage_b int, CONSTRAINT visits_key PRIMARY KEY (id, day)) PARTITION BY RANGE (day);
CREATE TABLE visits_old PARTITION OF visits FOR VALUES FROM (MINVALUE) TO ('2020-01-01');
CREATE TABLE visits_new PARTITION OF visits FOR VALUES FROM ('2020-01-01') TO (MAXVALUE) PARTITION BY HASH (id);
CREATE TABLE visits_new_0 PARTITION OF visits_new FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE visits_new_1 PARTITION OF visits_new FOR VALUES WITH (MODULUS 2, REMAINDER 1);
ALTER TABLE visits ADD CONSTRAINT caged FOREIGN KEY (cage_b, cage_a) REFERENCES cages;
CREATE INDEX visits_day ON visits (day);
ALTER INDEX visits_old_day_idx RENAME TO "a name of its own";
CREATE INDEX only_here ON visits_new_1 (cage_a);
COMMENT ON INDEX "a name of its own" IS 'kept';
CREATE TABLE ponds (id int PRIMARY KEY, visit int, day date, FOREIGN KEY (visit, day) REFERENCES visits);
CREATE TABLE "${NAMES[4]?.replaceAll('"', '""')}" ("i""d" int PRIMARY KEY, "käfig
  nummer" int, CONSTRAINT "Quote""d key" FOREIGN KEY ("käfig
  nummer") REFERENCES ponds);
CREATE INDEX "Ix "" odd" ON "${NAMES[4]?.replaceAll('"', '""')}" ("käfig
  nummer");`;

const tables: readonly ConstrainedTable[] = NAMES.map((name) => ({ name }));

describe.skipIf(bin === undefined)('load, then constrain', () => {
  test('restores the catalogue exactly', async () => {
    const session = await setUp(ZOO);
    await session.script('SET allow_in_place_tablespaces = on');
    await session.script(`CREATE TABLESPACE attic LOCATION ''`);
    await session.script('CREATE INDEX up_there ON cages (keeper) TABLESPACE attic WHERE keeper > 0');
    const before = await describeCatalogue(session, tables);
    await session.script('BEGIN');
    const plan = await planConstraining(session, tables);
    expect(plan.refused).toBeUndefined();
    expect(plan.kept).toEqual([]);
    for (const statement of plan.drop) await session.script(statement);
    const [left] = await session.query(`SELECT count(*) AS indexes, (SELECT count(*) FROM pg_constraint
      WHERE contype IN ('f', 'p', 'u', 'x') AND conrelid > 16000) AS constraints
      FROM pg_index JOIN pg_class ON oid = indrelid WHERE relnamespace = 'public'::regnamespace`);
    expect(left).toEqual({ indexes: 0, constraints: 0 });
    await session.script(plan.truncate ?? '');
    expect([...plan.freezable].map((place) => NAMES[place])).toEqual(['keepers', 'cages', 'ponds', NAMES[4]]);
    // Neither the cycle nor the order of the tables matters now.
    await session.script(`
      INSERT INTO ponds VALUES (1, 1, '2024-01-01');
      INSERT INTO visits VALUES (1, '2024-01-01', 1, 2), (2, '2010-01-01', 1, 2);
      INSERT INTO cages VALUES (1, 2, 7);
      INSERT INTO keepers VALUES (7, 'ab', 1, 7, '[1,2)')`);
    for (const statement of plan.restore) await session.script(statement);
    await session.script('COMMIT');
    expect(await describeCatalogue(session, tables)).toEqual(before);
    await expect(session.script('INSERT INTO ponds VALUES (2, 3, now())')).rejects.toMatchObject({
      code: 'foreign_key_violated',
    });
  });

  test('rows that break a key make the restoration fail, and the transaction rolls back everything', async () => {
    const session = await setUp('CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (a int REFERENCES a)');
    const two = [{ name: 'a' }, { name: 'b' }];
    const before = await fingerprintCatalogue(session, two);
    await session.script('BEGIN');
    const plan = await planConstraining(session, two);
    for (const statement of plan.drop) await session.script(statement);
    expect(await fingerprintCatalogue(session, two)).not.toBe(before);
    await session.script('INSERT INTO b VALUES (5)');
    const restore = async (): Promise<void> => {
      for (const statement of plan.restore) await session.script(statement);
    };
    await expect(restore()).rejects.toMatchObject({ code: 'foreign_key_violated', facts: { table: 'b' } });
    await session.script('ROLLBACK');
    expect(await fingerprintCatalogue(session, two)).toBe(before);
  });

  test('keys of frozen rows are checked by walking indexes, if there are any', async () => {
    const session = await setUp(`CREATE TABLE a (id int PRIMARY KEY);
      CREATE TABLE b (one int CONSTRAINT walked REFERENCES a, two int CONSTRAINT hashed REFERENCES a);
      CREATE INDEX ON b (one); CREATE INDEX ON b (two) WHERE two > 0;`);
    const both = [{ name: 'a' }, { name: 'b' }];
    const before = await describeCatalogue(session, both);
    const add = (name: string, column: string): string =>
      `ALTER TABLE public.b ADD CONSTRAINT ${name} FOREIGN KEY (${column}) REFERENCES public.a(id)`;
    expect((await planConstraining(session, both)).restore.at(-1)).toBe(
      `${add('walked', 'one')}, ADD CONSTRAINT hashed FOREIGN KEY (two) REFERENCES public.a(id)`,
    );
    await session.script('BEGIN');
    const plan = await planConstraining(session, both, { freezes: true });
    expect(plan.restore.slice(-4)).toEqual([add('hashed', 'two'), WALK_INDEXES, add('walked', 'one'), HASH_AGAIN]);
    for (const statement of [...plan.drop, plan.truncate ?? '']) await session.script(statement);
    await session.script('INSERT INTO a SELECT generate_series(1, 9); INSERT INTO b VALUES (1, 2); SAVEPOINT valid');
    await session.script('INSERT INTO b VALUES (10, 1)');
    const restore = async (): Promise<void> => {
      for (const statement of plan.restore) await session.script(statement);
    };
    await expect(restore()).rejects.toMatchObject({ code: 'foreign_key_violated', facts: { constraint: 'walked' } });
    await session.script('ROLLBACK TO valid');
    await restore();
    await session.script('COMMIT');
    expect(await describeCatalogue(session, both)).toEqual(before);
  });

  test('a join over two indexes walks them only while told to', async () => {
    const session = await setUp(`CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (a int); CREATE INDEX ON b (a);
      INSERT INTO a SELECT generate_series(1, 5000);
      INSERT INTO b SELECT n % 5000 + 1 FROM generate_series(1, 50000) n;`);
    await session.script('CHECKPOINT');
    await session.script('VACUUM ANALYZE');
    const explain = async (): Promise<string> => {
      const rows = await session.query(
        'EXPLAIN SELECT b.a FROM ONLY b LEFT JOIN ONLY a ON a.id = b.a WHERE a.id IS NULL AND b.a IS NOT NULL',
      );
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    };
    expect(await explain()).toMatch(/^Hash/);
    await session.script('BEGIN');
    await session.query(WALK_INDEXES);
    expect(await explain()).toMatch(/^Merge Anti Join[^]*Index Only Scan[^]*Index Only Scan/);
    await session.query(HASH_AGAIN);
    expect(await explain()).toMatch(/^Hash/);
    await session.script('ROLLBACK');
  });

  test("an index returns to its tablespace, whatever the role's default", async () => {
    const session =
      await setUp(`CREATE TABLE a (id int PRIMARY KEY, x int4range, y int, EXCLUDE USING gist (x WITH &&));
      CREATE TABLE p (id int PRIMARY KEY) PARTITION BY RANGE (id);`);
    await session.script('SET allow_in_place_tablespaces = on');
    await session.script(`CREATE TABLESPACE cellar LOCATION ''`);
    await session.script('CREATE INDEX down ON a (y) TABLESPACE cellar; SET default_tablespace = cellar');
    const both = [{ name: 'a' }, { name: 'p' }];
    const before = await describeCatalogue(session, both);
    const plan = await planConstraining(session, both);
    expect(plan.kept.map(({ name }) => name)).toEqual(['a_x_excl', 'p_pkey']);
    for (const statement of [...plan.drop, ...plan.restore]) await session.script(statement);
    expect(plan.drop).toHaveLength(2);
    expect(await describeCatalogue(session, both)).toEqual(before);
  });

  test('objects that others depend on stay', async () => {
    const session = await setUp(`
      CREATE TABLE a (id int PRIMARY KEY, x int UNIQUE, y int); CREATE INDEX a_y ON a (y);
      CREATE TABLE outside (a int REFERENCES a);
      CREATE TABLE g (id int PRIMARY KEY, name text); CREATE VIEW grouped AS SELECT id, name FROM g GROUP BY id;
      CREATE TABLE m (a int CONSTRAINT muted REFERENCES a (x)); ALTER TABLE m DISABLE TRIGGER ALL;`);
    const plan = await planConstraining(session, [{ name: 'a' }, { name: 'g' }, { name: 'm' }]);
    expect(plan.drop).toEqual(['DROP INDEX public.a_y']);
    expect(plan.kept.map(({ name }) => name)).toEqual(['muted', 'a_pkey', 'a_x_key', 'g_pkey']);
    expect([...plan.freezable]).toEqual([1, 2]);
  });

  test('an invalid index and a partition of a table outside the run stay', async () => {
    const session = await setUp(`
      CREATE TABLE p (id int PRIMARY KEY, o int REFERENCES p) PARTITION BY RANGE (id);
      CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (1) TO (9); CREATE INDEX p1_o ON p1 (o);
      CREATE INDEX half ON ONLY p (o);`);
    expect((await planConstraining(session, [{ name: 'p1' }])).drop).toEqual(['DROP INDEX public.p1_o']);
    const whole = await planConstraining(session, [{ name: 'p' }]);
    expect(whole.kept).toEqual([{ table: 'public.p', name: 'half', reason: 'it is not valid' }]);
    expect(whole.drop).toHaveLength(3);
  });

  test('a table may keep its indexes or its foreign keys', async () => {
    const session = await setUp(
      'CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY, a int REFERENCES a)',
    );
    const keys = await planConstraining(session, [
      { name: 'a', indexes: false },
      { name: 'b', indexes: false },
    ]);
    expect(keys.drop).toEqual(['ALTER TABLE public.b DROP CONSTRAINT b_a_fkey']);
    const indexes = await planConstraining(session, [{ name: 'a' }, { name: 'b', foreignKeys: false }]);
    expect(indexes.drop).toEqual(['ALTER TABLE public.b DROP CONSTRAINT b_pkey']);
    expect(await planConstraining(session, [{ name: 'a', indexes: false }])).toMatchObject({ drop: [], restore: [] });
  });

  test('a role that owns nothing is refused with an explanation', async () => {
    server.run('CREATE ROLE guest LOGIN');
    const session = await setUp('CREATE TABLE a (id int PRIMARY KEY); GRANT ALL ON a TO guest', 'guest');
    const plan = await planConstraining(session, [{ name: 'a' }]);
    expect(plan.refused).toContain('does not own public.a');
    expect(plan.drop).toEqual([]);
    server.run('ALTER TABLE a OWNER TO guest', `constrain_${counter - 1}`);
    expect((await planConstraining(session, [{ name: 'a' }])).refused).toContain('CREATE on the schema');
    expect((await planConstraining(session, [{ name: 'nope' }])).refused).toBe('There is no table "nope".');
  });

  test('the search path is unchanged, within a transaction and without', async () => {
    const session = await setUp('CREATE TABLE a (id int PRIMARY KEY)');
    await session.script('SET search_path = public, pg_temp');
    await planConstraining(session, [{ name: 'a' }]);
    expect(await session.query('SHOW search_path')).toEqual([{ search_path: 'public, pg_temp' }]);
    expect(session.inTransaction?.()).toBe(false);
    await session.script('BEGIN');
    await planConstraining(session, [{ name: 'a' }]);
    expect(await session.query('SHOW search_path')).toEqual([{ search_path: 'public, pg_temp' }]);
  });
});

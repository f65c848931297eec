import { connectPostgresql, type Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { readPostgresqlDdl } from '@rowloom/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Certificate } from './certificate.ts';
import { makeCertificate } from './make-certificate.ts';

const bin = findPostgresBin();
let server: PostgresServer | undefined;
const sessions: Session[] = [];

beforeAll(async () => {
  if (bin !== undefined) server = await startPostgres(bin);
  else if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  else console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
});

afterAll(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await server?.stop();
});

async function connect(database: string): Promise<Session> {
  const session = await connectPostgresql({
    dialect: 'postgresql',
    host: server?.host ?? '',
    port: server?.port ?? 0,
    socket: true,
    user: 'rowloom',
    database,
    tls: 'disable',
  });
  sessions.push(session);
  return session;
}

async function documentOf(ddl: string): Promise<SchemaDocument> {
  const read = await readPostgresqlDdl(ddl);
  if ('issues' in read && !('document' in read)) throw new Error(JSON.stringify(read));
  return (read as { readonly document: SchemaDocument }).document;
}

/** Tables without constraints, so that rows can violate those in the document. */
const BARE = `
CREATE TABLE clubs (id int, town text, code text);
CREATE TABLE members (id int, club_id int, email text, nick text, level int, left_at date, a int, b int);
CREATE TABLE bookings (id int, room int, during int4range, spot box);
INSERT INTO clubs VALUES (1, 'Oslo', 'x'), (2, 'Oslo', 'y'), (3, NULL, 'z');
INSERT INTO members VALUES
  (1, 1, 'a@x.example', 'ann', 3, NULL, 1, 1),
  (2, NULL, 'b@x.example', 'bob', NULL, NULL, NULL, NULL),
  (3, 3, 'c@x.example', NULL, 9, '2020-01-01', NULL, 1);
INSERT INTO bookings VALUES
  (1, 1, '[1,5)', box '(0,0),(1,1)'), (2, 1, '[5,9)', box '(2,2),(3,3)'), (3, 2, '[1,9)', NULL), (4, 2, 'empty', NULL),
  (5, NULL, '[1,9)', NULL), (6, NULL, '[1,9)', NULL);`;

const LAWS = `
CREATE DOMAIN level AS int CHECK (VALUE BETWEEN 1 AND 9) CHECK (VALUE <> 5);
CREATE TABLE clubs (id int PRIMARY KEY, town text, code text NOT NULL, UNIQUE (town, code));
CREATE TABLE members (
  id int PRIMARY KEY, club_id int REFERENCES clubs (id), email text NOT NULL, nick text, level level, left_at date, a int, b int,
  CONSTRAINT levels CHECK (level < 10 -- said twice
  ),
  CONSTRAINT pair FOREIGN KEY (a, b) REFERENCES clubs (id, id) MATCH FULL
);
CREATE UNIQUE INDEX email_once ON members (lower(email)) WHERE left_at IS NULL;
CREATE UNIQUE INDEX nick_once ON members (nick, level) NULLS NOT DISTINCT;
CREATE TABLE bookings (
  id int PRIMARY KEY, room int, during int4range, spot box,
  CONSTRAINT apart EXCLUDE USING gist (room WITH =, during WITH &&),
  CONSTRAINT spots EXCLUDE USING gist (spot WITH &&)
);`;

function findings(certificate: Certificate): readonly string[] {
  return certificate.tables.flatMap(({ name, constraints }) =>
    constraints
      .filter(({ violations }) => violations !== 0)
      .map((item) => `${name} ${item.kind} ${item.name}: ${String(item.violations)}`),
  );
}

const STATEMENTS: readonly (readonly [sql: string, finding: string])[] = [
  ["INSERT INTO clubs VALUES (3, 'Rome', 'z')", 'clubs primary_key clubs_pkey: 1'],
  ["INSERT INTO clubs VALUES (4, 'Oslo', 'x'), (5, 'Oslo', 'x')", 'clubs unique clubs_town_code_key: 2'],
  ["INSERT INTO clubs VALUES (4, 'Rome', NULL)", 'clubs not_null code: 1'],
  ["INSERT INTO members VALUES (4, 7, 'd@x.example', 'dan')", 'members foreign_key members_club_id_fkey: 1'],
  ["INSERT INTO members VALUES (4, 1, 'A@X.example', 'dan')", 'members unique email_once: 1'],
  ["INSERT INTO members VALUES (4, 1, 'd@x.example', 'bob')", 'members unique nick_once: 1'],
  ["INSERT INTO members VALUES (4, 1, 'd@x.example', 'dan', 5)", 'members check level_check1 of level: 1'],
  [
    "INSERT INTO members VALUES (4, 1, 'd@x.example', 'dan', 10)",
    'members check levels: 1, members check level_check of level: 1',
  ],
  ["INSERT INTO members VALUES (4, 1, 'd@x.example', 'dan', 1, NULL, 1, 2)", 'members foreign_key pair: 1'],
  ["INSERT INTO bookings VALUES (7, 2, '[8,10)')", 'bookings exclusion apart: 1'],
  ["INSERT INTO bookings VALUES (7, 9, '[1,2)', box '(0,0),(9,9)')", 'bookings exclusion spots: 1'],
];

test.skipIf(bin === undefined)('each kind of violation is found, and none where there is none', async () => {
  const document = await documentOf(LAWS);
  const session = await connect(server?.createDatabase('laws') ?? '');
  await session.script(BARE);
  const certify = () => makeCertificate(session, document, { madeAt: '2026-11-15', isInTransaction: true });
  await session.script('BEGIN');
  const clean = await certify();
  expect(clean.tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['clubs', 3],
    ['members', 3],
    ['bookings', 6],
  ]);
  // Only one key of the sample is partly NULL.
  expect(findings(clean)).toEqual(['members foreign_key pair: 1']);
  await session.script('DELETE FROM members WHERE a IS NULL AND b IS NOT NULL; SAVEPOINT clean');
  expect(findings(await certify())).toEqual([]);
  for (const [sql, finding] of STATEMENTS) {
    await session.script(sql);
    const certificate = await certify();
    expect(findings(certificate).join(', ')).toBe(finding);
    expect(certificate.violations).toBe([...finding.matchAll(/: (\d)/g)].reduce((sum, [, n]) => sum + Number(n), 0));
    await session.script('ROLLBACK TO SAVEPOINT clean');
  }
  await session.script('ROLLBACK');
});

test.skipIf(bin === undefined)('an impossible check is reported and the rest continues', async () => {
  const database = server?.createDatabase('unknown') ?? '';
  const document = await documentOf(`
    CREATE TABLE a (id int PRIMARY KEY, x int CHECK (x > 0) CHECK (no_such_function(x)));
    CREATE TABLE missing (id int PRIMARY KEY);
    CREATE TABLE b (id int NOT NULL);`);
  const session = await connect(database);
  await session.script(
    'CREATE TABLE a (id int, x int); CREATE TABLE b (id int); INSERT INTO a VALUES (1, -1); INSERT INTO b VALUES (NULL)',
  );
  for (const isInTransaction of [false, true]) {
    if (isInTransaction) await session.script('BEGIN');
    const certificate = await makeCertificate(session, document, { madeAt: 'now', isInTransaction });
    expect(findings(certificate)).toEqual([
      'a check a_x_check: 1',
      'a check a_x_check1: null',
      'missing primary_key missing_pkey: null',
      'missing not_null id: null',
      'b not_null id: 1',
    ]);
    expect(certificate).toMatchObject({ violations: 2, unexamined: 3 });
    expect(certificate.tables[1]).toMatchObject({ rows: null, note: expect.any(String) });
    expect(await session.query('SHOW work_mem')).toEqual([{ work_mem: '4MB' }]);
    if (isInTransaction) await session.script('COMMIT');
  }
});

test.skipIf(bin === undefined)('constraints that the server does not enforce are noted', async () => {
  const session = await connect(server?.createDatabase('states') ?? '');
  const ddl = `CREATE TABLE p (id int PRIMARY KEY);
    CREATE TABLE c (id int, CONSTRAINT late FOREIGN KEY (id) REFERENCES p DEFERRABLE INITIALLY DEFERRED, z int CONSTRAINT off REFERENCES p);
    ALTER TABLE c ADD CONSTRAINT young CHECK (z > 0) NOT VALID;`;
  await session.script(`${ddl} ALTER TABLE c DISABLE TRIGGER ALL; INSERT INTO c VALUES (NULL, 3)`);
  const certificate = await makeCertificate(session, await documentOf(ddl), { madeAt: 'now' });
  const notes = certificate.tables[1]?.constraints.map(({ name, note, violations }) => [name, violations, note]);
  expect(notes).toEqual([
    ['off', 1, expect.stringContaining('disabled')],
    ['late', 0, expect.stringContaining('deferred')],
    ['young', 0, expect.stringContaining('NOT VALID')],
  ]);
});

test.skipIf(bin === undefined)('inheriting tables are checked separately, partitions together', async () => {
  const session = await connect(server?.createDatabase('families') ?? '');
  const ddl = `CREATE TABLE parent (id int PRIMARY KEY); CREATE TABLE child () INHERITS (parent);
    CREATE TABLE days (id int, PRIMARY KEY (id)) PARTITION BY RANGE (id);
    CREATE TABLE early PARTITION OF days FOR VALUES FROM (0) TO (10);
    CREATE TABLE late PARTITION OF days FOR VALUES FROM (10) TO (20);`;
  await session.script(
    `${ddl} INSERT INTO parent VALUES (1); INSERT INTO child VALUES (1); INSERT INTO days VALUES (1), (12)`,
  );
  const others = [await connect('families'), await connect('families')];
  const certificate = await makeCertificate(session, await documentOf(ddl), { madeAt: 'now', sessions: others });
  expect(certificate.violations).toBe(0);
  expect(certificate.tables.map(({ name, rows }) => `${name} ${String(rows)}`)).toEqual([
    'parent 1',
    'child 1',
    'days 2',
    'early 1',
    'late 1',
  ]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMysql, connectSqlite, introspectMysql, introspectSqlite, type Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { findMariadbBin, type MariadbServer, startMariadb } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Certificate } from './certificate.ts';
import { makeCertificate } from './make-certificate.ts';

const bin = findMariadbBin();
const folder = mkdtempSync(join(tmpdir(), 'rowloom-certificate-'));
let server: MariadbServer | undefined;
const sessions: Session[] = [];

beforeAll(async () => {
  if (bin !== undefined) server = await startMariadb(bin);
  else if (process.env['CI'] === 'true') throw new Error('No MariaDB: set ROWLOOM_MARIADB_BIN.');
  else console.warn('SKIPPED: there is no MariaDB here; set ROWLOOM_MARIADB_BIN to the folder of its programs.');
});

afterAll(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Place = {
  readonly name: string;
  readonly isMissing: boolean;
  readonly connect: (database: string) => Promise<Session>;
  readonly introspect: (session: Session) => Promise<SchemaDocument>;
  readonly laws: string;
  /** The same tables, without constraints. */
  readonly bare: string;
  readonly violations: readonly (readonly [sql: string, finding: string])[];
};

const COMMON: readonly (readonly [string, string])[] = [
  ["INSERT INTO clubs VALUES (1, 'Rome', 'q')", 'clubs primary_key: 1'],
  ["INSERT INTO clubs VALUES (4, 'Oslo', 'x')", 'clubs unique: 1'],
  ["INSERT INTO clubs VALUES (4, 'Bonn', NULL)", 'clubs not_null: 1'],
  ["INSERT INTO members VALUES (4, 9, 'dan', 1)", 'members foreign_key: 1'],
  ["INSERT INTO members VALUES (4, 1, 'dan', -3)", 'members check: 1'],
];

const PLACES: readonly Place[] = [
  {
    name: 'MariaDB',
    isMissing: bin === undefined,
    connect: (database) =>
      connectMysql({
        dialect: 'mysql',
        host: server?.socket ?? '',
        port: 0,
        socket: true,
        user: server?.user ?? '',
        password: server?.password ?? '',
        database: server?.createDatabase(database) ?? '',
        tls: 'disable',
      }),
    introspect: introspectMysql,
    laws: `CREATE TABLE clubs (id int PRIMARY KEY, town varchar(20), code varchar(20) NOT NULL, UNIQUE (town, code));
      CREATE TABLE members (id int PRIMARY KEY, club_id int, nick varchar(20) COLLATE utf8mb4_general_ci, level int, FOREIGN KEY (club_id) REFERENCES clubs (id),
        UNIQUE (nick(2)), CONSTRAINT levels CHECK (level > 0));`,
    bare: `CREATE TABLE clubs (id int, town varchar(20), code varchar(20));
      CREATE TABLE members (id int, club_id int, nick varchar(20) COLLATE utf8mb4_general_ci, level int);`,
    violations: [...COMMON, ["INSERT INTO members VALUES (4, 1, 'ANton', 1)", 'members unique: 1']],
  },
  {
    name: 'SQLite',
    isMissing: false,
    connect: (database) => connectSqlite({ dialect: 'sqlite', file: join(folder, `${database}.db`) }, { create: true }),
    introspect: introspectSqlite,
    laws: `CREATE TABLE clubs (id INTEGER PRIMARY KEY, town TEXT, code TEXT NOT NULL, UNIQUE (town, code));
      CREATE TABLE members (id INTEGER PRIMARY KEY, club_id INTEGER REFERENCES clubs, nick TEXT, level INTEGER CHECK (level > 0 -- always
      ));
      CREATE UNIQUE INDEX nicks ON members (lower(nick)) WHERE level > 2;`,
    bare: `CREATE TABLE clubs (id INTEGER, town TEXT, code TEXT);
      CREATE TABLE members (id INTEGER, club_id INTEGER, nick TEXT, level INTEGER);`,
    violations: [
      ...COMMON,
      ["INSERT INTO members VALUES (4, 1, 'ANN', 4)", 'members unique: 1'],
      ["INSERT INTO members VALUES (4, 1, 'ANN', 1)", ''],
    ],
  },
];

const ROWS = `INSERT INTO clubs VALUES (1, 'Oslo', 'x'), (2, 'Oslo', 'y'), (3, NULL, 'y'), (5, NULL, 'y');
  INSERT INTO members VALUES (1, 1, 'ann', 3), (2, NULL, 'bob', NULL), (3, 3, NULL, 9);`;

function findings(certificate: Certificate): string {
  return certificate.tables
    .flatMap(({ name, constraints }) =>
      constraints
        .filter(({ violations }) => violations !== 0)
        .map(({ kind, violations }) => `${name} ${kind}: ${String(violations)}`),
    )
    .join(', ');
}

describe.each(PLACES)('$name', ({ isMissing, connect, introspect, laws, bare, violations }) => {
  test.skipIf(isMissing)('each kind of violation is found, and none where there is none', async () => {
    const lawful = await connect('laws');
    const session = await connect('bare');
    sessions.push(lawful, session);
    await lawful.script(laws);
    await session.script(`${bare} ${ROWS}`);
    const document = await introspect(lawful);
    expect(findings(await makeCertificate(session, document, { madeAt: 'now' }))).toBe('');
    for (const [sql, finding] of violations) {
      await session.script('BEGIN');
      await session.script(sql);
      const certificate = await makeCertificate(session, document, { madeAt: 'now', isInTransaction: true });
      expect(findings(certificate)).toBe(finding);
      await session.script('ROLLBACK');
    }
  });

  test.skipIf(isMissing)('an impossible check is reported and the rest continues', async () => {
    const session = await connect('partial');
    sessions.push(session);
    await session.script('CREATE TABLE here (id int, x int); INSERT INTO here VALUES (1, NULL)');
    const document = await introspect(session);
    const [here] = document.tables;
    if (here === undefined) throw new Error('Nothing was introspected.');
    const certificate = await makeCertificate(
      session,
      {
        ...document,
        tables: [
          {
            ...here,
            columns: here.columns.map((column) => ({ ...column, nullable: false })),
            checks: [{ name: 'strange', expression: 'no_such_function(x)' }],
          },
          { ...here, name: 'gone' },
        ],
      },
      { madeAt: 'now' },
    );
    expect(findings(certificate)).toBe('here not_null: 1, here check: null');
    expect(certificate.tables[1]).toMatchObject({ name: 'gone', rows: null });
    expect(await session.query('SELECT count(*) AS n FROM here')).toEqual([{ n: 1 }]);
  });
});

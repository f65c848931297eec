import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectMysql,
  connectPostgresql,
  connectSqlite,
  introspectMysql,
  introspectPostgresql,
  introspectSqlite,
  openMysqlLoader,
  openPostgresqlLoader,
  openSqliteLoader,
  type Session,
} from '@rowloom/databases';
import { writeMysqlDdl, writePostgresqlDdl, writeSqliteDdl } from '@rowloom/sql';
import {
  checksumPlanned,
  printChecksum,
  type RunContext,
  type SchemaDocument,
  sumPlannedColumns,
} from '@rowloom/engine';
import {
  findMariadbBin,
  findPostgresBin,
  type MariadbServer,
  type PostgresServer,
  startMariadb,
  startPostgres,
} from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checksumRun, CHECKSUM_SCHEMA } from './checksum.fixture.ts';
import { checksumTable } from './checksum-table.ts';
import { findDifferingColumns } from './differing-columns.ts';

const postgresBin = findPostgresBin();
const mariadbBin = findMariadbBin();
const folder = mkdtempSync(join(tmpdir(), 'rowloom-sums-'));
let postgres: PostgresServer | undefined;
let mariadb: MariadbServer | undefined;
const sessions: Session[] = [];

beforeAll(async () => {
  if (postgresBin !== undefined) postgres = await startPostgres(postgresBin);
  if (mariadbBin !== undefined) mariadb = await startMariadb(mariadbBin);
  if (process.env['CI'] === 'true' && (postgres === undefined || mariadb === undefined))
    throw new Error('No PostgreSQL or no MariaDB: set ROWLOOM_POSTGRES_BIN and ROWLOOM_MARIADB_BIN.');
  if (postgres === undefined) console.warn('SKIPPED: there is no PostgreSQL here.');
  if (mariadb === undefined) console.warn('SKIPPED: there is no MariaDB here.');
});

afterAll(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await postgres?.stop();
  await mariadb?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Place = {
  readonly name: string;
  readonly isMissing: boolean;
  readonly connect: (database: string) => Promise<Session>;
  readonly writeDdl: (schema: SchemaDocument) => Promise<{ readonly tables: string }> | { readonly tables: string };
  readonly introspect: (session: Session) => Promise<SchemaDocument>;
  /** Tables with the database's own types. */
  readonly own: string;
  readonly load: (session: Session, run: RunContext, table: string) => Promise<unknown>;
};

const OWN = {
  postgresql: `CREATE EXTENSION citext; CREATE TYPE mood AS ENUM ('a', 'b'); CREATE DOMAIN cents AS numeric(9,3) CHECK (VALUE >= 0);
    CREATE TABLE own (id serial PRIMARY KEY, name citext, tag name, letter "char", price cents, day_of date, at timestamp(3), zoned timestamptz(0),
      clock timetz, span interval, masks varbit(70), mac macaddr8, moods mood[], uids uuid[], docs jsonb[], hosts inet[], prices cents[],
      during tsrange, band int8range, bands int4multirange, place polygon, markup xml, note varchar, flag bpchar(3), code char(8));`,
  mariadb: `CREATE TABLE own (id int unsigned AUTO_INCREMENT PRIMARY KEY, tiny tinyint, middle mediumint unsigned, huge bigint unsigned, price decimal(14,4),
      rate float, ratio double, fixed_ratio double(9,2), truth boolean, mask bit(11), letter char(9), word varchar(40), code binary(8), hash varbinary(20),
      body blob, note text, size enum('s','m','l'), options set('x','y','z'), day_of date, clock time, fine_clock time(3), at datetime, fine_at datetime(6),
      stamp timestamp NULL, born year, doc json, filled int(8) zerofill, place point);`,
  sqlite: `CREATE TABLE own (id INTEGER PRIMARY KEY, name STRING, code VARCHAR(12), price DECIMAL(12,2), rate FLOAT, ratio REAL, truth BOOLEAN,
      at DATETIME, day_of DATE, clock TIME, created_at TEXT, is_open TEXT, amount TEXT, uid UUID, doc JSON, body BLOB, big BIGINT, anything, token STRING NOT NULL);`,
} as const;

const PLACES: readonly Place[] = [
  {
    name: 'PostgreSQL',
    isMissing: postgresBin === undefined,
    connect: (database) =>
      connectPostgresql({
        dialect: 'postgresql',
        host: postgres?.host ?? '',
        port: postgres?.port ?? 0,
        socket: true,
        user: 'rowloom',
        database: postgres?.createDatabase(database) ?? '',
        tls: 'disable',
      }),
    writeDdl: writePostgresqlDdl,
    introspect: introspectPostgresql,
    own: OWN.postgresql,
    load: async (session, run, table) =>
      (await openPostgresqlLoader(session, run, table)).load(0, run.tables.get(table)?.plan.rows ?? 0),
  },
  {
    name: 'MariaDB',
    isMissing: mariadbBin === undefined,
    connect: (database) =>
      connectMysql({
        dialect: 'mysql',
        host: mariadb?.socket ?? '',
        port: 0,
        socket: true,
        user: mariadb?.user ?? '',
        password: mariadb?.password ?? '',
        database: mariadb?.createDatabase(database) ?? '',
        tls: 'disable',
      }),
    writeDdl: writeMysqlDdl,
    introspect: introspectMysql,
    own: OWN.mariadb,
    load: async (session, run, table) =>
      (await openMysqlLoader(session, run, table)).load(0, run.tables.get(table)?.plan.rows ?? 0),
  },
  {
    name: 'SQLite',
    isMissing: false,
    connect: (database) => connectSqlite({ dialect: 'sqlite', file: join(folder, `${database}.db`) }, { create: true }),
    writeDdl: writeSqliteDdl,
    introspect: introspectSqlite,
    own: OWN.sqlite,
    load: async (session, run, table) =>
      (await openSqliteLoader(session, run, table)).load(0, run.tables.get(table)?.plan.rows ?? 0),
  },
];

async function open(place: Place, database: string): Promise<Session> {
  const session = await place.connect(database);
  sessions.push(session);
  return session;
}

const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  kinds: ['spot', 'search', 'twice'],
  generators: ['full_text', 'geo_point', 'geometry'],
};

describe.each(PLACES)('$name', (place) => {
  test.skipIf(place.isMissing)('rows read back have the checksum of the plan', async () => {
    const run = await checksumRun(120);
    const session = await open(place, 'sums');
    await session.script((await place.writeDdl(CHECKSUM_SCHEMA)).tables);
    for (const table of ['kinds', 'generators']) {
      await place.load(session, run, table);
      const { value, rows, columns_left_out } = await checksumTable(session, run, table);
      expect(rows).toBe(120);
      expect(value === checksumPlanned(run, table) ? [] : await findDifferingColumns(session, run, table)).toEqual([]);
      expect(columns_left_out.map(({ column }) => column)).toEqual(LEFT_OUT[table]);
    }
  });

  test.skipIf(place.isMissing)('differing columns of a table are found without a query for each', async () => {
    const run = await checksumRun(60);
    const session = await open(place, 'differing');
    await session.script((await place.writeDdl(CHECKSUM_SCHEMA)).tables);
    await place.load(session, run, 'kinds');
    const planned = sumPlannedColumns(run, 'kinds');
    expect(planned.value).toBe(checksumPlanned(run, 'kinds'));
    for (const [column, sum] of planned.columns)
      expect(printChecksum(sum)).toBe(checksumPlanned(run, 'kinds', { columns: [column] }));
    expect(await findDifferingColumns(session, run, 'kinds')).toEqual([]);
    await session.execute('UPDATE kinds SET whole = whole + 1');
    expect(await findDifferingColumns(session, run, 'kinds')).toEqual(['whole']);
  });

  test.skipIf(place.isMissing)("rows of the database's own types have the checksum of the plan", async () => {
    const session = await open(place, 'own_types');
    await session.script(place.own);
    const run = await checksumRun(150, await place.introspect(session), {});
    await place.load(session, run, 'own');
    const { value, columns_left_out } = await checksumTable(session, run, 'own');
    expect(value === checksumPlanned(run, 'own') ? [] : await findDifferingColumns(session, run, 'own')).toEqual([]);
    const left = columns_left_out.map(({ column }) => column);
    expect(left.every((column) => ['bands', 'place'].includes(column))).toBe(true);
    const unnoticed: string[] = [];
    for (const { name } of run.tables.get('own')?.plan.columns ?? [])
      if (!left.includes(name) && !(await noticesChange(session, run, name))) unnoticed.push(name);
    expect(unnoticed).toEqual([]);
  });

  test.skipIf(place.isMissing)(
    "only the run's rows are included in the checksum of a table with other rows",
    async () => {
      const session = await open(place, 'others');
      await session.script(`CREATE TABLE notes (id int PRIMARY KEY, words varchar(90));
      INSERT INTO notes VALUES (-1, 'old'), (1, 'old'), (40, 'young')`);
      const run = await checksumRun(30, await place.introspect(session), {}, { bases: { notes: 5 } });
      await place.load(session, run, 'notes');
      const planned = checksumPlanned(run, 'notes');
      expect(await checksumTable(session, run, 'notes', { isShared: true })).toMatchObject({
        value: planned,
        rows: 30,
      });
      expect(await checksumTable(session, run, 'notes')).toMatchObject({ rows: 33 });
      expect((await checksumTable(session, run, 'notes')).value).not.toBe(planned);
    },
  );
});

/** Whether the checksum changes when a row gets another row's value; true if all rows have the same. */
async function noticesChange(session: Session, run: RunContext, column: string): Promise<boolean> {
  const name = session.dialect === 'mariadb' ? `\`${column}\`` : `"${column}"`;
  const rows = await session.query(`SELECT id, ${name} AS v FROM own`);
  const [first] = rows;
  const other = rows.find(({ v }) => String(v) !== String(first?.['v']));
  if (other === undefined) return true;
  await session.script('BEGIN');
  const value =
    column === 'id'
      ? '100000'
      : `(SELECT v FROM (SELECT ${name} AS v FROM own WHERE id = ${String(other['id'])}) AS other)`;
  await session.script(`UPDATE own SET ${name} = ${value} WHERE id = ${String(first?.['id'])}`);
  const columns = [column];
  const changed = await checksumTable(session, run, 'own', { columns });
  await session.script('ROLLBACK');
  return changed.value !== checksumPlanned(run, 'own', { columns });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ColumnType,
  type FileFormat,
  loadLexicon,
  makePlan,
  type Plan,
  type SchemaDocument,
} from '@rowloom/engine';
import { findMariadbBin, type MariadbServer, startMariadb } from '@rowloom/servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companionFiles } from '@rowloom/sql';
import { writeFolder } from './write-files.ts';

const BIGINT: ColumnType = { native: 'bigint(20)', kind: 'integer', bits: 64 };
const INT: ColumnType = { native: 'int(11)', kind: 'integer', bits: 32 };

/** Two tables that refer to each other, a counter, a generated column, and the types with delicate texts. */
const schema: SchemaDocument = {
  version: 1,
  dialect: 'mariadb',
  name: 'loads',
  enums: [],
  domains: [],
  tables: [
    {
      name: 'teams',
      columns: [
        { name: 'id', type: BIGINT, nullable: false, identity: 'by_default' },
        { name: 'name', type: { native: 'varchar(80)', kind: 'text', max_length: 80 }, nullable: false },
        { name: 'captain_id', type: BIGINT, nullable: true },
        { name: 'size', type: INT, nullable: false },
        { name: 'twice', type: INT, nullable: true, generated: { expression: '`size` * 2', stored: true } },
      ],
      primary_key: { columns: ['id'] },
      uniques: [{ name: 'names', columns: ['name'] }],
      foreign_keys: [{ name: 'captains', columns: ['captain_id'], references: { table: 'members', columns: ['id'] } }],
      checks: [],
    },
    {
      name: 'members',
      columns: [
        { name: 'id', type: BIGINT, nullable: false },
        { name: 'team_id', type: BIGINT, nullable: false },
        { name: 'bio', type: { native: 'text', kind: 'text', max_length: 16_383 }, nullable: true },
        { name: 'is_active', type: { native: 'tinyint(1)', kind: 'boolean' }, nullable: true },
        { name: 'score', type: { native: 'decimal(8,3)', kind: 'decimal', precision: 8, scale: 3 }, nullable: true },
        { name: 'seen_at', type: { native: 'datetime', kind: 'timestamp', precision: 0 }, nullable: true },
        {
          name: 'woken_at',
          type: { native: 'timestamp', kind: 'timestamp', precision: 0, zone: true },
          nullable: true,
        },
        { name: 'settings', type: { native: 'json', kind: 'json' }, nullable: true },
        { name: 'photo', type: { native: 'longblob', kind: 'bytes' }, nullable: true },
        { name: 'flags', type: { native: 'bit(10)', kind: 'bits', length: 10 }, nullable: true },
        { name: 'tags', type: { native: "set('a','b')", kind: 'set', values: ['a', 'b'] }, nullable: true },
        { name: 'place', type: { native: 'point', kind: 'geometric', shape: 'point', srid: 0 }, nullable: true },
      ],
      primary_key: { columns: ['id'] },
      uniques: [],
      foreign_keys: [{ name: 'teams', columns: ['team_id'], references: { table: 'teams', columns: ['id'] } }],
      checks: [],
    },
  ],
};

const bin = findMariadbBin();
const root = mkdtempSync(join(tmpdir(), 'rowloom-load-'));
let server: MariadbServer | undefined;
let plan: Plan;

beforeAll(async () => {
  if (bin !== undefined) server = await startMariadb(bin);
  else if (process.env['CI'] === 'true') throw new Error('No MariaDB: set ROWLOOM_MARIADB_BIN to its server.');
  const made = makePlan(
    schema,
    { seed: 3, locale: 'en', as_of: '2026-11-15T00:00:00.000Z', rows: { teams: 40, members: 700 } },
    await loadLexicon('en'),
  );
  if ('issues' in made) throw new Error(JSON.stringify(made.issues));
  ({ plan } = made);
});

afterAll(async () => {
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
});

async function write(format: FileFormat): Promise<string> {
  const folder = join(root, format);
  const request = {
    schema,
    plan,
    locale: 'en',
    format,
    dialect: 'mysql',
    gzip: false,
    checksum: false,
    tables: plan.tables.map(({ name }) => name),
  } as const;
  await writeFolder(request, {
    folder,
    force: false,
    threads: { count: 1, module: new URL('file:///unused') },
    signal: new AbortController().signal,
    onProgress: () => undefined,
    companions: (written, files) => companionFiles({ ...request, rules: {} }, written, files),
  });
  return folder;
}

const DIGEST = `SELECT COUNT(*), MD5(GROUP_CONCAT(HEX(CONCAT_WS('|', id, team_id, bio, is_active, score, seen_at, woken_at, settings,
  HEX(photo), BIN(flags), tags, ST_AsText(place))) ORDER BY id)) FROM members`;

test.skipIf(bin === undefined)('the mariadb client loads each format and finds the same rows', async () => {
  const found: string[] = [];
  for (const format of ['csv', 'sql'] as const) {
    const folder = await write(format);
    const database = server?.createDatabase(`load_${format}`) ?? '';
    server?.run('source load.sql', database, { cwd: folder });
    found.push(server?.run(`SET group_concat_max_len = 10000000; ${DIGEST}`, database) ?? '');
    expect(server?.run('SELECT COUNT(*), SUM(twice = size * 2) FROM teams', database)).toBe('40\t40');
    expect(
      server?.run(
        `SELECT COUNT(*) FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = '${database}'`,
      ),
    ).toBe('2');
    expect(server?.run("INSERT INTO teams (name, size) VALUES ('next', 1); SELECT LAST_INSERT_ID()", database)).toBe(
      '41',
    );
  }
  expect(found[0]).toMatch(/^700\t[\da-f]{32}$/);
  expect(found[1]).toBe(found[0]);
});

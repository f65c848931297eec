import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { companionFiles } from '@rowloom/sql';
import { writeFolder } from './write-files.ts';

const BIGINT: ColumnType = { native: 'bigint', kind: 'integer', bits: 64 };
const TEXT: ColumnType = { native: 'text', kind: 'text' };

/** Two tables that refer to each other, an identity, a generated column, and the types with delicate texts. */
const schema: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'loads',
  enums: [],
  domains: [],
  tables: [
    {
      name: 'teams',
      columns: [
        { name: 'id', type: BIGINT, nullable: false, identity: 'always' },
        { name: 'name', type: TEXT, nullable: false },
        { name: 'captain_id', type: BIGINT, nullable: true },
        { name: 'size', type: { native: 'integer', kind: 'integer', bits: 32 }, nullable: false },
        {
          name: 'twice',
          type: { native: 'integer', kind: 'integer', bits: 32 },
          nullable: true,
          generated: { expression: 'size * 2', stored: true },
        },
      ],
      primary_key: { columns: ['id'] },
      uniques: [],
      foreign_keys: [{ columns: ['captain_id'], references: { table: 'members', columns: ['id'] } }],
      checks: [],
    },
    {
      name: 'members',
      columns: [
        { name: 'id', type: BIGINT, nullable: false },
        { name: 'team_id', type: BIGINT, nullable: false },
        { name: 'bio', type: TEXT, nullable: true },
        { name: 'is_active', type: { native: 'boolean', kind: 'boolean' }, nullable: true },
        { name: 'score', type: { native: 'numeric(8,3)', kind: 'decimal', precision: 8, scale: 3 }, nullable: true },
        {
          name: 'seen_at',
          type: { native: 'timestamp with time zone', kind: 'timestamp', zone: true },
          nullable: true,
        },
        { name: 'settings', type: { native: 'jsonb', kind: 'json', binary: true }, nullable: true },
        { name: 'tags', type: { native: 'text[]', kind: 'array', element: TEXT }, nullable: true },
        { name: 'photo', type: { native: 'bytea', kind: 'bytes' }, nullable: true },
      ],
      primary_key: { columns: ['id'] },
      uniques: [],
      foreign_keys: [{ columns: ['team_id'], references: { table: 'teams', columns: ['id'] } }],
      checks: [],
    },
  ],
};

const bin = findPostgresBin();
const root = mkdtempSync(join(tmpdir(), 'rowloom-load-'));
let server: PostgresServer | undefined;
let plan: Plan;

beforeAll(async () => {
  if (bin !== undefined) server = await startPostgres(bin);
  else if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
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

async function write(format: FileFormat, gzip: boolean): Promise<string> {
  const folder = join(root, `${format}${gzip ? '-gz' : ''}`);
  const request = {
    schema,
    plan,
    locale: 'en',
    format,
    dialect: 'postgresql',
    gzip,
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

const DIGESTS = ['teams', 'members']
  .map((table) => `(SELECT count(*) || md5(string_agg(t::text, '|' ORDER BY id)) FROM ${table} t)`)
  .join(', ');

test.skipIf(bin === undefined)('psql loads every format, packed or not, and finds the same rows', async () => {
  const found: string[] = [];
  for (const [format, gzip] of [
    ['csv', false],
    ['csv', true],
    ['jsonl', false],
    ['jsonl', true],
    ['sql', false],
  ] as const) {
    const folder = await write(format, gzip);
    const database = server?.createDatabase(`load_${format}_${gzip}`) ?? '';
    server?.run(`\\cd '${folder}'\n\\i load.sql`, database);
    found.push(server?.run(`SELECT ${DIGESTS}`, database) ?? '');
    expect(server?.run("SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND convalidated", database)).toBe('2');
    expect(server?.run("INSERT INTO teams (name, size) VALUES ('next', 1) RETURNING id, twice", database)).toBe('41|2');
  }
  expect(found[0]).toMatch(/^40.{32}\|700.{32}$/);
  expect(new Set(found).size).toBe(1);
});

test.skipIf(bin === undefined)('with data_only the tables must already exist', async () => {
  const folder = join(root, 'csv');
  const database = server?.createDatabase('load_data_only') ?? '';
  const tables = readFileSync(join(folder, 'schema.sql'), 'utf8').replaceAll(/ALTER TABLE[^;]*FOREIGN KEY[^;]*;/g, '');
  server?.run(tables, database);
  server?.run(`\\set data_only 1\n\\cd '${folder}'\n\\i load.sql`, database);
  expect(server?.run('SELECT count(*) FROM members', database)).toBe('700');
});

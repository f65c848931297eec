import { parseSchemaDocument, type SchemaDocument } from '@rowloom/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zoo } from '../ddl/zoo.fixture.ts';
import { writePostgresqlDdl } from '@rowloom/sql';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';

const bin = findPostgresBin();
let server: PostgresServer | undefined;

beforeAll(async () => {
  if (bin !== undefined) server = await startPostgres(bin);
  else if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  else console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
});

afterAll(() => server?.stop());

test('the zoo is a valid document', () => {
  expect(parseSchemaDocument(JSON.parse(JSON.stringify(zoo)))).toHaveProperty('document');
});

test.skipIf(bin === undefined)('PostgreSQL accepts every type, constraint and name of the zoo', async () => {
  const database = server?.createDatabase('zoo') ?? '';
  const { tables, constraints } = await writePostgresqlDdl(zoo);
  server?.run(tables, database);
  server?.run(constraints, database);
  const count = (sql: string): number => Number(server?.run(`SELECT count(*) FROM ${sql}`, database));
  expect(count(`pg_constraint WHERE contype = 'f' AND conparentid = 0`)).toBe(3);
  expect(count(`pg_constraint WHERE contype = 'c' AND conrelid = 'keepers'::regclass`)).toBe(8);
  expect(count(`pg_constraint WHERE contype = 'x'`)).toBe(1);
  expect(count(`pg_index WHERE indisunique AND NOT indisprimary AND indrelid = 'keepers'::regclass`)).toBe(5);
  expect(count(`pg_attribute WHERE attrelid = 'kinds'::regclass AND attnum > 0`)).toBe(zoo.tables[0]?.columns.length);
  expect(server?.run(`SELECT obj_description('keepers'::regclass)`, database)).toBe(
    "The zoo's people; it's -- all of them.",
  );
  expect(server?.run(`SELECT count(*) FROM "zoo ünïcode"."Cages; ""DROP"""`, database)).toBe('0');
});

test.skipIf(bin === undefined)('a schema of MySQL becomes one of PostgreSQL', async () => {
  const document: SchemaDocument = {
    version: 1,
    dialect: 'mysql',
    name: 'shop',
    enums: [],
    domains: [],
    tables: [
      {
        name: 'items',
        columns: [
          {
            name: 'id',
            type: { native: 'bigint unsigned', kind: 'integer', bits: 64, unsigned: true },
            nullable: false,
            identity: 'by_default',
          },
          {
            name: 'size',
            type: { native: "enum('s','m')", kind: 'enum', values: ['s', "m's"] },
            nullable: false,
            default: "'s'",
          },
          {
            name: 'big',
            type: { native: 'bigint unsigned', kind: 'integer', bits: 64, unsigned: true },
            nullable: true,
          },
          { name: 'tiny', type: { native: 'tinyint', kind: 'integer', bits: 8 }, nullable: false, default: '0' },
          {
            name: 'made',
            type: { native: 'datetime(3)', kind: 'timestamp', precision: 3 },
            nullable: false,
            default: 'CURRENT_TIMESTAMP(3)',
          },
          { name: 'born', type: { native: 'year', kind: 'year' }, nullable: true },
          { name: 'flags', type: { native: "set('a','b')", kind: 'set', values: ['a', 'b'] }, nullable: true },
          { name: 'body', type: { native: 'text', kind: 'text' }, nullable: false },
          { name: 'odd', type: { native: 'int', kind: 'integer', bits: 32 }, nullable: true, default: '(rand() * 3)' },
          {
            name: 'parent',
            type: { native: 'bigint unsigned', kind: 'integer', bits: 64, unsigned: true },
            nullable: true,
          },
        ],
        primary_key: { columns: ['id'] },
        uniques: [{ name: 'items_body', columns: ['body'], prefix_lengths: { body: 20 } }],
        foreign_keys: [{ columns: ['parent'], references: { table: 'items', columns: ['id'] } }],
        checks: [
          {
            name: 'tiny_even',
            expression: '`tiny` % 2 = 0',
            predicate: {
              op: 'compare',
              operator: '=',
              left: {
                op: 'arithmetic',
                operator: '%',
                left: { op: 'column', name: 'tiny' },
                right: { op: 'literal', type: 'number', value: '2' },
              },
              right: { op: 'literal', type: 'number', value: '0' },
            },
          },
          { name: 'valid', expression: 'json_valid(`body`)' },
        ],
      },
    ],
  };
  const { tables, constraints } = await writePostgresqlDdl(document);
  server?.run(`${tables}${constraints}`, server.createDatabase('from_mysql'));
  expect(tables).toContain('-- odd has no default');
  expect(tables).toContain('CHECK (("tiny" % 2) = 0)');
  expect(tables).toContain('-- Left out, because PostgreSQL alone cannot evaluate it: CHECK (json_valid(`body`))');
  expect(constraints).toContain('CREATE UNIQUE INDEX "items_body" ON "items" (left("body", 20));');
});

test('SQL that could escape its place is left out', async () => {
  const [first] = zoo.tables;
  const hostile: SchemaDocument = {
    ...zoo,
    tables: [
      {
        ...first,
        name: 'victims',
        columns: [
          {
            name: 'a',
            type: { native: 'integer); DROP TABLE users; --', kind: 'integer', bits: 32 },
            nullable: true,
            default: '1); DROP TABLE users; --',
          },
          { name: 'b', type: { native: 'integer', kind: 'integer', bits: 32 }, nullable: true },
        ],
        uniques: [],
        foreign_keys: [],
        checks: [{ name: 'x', expression: 'true); DROP TABLE users; --\nDROP TABLE users;' }],
        partition_by: 'RANGE (a); DROP TABLE users',
      },
    ],
    enums: [],
    domains: [],
  };
  const statements = (await writePostgresqlDdl(hostile)).tables.split('\n').filter((line) => !line.startsWith('--'));
  expect(statements.join('\n')).not.toContain('DROP');
});

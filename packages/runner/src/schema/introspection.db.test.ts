import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { connectPostgresql, introspectPostgresql } from '@rowloom/databases';
import { readPostgresqlDdl, writePostgresqlDdl } from '@rowloom/sql';
import type { SchemaDocument, Table } from '@rowloom/engine';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zooOf } from '../zoo/zoo.fixture.ts';

const bin = findPostgresBin() ?? '';
let server: PostgresServer;
let introspected: SchemaDocument;

/** The whole zoo in one database, each kind in a separate schema. */
const ZOO = zooOf('postgresql').map(
  ({ name, sql }) => `CREATE SCHEMA "${name}"; SET search_path = "${name}", public;\n${sql}`,
);

beforeAll(async () => {
  if (bin !== '') {
    server = await startPostgres(bin);
    server.run(ZOO.join('\n'), server.createDatabase('zoo'));
    introspected = await introspect('zoo');
  } else if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  else console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
});

afterAll(() => server?.stop());

async function introspect(database: string): Promise<SchemaDocument> {
  const { host, port } = server;
  const place = { dialect: 'postgresql', host, port, socket: true, tls: 'disable' } as const;
  const session = await connectPostgresql({ ...place, user: 'rowloom', database });
  try {
    return await introspectPostgresql(session);
  } finally {
    await session.close();
  }
}

function dump(database: string): string {
  const { host, port } = server;
  const command = ['-s', '-h', host, '-p', String(port), '-U', 'rowloom', database];
  const { stdout, status, stderr } = spawnSync(join(bin, 'pg_dump'), command, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

type Named = { readonly name?: string; readonly schema?: string };

const byName = (items: readonly Named[]) =>
  Object.fromEntries(items.map((item) => [`${item.schema ?? ''}.${item.name ?? ''}`, item]));

/** Facts by name, because a dump has its own order; without what a dump's text omits. */
function factsOf({ tables, enums, domains }: SchemaDocument): unknown {
  const facts = ({ triggers: _triggers, row_security: _security, inherits: _inherits, ...table }: Table): Named =>
    Object.assign({}, table, {
      columns: table.columns.map(({ collation: _collation, ...column }) => ({
        ...column,
        // A dump writes every array with one pair of brackets.
        type: column.type.kind === 'array' ? { ...column.type, dimensions: undefined } : column.type,
      })),
      uniques: byName(table.uniques),
      foreign_keys: byName(table.foreign_keys),
      checks: byName(table.checks),
      exclusions: byName(table.exclusions ?? []),
    });
  return withoutPredicates({ tables: byName(tables.map(facts)), enums: byName(enums), domains: byName(domains) });
}

/** Without the texts that they are read from, which both have. */
const TREES = new Set(['predicate', 'partition_key']);

function withoutPredicates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPredicates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => (TREES.has(name) ? [] : [[name, withoutPredicates(item)]])),
  );
}

/** Checks of this schema call its own functions, which no document contains. */
const isWhole = ({ schema }: { readonly schema?: string }): boolean => schema !== 'functions';

/**
 * Without triggers and policies, which DDL leaves out, and without checks' texts, which PostgreSQL prints differently
 * once it has read them again.
 */
function outline(document: SchemaDocument): unknown {
  return {
    ...document,
    name: '',
    domains: document.domains.filter(isWhole),
    tables: document.tables.filter(isWhole).map(({ triggers: _triggers, row_security: _security, ...table }) => ({
      ...table,
      checks: table.checks.map(({ name }) => name),
    })),
  };
}

describe.skipIf(bin === '')('the zoo in one database', () => {
  test('the catalogue and the text of a dump make the same document', async () => {
    const read = await readPostgresqlDdl(dump('zoo'));
    if (!('document' in read)) throw new Error(JSON.stringify(read));
    expect(introspected.tables.length).toBeGreaterThan(100);
    expect(factsOf(introspected)).toEqual(factsOf(read.document));
  });

  test('DDL restores the original objects', async () => {
    const { tables, constraints } = await writePostgresqlDdl(introspected);
    // A partition key calls a function, which no document contains either.
    const owned = /^CREATE FUNCTION bucket_of.*$/m.exec(ZOO.join('\n'))?.[0] ?? '';
    const before = `CREATE SCHEMA hashes; SET search_path = hashes;\n${owned}\nSET search_path = public;`;
    server.run(`${before}\n${tables}${constraints}`, server.createDatabase('again'));
    expect(outline(await introspect('again'))).toEqual(outline(introspected));
  });
});

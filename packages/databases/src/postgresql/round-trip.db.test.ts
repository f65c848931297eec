import type { SchemaDocument } from '@rowloom/engine';
import { findPostgresBin, startPostgres } from '@rowloom/servers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { zoo } from '../ddl/zoo.fixture.ts';
import { writePostgresqlDdl } from '@rowloom/sql';
import { introspectPostgresql } from './introspect.ts';
import { CATALOGUE_ZOO } from './introspect/catalogue-zoo.fixture.ts';
import { openTestServer, skipLoudly, type TestServer } from './introspect/server.fixture.ts';

const bin = findPostgresBin();
let server: TestServer;

beforeAll(async () => {
  if (bin === undefined) return skipLoudly();
  server = openTestServer(await startPostgres(bin));
});
afterEach(() => server?.closeSessions());
afterAll(() => server?.stop());

/** Without what DDL does not include: triggers, policies, the database's name. */
const strip = ({ tables, ...rest }: SchemaDocument) => ({
  ...rest,
  name: '',
  tables: tables.map(({ triggers: _triggers, row_security: _security, ...table }) => table),
});

describe.skipIf(bin === undefined)('DDL and catalogue', () => {
  test('the DDL written from a document makes the same document again', async () => {
    const document = await introspectPostgresql(await server.connect(server.database('once', CATALOGUE_ZOO)));
    const { tables, constraints } = await writePostgresqlDdl(document);
    const session = await server.connect(
      server.database('again', `SET search_path = public;\n${tables}${constraints}`),
    );
    expect(strip(await introspectPostgresql(session))).toEqual(strip(document));
  });

  test('a document that no database made keeps its names, types and keys', async () => {
    const made = await writePostgresqlDdl(zoo);
    const session = await server.connect(server.database('from_document', `${made.tables}${made.constraints}`));
    const first = await introspectPostgresql(session);
    const outline = ({ tables, enums }: SchemaDocument) => ({
      enums,
      tables: tables
        .map(({ name, schema, comment, columns, primary_key: key, uniques, foreign_keys: keys, checks }) => ({
          name,
          schema,
          comment,
          columns: columns.map((column) => ({ ...column, default: undefined, generated: undefined })),
          key,
          uniques: Object.fromEntries(uniques.map((unique) => [unique.name, unique.columns])),
          keys: name === 'visits_2026' ? [] : keys,
          checks: new Set(checks.map((check) => check.name)),
        }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    });
    expect(outline(first)).toEqual(outline(zoo));
    const again = await writePostgresqlDdl(first);
    const second = await server.connect(server.database('from_document_again', `${again.tables}${again.constraints}`));
    expect(strip(await introspectPostgresql(second))).toEqual(strip(first));
  });
});

import { findPostgresBin, startPostgres } from '@rowloom/servers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readPostgresqlFunctions } from './read-functions.ts';
import { openTestServer, skipLoudly, type TestServer } from './server.fixture.ts';

const bin = findPostgresBin();
let server: TestServer;

beforeAll(async () => {
  if (bin === undefined) return skipLoudly();
  server = openTestServer(await startPostgres(bin));
});
afterEach(() => server?.closeSessions());
afterAll(() => server?.stop());

describe.skipIf(bin === undefined)('the functions of a catalogue', () => {
  test('have the types of their parameters and the defaults of the last ones', async () => {
    const session = await server.connect(
      server.database(
        'defaults',
        `CREATE SCHEMA app; CREATE DOMAIN app.grade AS integer;
         CREATE FUNCTION a_none() RETURNS date LANGUAGE sql AS 'SELECT current_date';
         CREATE FUNCTION b_some(v app.grade, "Low" numeric(5,1) DEFAULT 0, text = 'a, "b"', d date DEFAULT now()::date + 1)
           RETURNS boolean STRICT LANGUAGE plpgsql AS $$ BEGIN RETURN v > $2; END $$;
         CREATE FUNCTION c_plain(v varchar(3)) RETURNS varchar(3) LANGUAGE sql RETURN v;`,
      ),
    );
    expect(await readPostgresqlFunctions(session)).toEqual([
      {
        name: 'a_none',
        language: 'sql',
        parameters: [],
        types: [],
        defaults: [],
        returns: 'date',
        source: 'SELECT current_date',
        strict: false,
      },
      {
        name: 'b_some',
        language: 'plpgsql',
        parameters: ['v', 'Low', '', 'd'],
        types: ['app.grade', 'numeric', 'text', 'date'],
        defaults: ['0', `'a, "b"'::text`, '((now())::date + 1)'],
        returns: 'boolean',
        source: ' BEGIN RETURN v > $2; END ',
        strict: true,
      },
      {
        name: 'c_plain',
        language: 'sql',
        parameters: ['v'],
        types: ['character varying'],
        defaults: [],
        returns: 'character varying',
        source: expect.stringContaining('RETURN'),
        strict: false,
      },
    ]);
  });

  test('exclude those that return no single value or take any number of arguments', async () => {
    const session = await server.connect(
      server.database(
        'others',
        `CREATE FUNCTION a(VARIADIC v integer[] DEFAULT '{}') RETURNS integer LANGUAGE sql AS 'SELECT 1';
         CREATE FUNCTION b(v integer, OUT w integer) LANGUAGE sql AS 'SELECT 1';
         CREATE FUNCTION c() RETURNS SETOF integer LANGUAGE sql AS 'SELECT 1';
         CREATE FUNCTION d() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
         CREATE PROCEDURE e(v integer DEFAULT 1) LANGUAGE sql AS 'SELECT 1';
         CREATE FUNCTION f(v integer DEFAULT 1) RETURNS integer LANGUAGE internal AS 'int4abs';`,
      ),
    );
    expect(await readPostgresqlFunctions(session)).toEqual([]);
  });
});

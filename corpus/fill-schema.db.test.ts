import { findPostgresBin } from '@rowloom/servers';
import { afterAll, describe, expect, test } from 'vitest';
import { fillSchema, type SchemaResult } from './fill-schema.ts';
import { openServers } from './open-servers.ts';

/** As pg_dumpall writes: two databases, roles that nobody created, rows in the text, and commands of psql itself. */
const DUMP = String.raw`
\restrict 7dZ1
SET statement_timeout = 0;
SELECT pg_catalog.set_config('search_path', '', false);
CREATE DATABASE books WITH TEMPLATE = template0 ENCODING = 'UTF8';
ALTER DATABASE books OWNER TO librarian;
\unrestrict 7dZ1
\connect books
CREATE TABLE public.shelves (id integer PRIMARY KEY, label text NOT NULL);
ALTER TABLE public.shelves OWNER TO librarian;
COPY public.shelves (id, label) FROM stdin;
1	it's
2	\N\\
\.
\connect -reuse-previous=on "dbname='lending desk'"
BEGIN;
CREATE TABLE public.loans (id integer PRIMARY KEY, taken_at timestamptz NOT NULL, note public.never);
CREATE TABLE public.readers (id integer PRIMARY KEY);
COMMIT;
GRANT SELECT ON public.readers TO clerk;
`;

describe.skipIf(findPostgresBin() === undefined)('a schema of the corpus', () => {
  const servers = openServers();
  afterAll(() => servers.close());
  const fill = (name: string, sql: string): Promise<SchemaResult> =>
    fillSchema(servers, { name, dialect: 'postgresql', read: () => sql }, { rows: 5, seed: 1 });

  test('is read as psql reads a dump: databases, roles, rows and commands', async () => {
    const { tables, filled, rows, problems, notes } = await fill('dump', DUMP);
    expect({ tables, filled, rows }).toEqual({ tables: 3, filled: 2, rows: 10 });
    expect(problems).toEqual(["loans: the schema's own text does not get so far as to create it"]);
    expect(notes.join()).not.toContain('role "');
  });

  test('counts with all its tables where it cannot be filled', async () => {
    const impossible = await fill(
      'none',
      'CREATE TABLE a (id int CHECK (id < 1 AND id > 2) NOT NULL); CREATE TABLE b (id int);',
    );
    expect(impossible).toMatchObject({ tables: 2, filled: 1 });
    const unread = await fill('unread', 'CREATE TABLE a (id int, x nowhere.type); CREATE TABLE c (id nothing);');
    expect(unread).toMatchObject({ tables: 2, filled: 0 });
    expect(unread.problems.length).toBeGreaterThan(0);
  });
});

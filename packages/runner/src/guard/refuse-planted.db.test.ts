import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { parseDatabaseUrl } from '@rowloom/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runGeneration } from '../run/run-generation.ts';
import { planFor, requestFor, targetOf } from '../run/shop.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { undoRun } from '../undo/undo-run.ts';

const bin = findPostgresBin();

const TABLES = 'CREATE TABLE people (name varchar(20) PRIMARY KEY, boss varchar(20) REFERENCES people);';

/** Each reveals its caller by ending the call: `planted`. */
const calling = (name: string, types: string, result = 'text'): string =>
  `CREATE FUNCTION public.${name}(${types}) RETURNS ${result} LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''planted''; END';`;

const PLANTS: Readonly<Record<string, readonly [sql: string, name: string]>> = {
  'a function': [calling('quote_ident', 'name'), 'quote_ident(name)'],
  'an aggregate': [
    `${calling('next', 'text, varchar')} CREATE AGGREGATE public.count(varchar) (SFUNC = public.next, STYPE = text);`,
    'count(character varying)',
  ],
  'an operator': [
    `${calling('same', 'varchar, varchar', 'boolean')} CREATE OPERATOR public.= (FUNCTION = public.same, LEFTARG = varchar, RIGHTARG = varchar);`,
    '=(character varying,character varying)',
  ],
};

describe.skipIf(bin === undefined)("objects that others have put in place of the server's own", () => {
  let server: PostgresServer;
  let count = 0;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
    server.run('CREATE ROLE stranger LOGIN; CREATE ROLE seeder LOGIN; CREATE ROLE team; GRANT team TO seeder;');
  });
  afterAll(() => server?.stop());

  const fresh = (sql: string): string => {
    const database = server.createDatabase(`planted_${count++}`);
    server.run(`GRANT CREATE ON SCHEMA public TO PUBLIC; ${TABLES} ${sql}`, database);
    return database;
  };
  const read = (target: Target) => withSession(target, (session) => readTargetSchema(target, session));
  const targetAs = (user: string, database: string): Target => {
    const url = `postgres://${user}@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
    return makeTarget(parseDatabaseUrl(url, { sockets: true }));
  };

  test.each(Object.entries(PLANTS))('are reported before anything is read or written: %s', async (_, [sql, name]) => {
    const database = fresh('');
    const target = targetOf(server, database);
    const schema = await read(target);
    const plan = await planFor(schema, { people: 20 });
    await runGeneration(requestFor(target, schema, plan, { runId: 'gen_before', mode: 'append' }));
    server.run(`SET ROLE stranger; ${sql}`, database);
    const words = new RegExp(`${name.replaceAll(/[()]/g, '\\$&')} of the role stranger would run with your rights`);
    await expect(read(target)).rejects.toThrow(words);
    await expect(undoRun({ target, runId: 'gen_before' })).rejects.toThrow(words);
    for (const mode of ['append', 'create'] as const)
      await expect(runGeneration(requestFor(target, schema, plan, { runId: `gen_${mode}`, mode }))).rejects.toThrow(
        words,
      );
    expect(server.run('SELECT count(*) > 0 FROM people', database)).toBe('t');
  });

  test('are accepted from owners who could do anything anyway, from roles whose rights it has, and out of the way', async () => {
    const [sql] = PLANTS['an operator'] ?? [''];
    const owners: readonly (readonly [setup: string, user: string])[] = [
      [sql, 'seeder'],
      [`SET ROLE seeder; ${sql}`, 'seeder'],
      [`SET ROLE team; ${sql}`, 'seeder'],
      [`ALTER DATABASE :"DBNAME" OWNER TO stranger; SET ROLE stranger; ${sql}`, 'rowloom'],
      [
        `CREATE SCHEMA aside AUTHORIZATION stranger; SET ROLE stranger; ${sql.replaceAll('public.', 'aside.')}`,
        'rowloom',
      ],
      [`SET ROLE stranger; ${calling('no_name_of_the_server', 'varchar')}`, 'rowloom'],
    ];
    for (const [setup, user] of owners)
      expect((await read(targetAs(user, fresh(setup)))).tables, setup).toHaveLength(1);
    await expect(read(targetAs('seeder', fresh(`SET ROLE stranger; ${sql}`)))).rejects.toThrow('of the role stranger');
  });

  test('are not called by the catalogue queries', async () => {
    const database = fresh(
      `${calling('unnest', 'name[]', 'SETOF text')} ${calling('unnest', 'oid[]', 'SETOF text')} ${calling('quote_ident', 'name')}
       ${calling('to_json', 'text[]')} ${calling('pg_has_role', 'oid, varchar')}`,
    );
    expect((await read(targetOf(server, database))).tables).toHaveLength(1);
  });
});

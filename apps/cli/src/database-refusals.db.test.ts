import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from './rowloom.fixture.ts';
import { runHere } from './run-here.fixture.ts';
import {
  changeFile,
  type Database,
  type Mariadb,
  MARIADB_BIN,
  NOTES,
  openMariadb,
  openPostgres,
  type Postgres,
  POSTGRES_BIN,
} from './servers.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-refusals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const SECRET = 's3cret-word';
/** A table whose first rows can be made, but not the five-hundredth. */
const LATE =
  'CREATE TABLE things (id int PRIMARY KEY, a int NOT NULL, CONSTRAINT late CHECK (a % 2 + id < 500 OR id > 600));';

const UNMET =
  /cannot be planned\.\n.*row 500 of things satisfies the CHECK late, over \(a, id\)\. .*ask for fewer rows/;

/** One sentence with a remedy, the right number, and nothing confidential. */
function expectRefusal({ code, out, err }: Outcome, wanted: number, said: RegExp): void {
  expect(err).toMatch(said);
  expect(code).toBe(wanted);
  expect(err).toMatch(/^error /);
  expect(err).not.toMatch(/^\s+at /m);
  expect(out + err).not.toContain(SECRET);
}

describe('a command about a database', () => {
  const URL = `postgresql://me:${SECRET}@127.0.0.1:1/shop`;
  test.each([
    [
      'a host that refuses',
      ['introspect', URL],
      5,
      /No connection to the database shop on 127\.0\.0\.1:1 \(ECONN.*Check host and port/,
    ],
    ['a host that refuses, for rows', ['generate', 'ecommerce', '--to', URL], 5, /Check host and port/],
    ['a host that refuses MySQL', ['verify', `mysql://me:${SECRET}@127.0.0.1:1/shop`], 5, /Check host and port/],
    ['a host without address', ['undo', 'postgres://me@nowhere.invalid/shop'], 5, /nowhere\.invalid has no address/],
    ['no database', ['repair'], 2, /Which database\? .*DATABASE_URL/],
    ['no source', ['generate'], 2, /needs SOURCE/],
    ['a URL without a database', ['verify', 'postgres://me@localhost'], 2, /names no database/],
    ['an unknown parameter', ['verify', `${URL}?sslrootcert=/etc/passwd`], 2, /not supported.*Allowed are sslmode/],
    [
      'a careless sslmode',
      ['verify', `${URL}?sslmode=prefer`],
      2,
      /fall back to an unencrypted connection.*verify-full/,
    ],
    ['a password with a #', ['verify', `postgres://me:${SECRET}#1@localhost/shop`], 2, /write .*# as %23/],
    ['two operands', ['verify', 'sqlite:a.db', URL], 2, /does not know what to do with "postgresql:\/\/me@127/],
    ['a wrong mode', ['generate', 'blog', '--to', URL, '--mode', 'creat'], 2, /Did you mean create\?/],
    [
      'a format',
      ['generate', 'blog', '--to', URL, '--format', 'csv'],
      2,
      /--format is for files, and .* is a database/,
    ],
    ['compression', ['generate', 'blog', '--to', URL, '--gzip'], 2, /--gzip is for files/],
    ['no connections', ['generate', 'blog', '--to', URL, '--connections', '0'], 2, /--connections: "0"/],
    [
      'a mode for a folder',
      ['generate', 'blog', '--to', join(folder, 'x'), '--mode', 'create'],
      2,
      /--mode is for databases/,
    ],
    ['a file that is not there', ['introspect', `sqlite:${folder}/none.db`], 5, /There is no file .*none\.db/],
    ['a folder', ['generate', 'blog', '--to', `sqlite:${folder}`, '--mode', 'create'], 5, /is a folder/],
  ] as const)('is refused for %s', async (_, words, code, said) => {
    expectRefusal(await runHere(words), code, said);
    expect(existsSync(join(folder, 'x'))).toBe(false);
    expect(existsSync(join(folder, 'none.db'))).toBe(false);
  });
});

describe('an SQLite file', () => {
  const at = (name: string): string => join(folder, name);

  test('that is not a database is left alone', async () => {
    const text = 'SELECT 1; -- a text, and longer than the head of a database file is: one hundred bytes of something';
    writeFileSync(at('text.db'), text);
    expectRefusal(await runHere(['verify', `sqlite:${at('text.db')}`]), 5, /not an SQLite database/);
    expect(readFileSync(at('text.db'), 'utf8')).toBe(text);
  });

  test('that is empty has no tables to fill', async () => {
    writeFileSync(at('empty.db'), '');
    expectRefusal(
      await runHere(['generate', `sqlite:${at('empty.db')}`]),
      4,
      /empty\.db has no tables\.\n {2}Create them.*--mode create/,
    );
    expectRefusal(await runHere(['verify', `sqlite:${at('empty.db')}`]), 5, /has no tables/);
    expectRefusal(await runHere(['plan', `sqlite:${at('empty.db')}`]), 4, /has no tables\.\n.*--mode create/);
    expect(readFileSync(at('empty.db'), 'utf8')).toBe('');
  });

  test('gets no rows where none can satisfy a CHECK', async () => {
    writeFileSync(at('late.sql'), LATE);
    const words = ['generate', at('late.sql'), '--to', `sqlite:${at('late.db')}`, '--mode', 'create'];
    expectRefusal(await runHere([...words, '--rows', '1000']), 4, UNMET);
    expect(changeFile(at('late.db'), 'SELECT count(*) AS n FROM things')).toEqual([{ n: 0 }]);
  });

  test('that sounds like production is not created', async () => {
    const words = ['generate', 'blog', '--to', `sqlite:${at('prod.db')}`, '--mode', 'create', '--rows', '200'];
    expectRefusal(await runHere(words), 5, /looks like production: its name says "prod".*--yes-i-mean prod\.db/);
    expect(readdirSync(folder).filter((name) => name.startsWith('prod'))).toEqual([]);
    expect(await runHere([...words, '--yes-i-mean', 'prod.db', '--quiet'])).toEqual({ code: 0, out: '', err: '' });
  });
});

describe.skipIf(POSTGRES_BIN === undefined)('PostgreSQL', { timeout: 60_000 }, () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await openPostgres();
    server.run(`CREATE ROLE guest LOGIN PASSWORD '${SECRET}'; CREATE ROLE stranger LOGIN; CREATE ROLE reader LOGIN;
      CREATE ROLE writer LOGIN; CREATE ROLE blind LOGIN;`);
  });
  afterAll(() => server.stop());

  const count = (database: Database): string =>
    database.run('SELECT (SELECT count(*) FROM authors) || $$ $$ || (SELECT count(*) FROM notes)');
  const hasLedger = (database: Database): string => database.run("SELECT to_regnamespace('rowloom') IS NOT NULL");

  test('refuses a wrong password, a missing database and a missing schema', async () => {
    const { url } = server.fresh(NOTES);
    const name = /\/(shop_\d+)/.exec(url)?.[1] ?? '';
    const over = (password: string, database = name): string =>
      `postgresql://guest:${password}@127.0.0.1:${server.port}/${database}`;
    expectRefusal(await runHere(['introspect', over(`wrong-${SECRET}`)]), 5, /refused the role or its password/);
    expect((await runHere(['introspect', over(SECRET)])).code).toBe(0);
    expectRefusal(await runHere(['introspect', over(SECRET, 'none')]), 5, /database none .*does not exist\. Create it/);
    expectRefusal(await runHere(['generate', `${url}&schemas=sales`]), 5, /has no schema sales\. It has public\./);
  });

  test('refuses a role that may not see, read, keep a ledger or write, and says which grant would help', async () => {
    const database = server.fresh(`${NOTES}
      REVOKE ALL ON SCHEMA public FROM public; GRANT USAGE ON SCHEMA public TO reader, writer, blind;
      GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader, writer; GRANT INSERT ON notes, authors TO blind;`);
    const as = (role: string): string => server.urlFor(database, role);
    const generate = (role: string): Promise<Outcome> => runHere(['generate', as(role), '--rows', '20', '--seed', '1']);
    const stranger = await runHere(['introspect', as('stranger')]);
    expect(stranger).toMatchObject({ code: 0, err: 'note The database has no tables that this role can see.\n' });
    expectRefusal(
      await generate('stranger'),
      4,
      /no tables that this role can see\.\n {2}Create them, connect as a role/,
    );
    expectRefusal(await runHere(['verify', as('stranger')]), 5, /no tables that this role can see/);
    expectRefusal(await generate('blind'), 5, /lacks a right .*permission denied for table/);
    expect(await runHere(['verify', as('blind')])).toMatchObject({
      code: 5,
      out: expect.stringMatching(/\? authors +\? rows/) as string,
    });
    expectRefusal(await generate('reader'), 5, /GRANT CREATE ON DATABASE "shop_\d+" TO "reader"; .*--at-least-once/);
    expect(hasLedger(database)).toBe('f');

    database.run('GRANT CREATE ON DATABASE ' + (/\/(shop_\d+)/.exec(database.url)?.[1] ?? '') + ' TO writer');
    expectRefusal(await generate('writer'), 5, /lacks a right .*permission denied for table authors/);
    expect(count(database)).toBe('0 0');
    expectRefusal(await generate('reader'), 5, /has a ledger that "reader" may not use.*GRANT USAGE ON SCHEMA rowloom/);
    expectRefusal(await runHere(['undo', as('reader')]), 5, /GRANT USAGE ON SCHEMA rowloom/);
    database.run('GRANT INSERT ON ALL TABLES IN SCHEMA public TO writer');
    const resumed = await generate('writer');
    expect(resumed).toMatchObject({ code: 0, out: expect.stringContaining('Resumed where it stopped.') as string });
    expect(count(database)).toMatch(/^[1-9]\d* [1-9]\d*$/);
  });

  test('refuses a row for which no draw is found like any unsatisfiable request, and leaves no rows', async () => {
    const database = server.fresh(LATE);
    expectRefusal(await runHere(['generate', database.url, '--rows', '1000']), 4, UNMET);
    expect(database.run('SELECT (SELECT count(*) FROM things) + (SELECT count(*) FROM rowloom.runs)')).toBe('0');
    expect((await runHere(['generate', database.url, '--rows', '400'])).code).toBe(0);
  });

  test('requires functions that the tables call to exist first', async () => {
    const database = server.fresh();
    const source = join(folder, 'calling.sql');
    writeFileSync(
      source,
      `CREATE TABLE marks (id int PRIMARY KEY, mark text NOT NULL DEFAULT first_mark(), CONSTRAINT fine CHECK (is_fine(mark)),
        size numeric(4, 2) CHECK (coalesce(size, 1::numeric(4, 2)) > 0 AND length(mark) > 0));`,
    );
    const words = ['generate', source, '--to', database.url, '--mode', 'create', '--rows', '20'];
    expectRefusal(
      await runHere(words),
      5,
      /target lacks functions .*The CHECK fine of marks calls is_fine\. The default of marks\.mark calls first_mark\. Create/,
    );
    expect(hasLedger(database)).toBe('f');
    database.run(`CREATE FUNCTION is_fine(text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true';
      CREATE FUNCTION first_mark() RETURNS text LANGUAGE sql AS 'SELECT 1::text';`);
    // The author of the schema may not know what the function does, and the user does not know that it is called.
    expectRefusal(await runHere(words), 5, /may do more than compute .*The default of marks\.mark calls first_mark\./);
    expect(hasLedger(database)).toBe('f');
    database.run('ALTER FUNCTION first_mark() STABLE');
    expect((await runHere(words)).code).toBe(0);
  });

  test('rejects an enum without values only if a column needs one of them', async () => {
    const { url } = server.fresh('CREATE TYPE mood AS ENUM (); CREATE TABLE pets (id int PRIMARY KEY, mood mood);');
    expect((await runHere(['generate', url, '--rows', '20'])).code).toBe(0);
    const needy = server.fresh('CREATE TYPE mood AS ENUM (); CREATE TABLE pets (id int PRIMARY KEY, m mood NOT NULL);');
    expectRefusal(await runHere(['generate', needy.url]), 4, /pets\.m cannot be filled: its type mood is an enum/);
    expect(hasLedger(needy)).toBe('f');
  });

  test('rejects append to an empty database', async () => {
    const { url } = server.fresh();
    expectRefusal(await runHere(['generate', url]), 4, /no tables that this role can see/);
    expectRefusal(await runHere(['generate', 'blog', '--to', url]), 5, /\n {2}Create them with --mode create/);
    expect(await runHere(['undo', url])).toMatchObject({
      code: 0,
      out: expect.stringContaining('No run') as string,
    });
    expect(await runHere(['repair', url])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing is missing') as string,
    });
    expectRefusal(await runHere(['undo', url, '--run', 'gen_none']), 5, /no run gen_none.*none at all/);
  });

  test('asks for confirmation of a target that sounds like production or holds many rows, and leaves no trace', async () => {
    const sounding = { ...server.fresh(NOTES) };
    const name = /\/(shop_\d+)/.exec(sounding.url)?.[1] ?? '';
    server.run(`ALTER DATABASE ${name} RENAME TO shop_live`);
    const url = sounding.url.replace(name, 'shop_live');
    expectRefusal(
      await runHere(['generate', url, '--rows', '9']),
      5,
      /looks like production: its name says "live".*--yes-i-mean shop_live/,
    );
    expect(server.run("SELECT to_regnamespace('rowloom') IS NOT NULL", 'shop_live')).toBe('f');
    const full = server.fresh(
      `${NOTES} INSERT INTO authors SELECT n, n || '@mail.example' FROM generate_series(1, 100000) AS n;`,
    );
    const words = ['generate', full.url, '--rows', '9', '--mode', 'truncate'];
    expectRefusal(await runHere(words), 5, /its tables have 100000 rows already, which would be deleted/);
    expect(count(full)).toBe('100000 0');
    expect(hasLedger(full)).toBe('f');
  });

  test('refuses modes that do not fit the tables before touching anything', async () => {
    const database = server.fresh(
      `${NOTES} INSERT INTO authors VALUES (1, 'a@mail.example'); INSERT INTO notes VALUES (1, 1, 'x');`,
    );
    const { url } = database;
    const document = join(folder, 'notes.json');
    writeFileSync(document, (await runHere(['introspect', url])).out);
    expectRefusal(
      await runHere(['generate', document, '--to', url, '--mode', 'create']),
      5,
      /has the tables authors, notes already.*--mode append/,
    );
    expectRefusal(
      await runHere(['generate', url, '--mode', 'truncate', '--tables', 'authors']),
      5,
      /authors cannot be emptied: notes \(notes_author_id_fkey\), which is not in the run, refers to it\. Take notes into the run, or use --mode append\./,
    );
    expectRefusal(await runHere(['generate', 'blog', '--to', url]), 5, /The target has no table /);
    expectRefusal(
      await runHere(['generate', url, '--tables', 'author']),
      4,
      /no table author\. Did you mean authors\?/,
    );
    expect(count(database)).toBe('1 1');
    expect(hasLedger(database)).toBe('f');
  });

  test('refuses a target that differs from its schema document, with every difference', async () => {
    const database = server.fresh(NOTES);
    const document = join(folder, 'snapshot.json');
    writeFileSync(document, (await runHere(['introspect', database.url, '--statistics'])).out);
    database.run(`ALTER TABLE authors ALTER COLUMN born SET NOT NULL, ALTER COLUMN email TYPE varchar(20);
      ALTER TABLE notes RENAME COLUMN title TO heading; ALTER TABLE notes ADD COLUMN kind text NOT NULL;
      ALTER TABLE notes ADD CONSTRAINT few CHECK (id < 100); CREATE UNIQUE INDEX one ON notes (author_id) WHERE stars = 5;`);
    const refused = await runHere(['generate', document, '--to', database.url, '--rows', '20']);
    expectRefusal(refused, 5, /The target differs from .*snapshot\.json\./);
    for (const said of [
      'authors.born became NOT NULL in the target.',
      'authors.email became narrower in the target: character varying(20), and was character varying(100).',
      'notes.title does not exist in the target.',
      'notes.heading is new in the target, NOT NULL and without a default.',
      'notes.kind is new in the target, NOT NULL and without a default.',
      'notes has a new CHECK in the target: id < 100.',
      'notes has a new unique index in the target: one.',
      'introspect it again, or give its URL as the source',
    ])
      expect(refused.err).toContain(said);
    expect(hasLedger(database)).toBe('f');
    expect((await runHere(['generate', database.url, '--rows', '20'])).code).toBe(0);
  });
});

describe.skipIf(MARIADB_BIN === undefined)('MariaDB', { timeout: 60_000 }, () => {
  let server: Mariadb;
  beforeAll(async () => {
    server = await openMariadb();
  });
  afterAll(() => server.stop());

  test('refuses a role that may not connect, keep a ledger or write, and resumes once it may', async () => {
    const { name, run } = server.fresh(NOTES);
    const user = "'guest'@'127.0.0.1'";
    run(`CREATE USER ${user} IDENTIFIED BY '${SECRET}'; GRANT SELECT ON ${name}.* TO ${user};`);
    const url = (password: string, database = name): string =>
      `mysql://guest:${password}@127.0.0.1:${server.port}/${database}`;
    const generate = (): Promise<Outcome> => runHere(['generate', url(SECRET), '--rows', '20', '--seed', '1']);
    expectRefusal(await runHere(['introspect', url(`not-${SECRET}`)]), 5, /refuses this user and password/);
    expectRefusal(await runHere(['introspect', url(SECRET, 'none')]), 5, /no right|no database/);
    expectRefusal(await generate(), 5, /GRANT ALL ON `rowloom`\.\* TO 'guest'@'127\.0\.0\.1'/);
    run(`GRANT ALL ON rowloom.* TO ${user};`);
    expectRefusal(await generate(), 5, /no right to do this/);
    run(`GRANT INSERT ON ${name}.* TO ${user}`);
    expect(await generate()).toMatchObject({ code: 0, out: expect.stringContaining('Resumed') as string });
    expect(run('SELECT count(*) FROM authors')).not.toBe('0');
  });
});

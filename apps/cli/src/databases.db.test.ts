import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, installRowloom, type Outcome } from './rowloom.fixture.ts';
import { runHere } from './run-here.fixture.ts';
import {
  changeFile,
  type Mariadb,
  MARIADB_BIN,
  NOTES,
  openMariadb,
  openPostgres,
  type Postgres,
  POSTGRES_BIN,
} from './servers.fixture.ts';

const { startRowloom, folder } = installRowloom(afterAll);
const runRowloom = runHere;
const at = (name: string): string => join(folder, name);

let postgres: Postgres | undefined;
let mariadb: Mariadb | undefined;
beforeAll(async () => {
  [postgres, mariadb] = await Promise.all([
    POSTGRES_BIN === undefined ? undefined : openPostgres(),
    MARIADB_BIN === undefined ? undefined : openMariadb(),
  ]);
});
afterAll(() => Promise.all([postgres?.stop(), mariadb?.stop()]));

const said = (text: string | RegExp): string =>
  (typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)) as string;

async function done(words: readonly string[], environment?: Readonly<Record<string, string>>): Promise<string> {
  const { code, out, err } = await runRowloom(words, environment);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

const runIds = (out: string): readonly string[] => out.match(/gen_\w{16}/g) ?? [];

const DIALECTS = [
  { dialect: 'PostgreSQL', isMissing: POSTGRES_BIN === undefined, open: () => postgres?.fresh().url ?? '' },
  { dialect: 'MariaDB', isMissing: MARIADB_BIN === undefined, open: () => mariadb?.fresh().url ?? '' },
  { dialect: 'SQLite', isMissing: false, open: () => `sqlite:${at('story.db')}` },
];

describe.each(DIALECTS)('$dialect', { timeout: 120_000 }, ({ isMissing, open }) => {
  test.skipIf(isMissing)('is created, added to, emptied and filled, verified, and undone run by run', async () => {
    const url = open();
    const generate = (mode: string): Promise<string> =>
      done(['generate', 'blog', '--to', url, '--mode', mode, '--rows', '400', '--seed', '7']);
    const created = await generate('create');
    expect(created).toMatch(/^ {2}posts +\d+ rows +\d+ columns, \d+ constraints solved$/m);
    expect(created).toMatch(/^✓ posts +\d+ rows +0 violations +\d+ constraints +as planned +sum64:[0-9a-f]{16}$/m);
    expect(created).toMatch(/^Certificate: \d+ constraints of 13 tables examined over 40\d rows, 0 violations\.$/m);
    expect(created).toMatch(/^To undo: rowloom undo \S+ --run gen_\w{16}$/m);
    expect(created).not.toContain('rowloom:rowloom');
    expect(await generate('append')).toMatch(/examined over 80\d rows, 0 violations/);
    // The same command is the same run: a second one must be requested.
    expect(await generate('append')).toMatch(/^note The same command already loaded 40\d rows .*--again/s);
    const emptied = await generate('truncate');
    expect(emptied).toMatch(/^note 80\d rows of 13 tables will be deleted first\.$/m);
    expect(emptied).toMatch(/examined over 40\d rows, 0 violations/);

    expect(await done(['verify', url])).toMatch(/^Certificate: .* over 40\d rows, 0 violations\.$/m);
    const [third = '', second = '', first = ''] = runIds(await done(['undo', url]));
    expect(await runRowloom(['undo', url, '--run', second])).toMatchObject({
      code: 5,
      err: said(`${third} has emptied`),
    });
    expect(await done(['undo', url, '--run', third])).toMatch(
      /do not come back\.\nUndone\. 40\d rows of gen_\w+ are gone/,
    );
    expect(await runRowloom(['undo', url, '--run', third])).toMatchObject({
      code: 5,
      err: said('already been undone'),
    });
    await done(['undo', url, '--run', second]);
    expect(await done(['undo', url, '--run', first])).toContain('Undone.');
    expect(await runRowloom(['verify', url])).toMatchObject({ code: 5, err: said('has no tables') });
    expect(await done(['undo', url])).toMatch(/truncate +undone/);
  });

  test.skipIf(isMissing)('is filled with references to existing rows', async () => {
    const url = open().replace('story', 'subset');
    await done(['generate', 'ecommerce', '--to', url, '--mode', 'create', '--rows', '600']);
    const more = await done(['generate', url, '--tables', 'carts,coupons', '--rows', '30']);
    expect(more).toMatch(/^30 rows for 2 tables/m);
    expect(more).toMatch(/^Certificate: \d+ constraints of 2 tables .*, 0 violations\.$/m);
    expect(await done(['verify', url])).toContain(', 0 violations.');
  });
});

// SQLite is tested in replay.test.ts.
describe.each(DIALECTS.slice(0, 2))('an export replayed into $dialect', { timeout: 120_000 }, (place) => {
  test.skipIf(place.isMissing)('produces the same rows once and never shows the password', async () => {
    const url = place.open();
    const files = at('sealed');
    await done(['generate', 'blog', '--to', files, '--rows', '200', '--seed', '5', '--checksum']);
    // The rows are made only from the export: what became of the files beside it does not matter.
    writeFileSync(join(files, 'posts.csv'), 'damaged');
    const before = readdirSync(folder);
    const words = ['replay', join(files, 'rowloom.json'), '--to'];
    const loaded = [
      await runRowloom([...words, url, '--mode', 'create']),
      await runRowloom([...words, url, '--mode', 'truncate']),
    ];
    const refused = [await runRowloom([...words, url]), await runRowloom([...words, `${url}_elsewhere`])];
    expect(loaded).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect(refused).toMatchObject([{ code: 5, err: said('--mode truncate') }, { err: said(/^error /) }]);
    const sealed = readFileSync(join(files, 'rowloom.json'), 'utf8');
    const { tables } = JSON.parse(sealed) as { readonly tables: readonly { name: string; checksum: string }[] };
    const lines = tables.map(({ name, checksum }) => new RegExp(`^✓ ${name} .* as planned +${checksum}$`, 'm'));
    for (const { out } of loaded) for (const line of lines) expect(out).toMatch(line);
    for (const { out, err } of [...loaded, ...refused]) expect(out + err).not.toMatch(/:[^/\s:]+@/);
    expect(sealed).not.toContain(url);
    expect(readdirSync(folder)).toEqual(before);
  });
});

describe('a deliberate violation', { timeout: 60_000 }, () => {
  test('is found where rows of a run are missing, with a key and without', async () => {
    const file = at('emptied.db');
    const url = `sqlite:${file}`;
    changeFile(
      file,
      `CREATE TABLE readers (id integer PRIMARY KEY, name text NOT NULL);
       CREATE TABLE visits (reader_id integer NOT NULL REFERENCES readers (id), reason text);
       INSERT INTO readers VALUES (1, 'A stranger'); INSERT INTO visits VALUES (1, 'mine'), (1, 'mine'), (1, 'mine');`,
    );
    const words = ['generate', url, '--rows', 'readers=20,visits=40', '--seed', '3', '--quiet'];
    expect((await runHere(words)).code).toBe(0);
    expect((await runHere([...words, '--again'])).code).toBe(0);
    // Existing rows belong to others.
    changeFile(file, "DELETE FROM visits WHERE reason = 'mine'");
    expect(await runHere(['verify', url])).toMatchObject({ code: 0 });
    changeFile(file, 'DELETE FROM visits WHERE rowid > 50');
    const { code, out } = await runHere(['verify', url]);
    expect(code).toBe(7);
    expect(out).toMatch(/^✗ visits +\d+ rows +0 violations.*\n +note visits has \d+ of the \d+ rows that /m);
    expect(out).toMatch(/^Certificate: .*, 0 violations, \d differences? from what was loaded\.$/m);
    changeFile(file, 'DROP TABLE visits; DELETE FROM readers WHERE id > 21');
    const { tables } = JSON.parse((await runHere(['verify', url, '--json'])).out) as {
      tables: { changes?: string[] }[];
    };
    const changes = tables.flatMap((table) => table.changes ?? []).join(' ');
    expect(changes).toMatch(/readers has 0 of the 20 rows that gen_\w+ has loaded/);
    expect(changes).toMatch(/visits is gone, and the 40 rows of gen_\w+ with it/);
  });

  test('is found in SQLite, which does not check existing rows', async () => {
    const file = at('broken.db');
    await done(['generate', 'blog', '--to', `sqlite:${file}`, '--mode', 'create', '--rows', '300']);
    changeFile(file, 'UPDATE posts SET author_id = 999999 WHERE id = 1');
    const { code, out } = await runHere(['verify', `sqlite:${file}`]);
    expect(code).toBe(7);
    expect(out).toMatch(/^✗ posts +\d+ rows +1 violation +\d+ constraints\n +1 foreign key /m);
    expect(out).toMatch(/^Certificate: .*, 1 violation\.$/m);
    const certificate = JSON.parse((await runHere(['verify', `sqlite:${file}`, '--json'])).out) as {
      violations: number;
    };
    expect(certificate.violations).toBe(1);
  });

  test.skipIf(POSTGRES_BIN === undefined)('is found behind a constraint that was never validated', async () => {
    const database = postgres?.fresh(`CREATE TABLE authors (id integer PRIMARY KEY);
      CREATE TABLE notes (id integer PRIMARY KEY, author_id integer, stars integer);
      INSERT INTO notes VALUES (1, 5, 9);
      ALTER TABLE notes ADD CONSTRAINT to_author FOREIGN KEY (author_id) REFERENCES authors NOT VALID,
        ADD CONSTRAINT few_stars CHECK (stars < 6) NOT VALID;`);
    const { code, out } = await runRowloom(['verify', database?.url ?? '']);
    expect(code).toBe(7);
    expect(out).toContain('1 foreign key to_author');
    expect(out).toContain('1 check few_stars');
  });
});

test('repair restores a constraint that a killed run did not restore', async () => {
  const file = at('repair.db');
  const url = `sqlite:${file}`;
  await done(['generate', 'ecommerce', '--to', url, '--mode', 'create', '--rows', '300']);
  expect(await done(['repair', url])).toContain('Nothing is missing');
  const lost =
    "DROP INDEX coupons_upper_code_idx; UPDATE rowloom_restores SET done_at = NULL WHERE statement LIKE '%coupons_upper_code_idx%'";
  changeFile(file, lost);
  const repaired = JSON.parse(await done(['repair', url, '--json'])) as { runs: { statements: string[] }[] };
  expect(repaired.runs[0]?.statements).toHaveLength(1);
  expect(changeFile(file, "SELECT name FROM sqlite_schema WHERE name = 'coupons_upper_code_idx'")).toHaveLength(1);
}, 60_000);

test('the target defaults to the one in the environment', async () => {
  changeFile(at('default.db'), NOTES);
  const environment = { DATABASE_URL: `sqlite:${at('default.db')}` };
  const filled = await done(['generate', '--rows', '100'], environment);
  expect(filled).toMatch(/^100 rows for 2 tables/m);
  expect(filled).toMatch(/^To undo: rowloom undo --run gen_\w+$/m);
  expect(await done(['verify'], environment)).toContain(', 0 violations.');
  expect(await done(['undo'], environment)).toMatch(/append +done/);
  const elsewhere = await done(
    ['generate', 'blog', '--to', `sqlite:${at('other.db')}`, '--mode', 'create', '--rows', '200'],
    environment,
  );
  expect(elsewhere).toMatch(/^To undo: rowloom undo sqlite:\S+other\.db --run/m);
}, 60_000);

test('a run prints its events as JSON, one per line, with the certificate in the last', async () => {
  const url = `sqlite:${at('events.db')}`;
  const out = await done([
    'generate',
    'blog',
    '--to',
    url,
    '--mode',
    'create',
    '--rows',
    '300',
    '--seed',
    '4',
    '--json',
  ]);
  const events = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(events[0]).toMatchObject({ event: 'start', target: url, mode: 'create', seed: 4, run_id: said(/^gen_/) });
  expect(events[1]).toMatchObject({ event: 'way', way: 'chunks_unconstrained', resumed: false });
  expect(events.filter(({ event }) => event === 'table')).toHaveLength(13);
  expect(events.at(-1)).toMatchObject({ event: 'end', run_id: events[0]?.['run_id'], certificate: { violations: 0 } });
  const runs = JSON.parse(await done(['undo', url, '--json'])) as { run_id: string; phase: string }[];
  expect(runs).toMatchObject([{ run_id: events[0]?.['run_id'], phase: 'done', mode: 'create' }]);
  const refused = await runRowloom(['generate', 'blog', '--to', url, '--mode', 'create', '--json']);
  expect(refused).toMatchObject({ code: 5, err: '' });
  expect(JSON.parse(refused.out)).toMatchObject({ event: 'error', exit_code: 5 });
}, 60_000);

describe.skipIf(POSTGRES_BIN === undefined)('an existing database', { timeout: 120_000 }, () => {
  const fresh = (sql: string) => (postgres as Postgres).fresh(sql);

  test('is read with its statistics, and filled from the edited document', async () => {
    const { url, run } = fresh(`${NOTES}
      INSERT INTO authors SELECT n, n || '@mail.example', date '1990-01-01' + n FROM generate_series(1, 500) AS n; ANALYZE;`);
    const document = await done(['introspect', url, '--statistics']);
    expect(document).not.toContain('@mail.example');
    expect(document).toContain('"statistics"');
    writeFileSync(at('notes.json'), document);
    const out = await done(['generate', at('notes.json'), '--to', url, '--rows', 'authors=50,notes=100']);
    expect(out).toContain('Chunk by chunk: authors already has rows: constraints stay in force.');
    expect(run('SELECT count(*), max(id) FROM authors')).toBe('550|550');
  });

  test('prints one line for each trigger and policy that may interfere', async () => {
    const { url } = fresh(`${NOTES}
      CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.title := upper(NEW.title); RETURN NEW; END';
      CREATE TRIGGER shout BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION shout();
      CREATE FUNCTION ask() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN EXECUTE ''SELECT 1''; RETURN NEW; END';
      CREATE TRIGGER asked BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION ask();
      ALTER TABLE authors ENABLE ROW LEVEL SECURITY;`);
    const { code, out } = await runRowloom(['generate', url, '--rows', '30']);
    expect(code).toBe(0);
    expect(out).toContain(
      'note The trigger notes.asked fires on every row, and the plan does not know everything that it does.',
    );
    expect(out).toContain('note Row-level security may refuse or hide rows of authors, unless the role may bypass it.');
    // Columns that the trigger writes are left out of the checksum: the other columns match the plan.
    expect(out).toMatch(/^✓ notes +\d+ rows +0 violations .* as planned/m);
  });

  test("prints which trigger refused a row, in the server's words, and that the rows were not seen", async () => {
    const { url, run } = fresh(`${NOTES}
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF random() > 0.5 THEN RAISE EXCEPTION 'the title % is no good', NEW.title; END IF; RETURN NEW; END $$;
      CREATE TRIGGER refused BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION refuse();`);
    const kept = await runRowloom(['generate', url, '--rows', '30', '--triggers', 'keep']);
    expect(`${kept.out}${kept.err}`.replaceAll(/\s+/g, ' ')).toContain(
      'The trigger refused of notes refused rows: the title … is no good.',
    );
    const { out } = await runRowloom(['generate', url, '--rows', '30']);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('did not see the rows: refused of notes (“the title … is no good”)');
    expect(run("SELECT tgenabled FROM pg_trigger WHERE tgname = 'refused'")).toBe('O');
  });

  test('gets partitions where it has none, and loses them when the run is undone', async () => {
    const { url, run } = fresh(`CREATE TABLE logs (id int NOT NULL, at date NOT NULL) PARTITION BY RANGE (at);
      CREATE TABLE shares (id int NOT NULL) PARTITION BY HASH (id);
      CREATE TYPE hue AS ENUM ('red', 'it''s');
      CREATE TABLE hues (id int, hue hue NOT NULL) PARTITION BY LIST (hue);
      CREATE TABLE visits (id bigint NOT NULL, seen_at timestamptz NOT NULL) PARTITION BY RANGE (seen_at, id);
      CREATE TABLE tallies (id bigint PRIMARY KEY, day date) PARTITION BY RANGE (id);
      CREATE TABLE deep (id int NOT NULL, at date NOT NULL) PARTITION BY LIST (id);
      CREATE TABLE deep_rest PARTITION OF deep DEFAULT PARTITION BY RANGE (at);`);
    const without = await runRowloom(['plan', url, '--rows', '30']);
    expect(`${without.out}${without.err}`.replaceAll(/\s+/g, ' ')).toContain(
      `CREATE TABLE IF NOT EXISTS "hues_rowloom_2" PARTITION OF "hues" FOR VALUES IN ('it''s')`,
    );
    const out = await done(['generate', url, '--rows', '*=30', '--make-partitions']);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'Created for the run: CREATE TABLE "shares_rowloom_3" PARTITION OF "shares" FOR VALUES WITH (modulus 4, remainder 3)',
    );
    for (const table of ['logs', 'shares', 'hues', 'visits', 'tallies', 'deep'])
      expect(run(`SELECT count(*) FROM ${table}`)).toBe('30');
    expect(Number(run('SELECT count(DISTINCT tableoid) FROM logs'))).toBeGreaterThan(5);
    expect(run('SELECT count(*) FROM logs_rowloom')).toBe('0');
    const id = /--run (gen_\w+)/.exec(out)?.[1] ?? '';
    await done(['undo', url, '--run', id]);
    expect(run("SELECT count(*) FROM pg_class WHERE relispartition AND relkind = 'r'")).toBe('0');
  });

  test('may have names with quotes, newlines, escapes and 63 bytes of Unicode', async () => {
    const long = '注文の明細と配送先住所と請求先住所の一覧';
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(63);
    const { url, run } = fresh(`CREATE SCHEMA "odd ""schema""";
      CREATE TABLE "odd ""schema"""."two\nlines" ("a ""key""" integer PRIMARY KEY, "it's \u001b[31m" text NOT NULL);
      CREATE TABLE "odd ""schema"""."${long}" (id integer PRIMARY KEY, "the\tparent" integer NOT NULL
        REFERENCES "odd ""schema"""."two\nlines");`);
    const out = await done(['generate', url, '--rows', '40']);
    expect(out).not.toContain('\u001b');
    expect(out).toMatch(/^✓ .*two\\nlines +\d+ rows +0 violations/m);
    expect(out).toContain(long.slice(0, 12));
    expect(await done(['verify', url])).toContain(', 0 violations.');
    expect(await done(['introspect', url])).toContain(long);
    const [id = ''] = runIds(out);
    expect(await done(['undo', url, '--run', id])).toContain('Undone. 40 rows');
    expect(run(`SELECT count(*) FROM "odd ""schema"""."${long}"`)).toBe('0');
  });

  test('is completed by the same command after Ctrl-C, with every row once', async () => {
    const { url, run } = fresh(`${NOTES} INSERT INTO authors VALUES (1, 'me@mail.example');`);
    const words = ['generate', url, '--rows', 'authors=1000,notes=600000', '--json'];
    const child = startRowloom(words);
    const ended = collect(child);
    // A chunk that a busy machine takes seconds for is not waited for: one is there already.
    while (child.exitCode === null && run('SELECT count(*) FROM notes') === '0')
      await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    const stopped: Outcome = await ended;
    expect(stopped.code).toBe(130);
    expect(stopped.out).toContain('"event":"error","exit_code":130');
    const partly = Number(run('SELECT count(*) FROM notes'));
    expect(partly).toBeGreaterThan(0);
    expect(partly).toBeLessThan(600_000);
    const resumed = await done(words);
    expect(resumed).toContain('"resumed":true');
    expect(run('SELECT count(*), count(DISTINCT id) FROM notes')).toBe('600000|600000');
    expect(resumed).toContain('"violations":0');
  });

  test('never appears with its password', async () => {
    const server = postgres as Postgres;
    const { url, run } = fresh(NOTES);
    run(`CREATE ROLE keeper LOGIN PASSWORD 'pass-w0rd' SUPERUSER`);
    const name = /\/(shop_\d+)/.exec(url)?.[1] ?? '';
    const secret = `postgresql://keeper:pass-w0rd@127.0.0.1:${server.port}/${name}`;
    const outs = [
      await done(['generate', secret, '--rows', '20']),
      await done(['generate', secret, '--to', at('files'), '--rows', '20']),
      await done(['verify', secret]),
      await done(['plan', secret]),
      await done(['undo', secret]),
      readFileSync(join(at('files'), 'rowloom.json'), 'utf8'),
    ];
    for (const out of outs) expect(out).not.toContain('pass-w0rd');
    expect(existsSync(join(at('files'), 'notes.csv'))).toBe(true);
  });
});

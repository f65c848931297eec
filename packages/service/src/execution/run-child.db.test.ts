import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseExport } from '@rowloom/engine';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import type { RunMessage, RunTask } from '@rowloom/runner';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RUN_ENTRY } from './entries.fixture.ts';
import { addressOf, generation, LATE, LIBRARY, planned, readLibrary } from './library.fixture.ts';
import { spawnRun } from './run-child.ts';
import { unpack } from '../documents/unpack.fixture.ts';

// Each test starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 300_000 });

const APPROVED = `sha256:${'ab'.repeat(32)}`;
const bin = findPostgresBin();
const folder = mkdtempSync(join(tmpdir(), 'rowloom-run-'));
let server: PostgresServer;

beforeAll(async () => {
  if (bin !== undefined) server = await startPostgres(bin);
  else if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  else console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
});

afterAll(async () => {
  if (bin !== undefined) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(task: RunTask) {
  const messages: RunMessage[] = [];
  const reached = Promise.withResolvers<void>();
  const child = spawnRun({
    entry: RUN_ENTRY,
    task,
    onMessage: (message) => {
      messages.push(message);
      if (message.kind === 'progress') reached.resolve();
    },
  });
  return { ...child, messages, moving: reached.promise };
}

function library(name: string, ddl = LIBRARY) {
  const database = server.createDatabase(name);
  server.run(ddl, database);
  const count = (table: string): number => Number(server.run(`SELECT count(*) FROM ${table}`, database));
  return { database, address: addressOf(server, database), count };
}

describe.skipIf(bin === undefined)('a generation into PostgreSQL', () => {
  test('loads its rows, reports progress, and seals its export', async () => {
    const { address, count } = library('whole');
    const plan = await planned(await readLibrary(), { shelves: 300, books: 20_000 });
    const run = start(
      generation(plan, { address, mode: 'append', runId: 'gen_whole', sealed: { planDigest: APPROVED } }),
    );
    const end = await run.ended;
    if (end.kind !== 'done') throw new Error(JSON.stringify(end));
    expect([count('shelves'), count('books')]).toEqual([300, 20_000]);
    expect(end.outcome).toMatchObject({ rows: 20_300, way: 'one_transaction', certificate: { violations: 0 } });
    const kinds = run.messages.map(({ kind }) => kind);
    expect(kinds[0]).toBe('way');
    expect(kinds.slice(-1)).toEqual(['certifying']);
    const last = run.messages.findLast((message) => message.kind === 'progress');
    expect(last).toMatchObject({ kind: 'progress', rows: 20_300 });
    const sealed = parseExport(JSON.parse(unpack(end.outcome.sealed?.packed)));
    expect(sealed).toMatchObject({ document: { plan_digest: APPROVED, replayable: true } });
    const exported = 'document' in sealed ? sealed.document.tables : [];
    expect(exported).toEqual(end.outcome.tables.map((table) => ({ ...table, first_row: 0 })));
    expect(end.outcome.tables.every(({ checksum }) => checksum !== null)).toBe(true);
  });

  test('can be undone by another process', async () => {
    const { address, count } = library('undone');
    const plan = await planned(await readLibrary(), { shelves: 30, books: 2000 });
    expect(await start(generation(plan, { address, mode: 'append', runId: 'gen_u' })).ended).toMatchObject({
      kind: 'done',
    });
    const end = await start({ kind: 'undo', address, runId: 'gen_u' }).ended;
    expect(end).toMatchObject({ kind: 'done', outcome: { rows: 2030 } });
    expect(count('books')).toBe(0);
  });

  test('does not start if the plan is not the accepted one', async () => {
    const { address, count } = library('changed');
    const plan = await planned(await readLibrary(), { shelves: 3, books: 20 });
    const end = await start(generation({ ...plan, planDigest: APPROVED }, { address, mode: 'append', runId: 'gen_c' }))
      .ended;
    expect(end).toMatchObject({ kind: 'failed', failure: { code: 'plan_changed' }, left: { rows: 0 } });
    expect(count('shelves')).toBe(0);
  });

  test("is refused if the target is a service's own store", async () => {
    const { address, count } = library(
      'own',
      `${LIBRARY} CREATE SCHEMA rowloom_store CREATE TABLE migration (number int);`,
    );
    const plan = await planned(await readLibrary(), { shelves: 3, books: 20 });
    const end = await start(generation(plan, { address, mode: 'append', runId: 'gen_o' })).ended;
    expect(end).toMatchObject({ kind: 'failed', failure: { code: 'own_store' }, left: { rows: 0 } });
    expect(count('shelves')).toBe(0);
  });

  const slow = { chunkRows: 500, oneTransactionRows: 1, connections: 1, checksum: false };

  test('is refused with the CHECK that no draw satisfies, says what it leaves, and can be undone', async () => {
    const { address, count } = library('late', LATE);
    const plan = await planned(await readLibrary(LATE), { things: 1000 });
    const failure = {
      code: 'unsatisfiable_check',
      message: expect.stringMatching(
        /^None of \d+ draws of row 500 of things .*the CHECK late.*skip": true}}\.$/,
      ) as string,
      table: 'things',
      constraint: 'late',
    };
    const whole = await start(generation(plan, { address, mode: 'append', runId: 'gen_l1' })).ended;
    expect(whole).toEqual({ kind: 'failed', failure, left: { rows: 0, tables: [] } });
    const options = { ...slow, chunkRows: 100 };
    const parts = await start(generation(plan, { address, mode: 'append', runId: 'gen_l2', options })).ended;
    expect(parts).toMatchObject({ kind: 'failed', failure, left: { rows: 400 } });
    expect(count('things')).toBe(400);
    await start({ kind: 'undo', address, runId: 'gen_l2' }).ended;
    expect(count('things')).toBe(0);
  });

  test('stops between chunks when it is cancelled, and says what it leaves', async () => {
    const { address, count } = library('cancelled');
    const plan = await planned(await readLibrary(), { shelves: 300, books: 1_000_000 });
    const run = start(generation(plan, { address, mode: 'append', runId: 'gen_k', options: slow }));
    await run.moving;
    run.cancel();
    const end = await run.ended;
    if (end.kind !== 'cancelled') throw new Error(JSON.stringify(end));
    expect(end.left.rows).toBeLessThan(1_000_000);
    expect(end.left.rows).toBe(count('shelves') + count('books'));
  });

  test('is finished exactly once by a second attempt after kill -9', async () => {
    const { address, count } = library('killed');
    const plan = await planned(await readLibrary(), { shelves: 300, books: 40_000 });
    const task = generation(plan, { address, mode: 'append', runId: 'gen_9', options: slow });
    const first = start(task);
    await first.moving;
    first.kill();
    expect(await first.ended).toEqual({ kind: 'lost', code: null, signal: 'SIGKILL' });
    expect(count('books')).toBeLessThan(40_000);
    const second = start({ ...task, options: { ...slow, takeOver: true } });
    expect(await second.ended).toMatchObject({
      kind: 'done',
      outcome: { resumed: true, rows: 40_300, certificate: { violations: 0 } },
    });
    expect(count('books')).toBe(40_000);
    expect(Number(server.run('SELECT count(DISTINCT id) FROM books', 'killed'))).toBe(40_000);
  });

  test('that is stopped leaves a run that can continue', async () => {
    const { address, count } = library('stopped');
    const plan = await planned(await readLibrary(), { shelves: 300, books: 40_000 });
    const task = generation(plan, { address, mode: 'append', runId: 'gen_s', options: slow });
    const first = start(task);
    await first.moving;
    first.stop();
    expect(await first.ended).toMatchObject({ kind: 'stopped' });
    expect(await start(task).ended).toMatchObject({ kind: 'done', outcome: { resumed: true } });
    expect(count('books')).toBe(40_000);
  });
});

describe.skipIf(bin === undefined)('reveals nothing of its rows when it fails', () => {
  const CANARY = 'canary-4711';
  const FAILURES = {
    duplicate_key: `
      CREATE TABLE seen (label text PRIMARY KEY);
      CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO seen VALUES (NEW.label); RETURN NEW; END';
      CREATE TRIGGER note BEFORE INSERT ON shelves FOR EACH ROW EXECUTE FUNCTION note();`,
    check_violated: `
      CREATE FUNCTION is_fine(t text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN PERFORM 1; RETURN t NOT LIKE 'canary%'; END $$;
      ALTER TABLE shelves ADD CONSTRAINT fine CHECK (is_fine(label));`,
    invalid_value: `
      CREATE FUNCTION number() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM NEW.label::int; RETURN NEW; END';
      CREATE TRIGGER number BEFORE INSERT ON shelves FOR EACH ROW EXECUTE FUNCTION number();`,
  } as const;

  const SENTENCES = {
    duplicate_key: /^The trigger note of shelves refused rows/,
    check_violated: /^shelves refused rows: fine \(label\) would not hold/,
    invalid_value: /^The trigger number of shelves refused rows/,
  } as const;

  test.each(['duplicate_key', 'check_violated', 'invalid_value'] as const)('%s', async (code) => {
    const ddl = FAILURES[code];
    const { address } = library(`leak_${code}`, LIBRARY + ddl);
    const plan = await planned(
      await readLibrary(LIBRARY + ddl),
      { shelves: 50, books: 50, ...(code === 'duplicate_key' ? { seen: 0 } : {}) },
      { 'shelves.label': { one_of: [CANARY] } },
    );
    const options = { oneTransactionRows: 1, triggers: 'keep' } as const;
    const run = start(generation(plan, { address, mode: 'append', runId: 'gen_f', options }));
    const end = await run.ended;
    expect(end).toMatchObject({
      kind: 'failed',
      failure: { code, table: 'shelves', message: expect.stringMatching(SENTENCES[code]) },
    });
    expect(JSON.stringify([end, run.messages])).not.toContain('canary');
  });
});

test('a generation into SQLite loads its rows', async () => {
  const file = join(folder, 'library.db');
  const plan = await planned(await readLibrary(), { shelves: 30, books: 3000 });
  const run = start(generation(plan, { address: { dialect: 'sqlite', file }, mode: 'create', runId: 'gen_l' }));
  expect(await run.ended).toMatchObject({ kind: 'done', outcome: { rows: 3030, certificate: { violations: 0 } } });
  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare('SELECT count(*) AS n FROM books').get()).toEqual({ n: 3000 });
  database.close();
});

test('an unreachable target is a failure with its code', async () => {
  const plan = await planned(await readLibrary(), { shelves: 3, books: 30 });
  const address = { dialect: 'sqlite', file: join(folder, 'nowhere', 'library.db') } as const;
  const end = await start(generation(plan, { address, mode: 'append', runId: 'gen_n' })).ended;
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'no_such_database' }, left: { rows: 0 } });
});

test.skipIf(process.platform !== 'linux')(
  'neither arguments nor environment of the process contain a secret',
  async () => {
    vi.stubEnv('ROWLOOM_SECRET_KEY', 'hush-1');
    vi.stubEnv('PGPASSWORD', 'hush-2');
    vi.stubEnv('DATABASE_URL', 'postgres://u:hush-3@h/d');
    const plan = await planned(await readLibrary(), { shelves: 3, books: 30 });
    const address = {
      dialect: 'postgresql',
      host: '127.0.0.1',
      port: 9,
      socket: false,
      user: 'u',
      password: 'hush-4',
      database: 'd',
      tls: 'disable',
    } as const;
    const run = start(generation(plan, { address, mode: 'append', runId: 'gen_e' }));
    const visible = ['environ', 'cmdline'].map((name) => readFileSync(`/proc/${run.pid}/${name}`, 'latin1')).join('\n');
    expect(visible).toContain('PATH=');
    expect(visible).not.toContain('hush');
    const end = await run.ended;
    expect(end).toMatchObject({ kind: 'failed', failure: { code: 'unreachable' } });
    expect(JSON.stringify(end)).not.toContain('hush');
  },
);

test.skipIf(process.platform === 'win32')('a process whose parent is gone ends', async () => {
  const parent = new URL('./parent.fixture.ts', import.meta.url);
  const pid = Number(spawnSync(process.execPath, [parent.pathname], { encoding: 'utf8' }).stdout);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

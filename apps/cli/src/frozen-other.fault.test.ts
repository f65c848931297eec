import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { findMariadbBin, type MariadbServer, startHeldClock, startMariadb } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installRowloom } from './rowloom.fixture.ts';

const program = installRowloom(afterAll);

const bin = findMariadbBin();
const SHOP = `
CREATE TABLE customers (id integer NOT NULL PRIMARY KEY, email varchar(120) NOT NULL UNIQUE, score int CHECK (score BETWEEN 0 AND 100));
CREATE TABLE orders (id integer NOT NULL PRIMARY KEY, customer_id integer NOT NULL, placed_at timestamp NOT NULL,
  FOREIGN KEY (customer_id) REFERENCES customers (id));`;

/** Runs the program until its first rows are in flight, and freezes its process: its transaction and locks stay. */
async function freeze(words: readonly string[], isMidway: () => boolean): Promise<ChildProcess> {
  const child = program.startRowloom(words);
  if (child.stdout === null) throw new Error('There is no output to read.');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('"progress"')) break;
  for (let attempt = 0; attempt < 400; attempt++) {
    child.kill('SIGSTOP');
    if (isMidway()) return child;
    child.kill('SIGCONT');
    await new Promise((resolve) => setTimeout(resolve, attempt % 7));
  }
  throw new Error('The loader was never met in the middle of a chunk.');
}

const APPEND = '--mode append --rows 300k --seed 3 --json'.split(' ');
const wordsFor = (url: string): readonly string[] => ['generate', url, '--to', url, ...APPEND];

describe.skipIf(bin === undefined)('a loader that is frozen in a transaction of MariaDB', () => {
  let server: MariadbServer;
  beforeAll(async () => {
    server = await startMariadb(bin ?? '');
  });
  afterAll(() => server.stop());

  const prepare = (name: string): { readonly url: string; readonly isMidway: () => boolean } => {
    const database = server.createDatabase(name);
    server.run(SHOP, database);
    const { user, password, port } = server;
    const open = `SELECT count(*) FROM information_schema.innodb_trx AS x
      JOIN information_schema.processlist AS p ON p.id = x.trx_mysql_thread_id WHERE p.db = '${name}' AND x.trx_rows_modified > 0`;
    return {
      url: `mysql://${user}:${password}@127.0.0.1:${port}/${database}`,
      isMidway: () => Number(server.run(open, 'mysql')) > 0,
    };
  };

  test('is taken over before anyone waits for its locks', async () => {
    const { url, isMidway } = prepare('taken');
    const frozen = await freeze(wordsFor(url), isMidway);
    try {
      const waiting = await program.runRowloom(wordsFor(url));
      expect(waiting).toMatchObject({ code: 5 });
      expect(waiting.out + waiting.err).toContain(`being loaded by process ${frozen.pid}`);
      const taken = await program.runRowloom([...wordsFor(url), '--take-over']);
      expect(taken.err).toBe('');
      const end = JSON.parse(taken.out.trim().split('\n').at(-1) ?? '') as object;
      expect(end).toMatchObject({ event: 'end', resumed: true, certificate: { violations: 0 } });
      expect(taken.code).toBe(0);
    } finally {
      frozen.kill('SIGKILL');
    }
  });

  test('is named to anyone who wants to empty the tables', async () => {
    const { url, isMidway } = prepare('named');
    const frozen = await freeze(wordsFor(url), isMidway);
    try {
      const truncating = '--rows 10 --mode truncate --take-over'.split(' ');
      const other = await program.runRowloom(['generate', url, '--to', url, ...truncating]);
      expect(other.err).toMatch(/connection \d+ \(.*role \w+/);
      expect(other).toMatchObject({ code: 5 });
    } finally {
      frozen.kill('SIGKILL');
    }
  });
});

describe('a loader that is frozen in a transaction of SQLite', () => {
  test('is named with its file and the remedy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rowloom-frozen-'));
    const file = join(folder, 'shop.db');
    const database = new DatabaseSync(file);
    database.exec(SHOP);
    database.close();
    const url = `sqlite:${file}`;
    const frozen = await freeze(wordsFor(url), () => isWriting(file));
    try {
      for (const words of [
        [...wordsFor(url), '--take-over'],
        ['generate', url, '--to', url, '--rows', '10', '--take-over'],
      ]) {
        const took = startHeldClock();
        const other = await program.runRowloom(words);
        expect(other).toMatchObject({ code: 5 });
        expect(other.out + other.err).toContain(file);
        expect(other.out + other.err).toMatch(new RegExp(`process ${frozen.pid}\\b`, 'i'));
        expect(other.out + other.err).toMatch(/end it/);
        expect(took()).toBeLessThan(100);
      }
    } finally {
      frozen.kill('SIGKILL');
    }
    const again = await program.runRowloom(wordsFor(url));
    expect(again.code).toBe(0);
    rmSync(folder, { recursive: true });
  });
});

/** Whether a write transaction is open. */
function isWriting(file: string): boolean {
  const code = `const d = new (require('node:sqlite').DatabaseSync)(process.argv[1]); d.exec('BEGIN IMMEDIATE; ROLLBACK')`;
  return spawnSync(process.execPath, ['-e', code, file]).status !== 0;
}

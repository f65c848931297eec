import { createInterface } from 'node:readline';
import type { ChildProcess } from 'node:child_process';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installRowloom } from './rowloom.fixture.ts';

const program = installRowloom(afterAll);

const bin = findPostgresBin();
const SHOP = `
CREATE TABLE customers (id serial PRIMARY KEY, email text NOT NULL UNIQUE, score int CHECK (score BETWEEN 0 AND 100));
CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, placed_at timestamptz NOT NULL);
CREATE INDEX ON orders (customer_id) WHERE placed_at > '2020-01-01'`;

/** Runs the program until its first rows are in flight, and freezes its process: its transaction and locks stay. */
async function freeze(words: readonly string[]): Promise<ChildProcess> {
  const child = program.startRowloom(words);
  if (child.stdout === null) throw new Error('There is no output to read.');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('"progress"')) break;
  child.kill('SIGSTOP');
  return child;
}

describe.skipIf(bin === undefined)('a loader that is frozen in its only transaction', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterAll(() => server.stop());

  const prepare = (name: string): { readonly url: string; readonly words: readonly string[] } => {
    const database = server.createDatabase(name);
    server.run(SHOP, database);
    const url = `postgres://rowloom@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
    return { url, words: ['generate', url, '--to', url, '--rows', '400k', '--seed', '3', '--json'] };
  };

  test('is taken over before anyone reads what it has locked', async () => {
    const { words } = prepare('taken');
    const frozen = await freeze(words);
    try {
      const waiting = await program.runRowloom(words);
      expect(waiting).toMatchObject({ code: 5 });
      expect(waiting.out + waiting.err).toContain(`being loaded by process ${frozen.pid}`);
      const taken = await program.runRowloom([...words, '--take-over']);
      expect(taken.err).toBe('');
      const end = JSON.parse(taken.out.trim().split('\n').at(-1) ?? '') as object;
      expect(end).toMatchObject({ event: 'end', resumed: true, certificate: { violations: 0 } });
      expect(taken.code).toBe(0);
    } finally {
      frozen.kill('SIGKILL');
    }
  });

  test('is named to anyone who needs the target', async () => {
    const { url, words } = prepare('named');
    const frozen = await freeze(words);
    try {
      const other = await program.runRowloom(['generate', url, '--to', url, '--rows', '10', '--take-over']);
      expect(other).toMatchObject({ code: 5 });
      expect(other.err).toMatch(/held by connection \d+ \(rowloom gen_\w+, role rowloom\)/);
      expect(other.err).toContain('It is another run');
    } finally {
      frozen.kill('SIGKILL');
    }
  });
});

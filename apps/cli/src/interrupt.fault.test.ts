import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { findMariadbBin, findPostgresBin, startMariadb, startPostgres } from '@rowloom/servers';
import { afterAll, describe, expect, test } from 'vitest';
import { installRowloom } from './rowloom.fixture.ts';

const { rowloom, startRowloom, folder } = installRowloom(afterAll);

type Line = Readonly<Record<string, unknown>> & { readonly event: string };
type Counted = { readonly name: string; readonly rows: number };

/** Runs the program until its report contains a line, sends the signal of Ctrl-C, and returns its last output. */
async function interruptAt(words: readonly string[], isMeant: (line: Line) => boolean) {
  const child = startRowloom(words);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (child.stdout === null) throw new Error('There is no output to read.');
  let last: Line | undefined;
  let isSent = false;
  for await (const text of createInterface({ input: child.stdout })) {
    last = JSON.parse(text) as Line;
    if (isSent || !isMeant(last)) continue;
    // A second one would end it at once.
    isSent = true;
    child.kill('SIGINT');
  }
  return { code: await ended, message: last?.['message'] };
}

const isLoading = ({ event, table }: Line): boolean =>
  (event === 'progress' || event === 'table') && table === 'order_items';

/**
 * Ctrl-C ends the run with its own exit code; the same command then resumes where it stopped, and all rows are there
 * once.
 */
async function expectResumed(words: readonly string[], message: string, kept: readonly string[]): Promise<Line> {
  expect(await interruptAt(words, isLoading)).toEqual({
    code: 130,
    message,
  });
  const { code, out, err } = rowloom(words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as Line);
  const [start, end] = [lines[0], lines.at(-1)] as [Line, Line];
  expect(end).toMatchObject({ event: 'end', resumed: true, certificate: { violations: 0 } });
  // What the first attempt has committed is not loaded again.
  const first = lines.findIndex(({ event }) => event === 'progress');
  const told = lines
    .slice(0, first < 0 ? undefined : first)
    .flatMap(({ event, table }) => (event === 'table' ? [table] : []));
  expect(told).toEqual(expect.arrayContaining([...kept]));
  const count = (tables: unknown): object =>
    Object.fromEntries((tables as readonly Counted[]).map(({ name, rows }) => [name, rows]));
  expect(count((end['certificate'] as { readonly tables: unknown }).tables)).toEqual(count(start['tables']));
  return end;
}

const BETWEEN = 'Stopped at the end of a chunk. The same command resumes where this one stopped.';
const ANEW = 'Stopped. The run is one transaction, so the target is unchanged. The same command starts it again.';
const ROWS = ['--rows', '150k', '--seed', '5', '--json'];

describe('Ctrl-C during a load', () => {
  test('into SQLite stops at a chunk, and the same command resumes', async () => {
    const url = `sqlite:${join(folder, 'shop.db')}`;
    await expectResumed(['generate', 'ecommerce', '--to', url, '--mode', 'create', ...ROWS], BETWEEN, [
      'customers',
      'orders',
    ]);
    expect(rowloom(['verify', url]).code).toBe(0);
  });

  test('into PostgreSQL rolls back a single transaction, and the same command completes the run', async () => {
    const bin = findPostgresBin();
    if (bin === undefined) return;
    const server = await startPostgres(bin);
    try {
      const url = `postgres://rowloom@/${server.createDatabase('shop')}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
      const words = ['generate', 'ecommerce', '--to', url, '--mode', 'create', ...ROWS];
      expect(await expectResumed(words, ANEW, [])).toMatchObject({ way: 'one_transaction' });
      expect(rowloom(['verify', url]).code).toBe(0);
    } finally {
      await server.stop();
    }
  });

  test('into MariaDB stops at a chunk, and the same command resumes', async () => {
    const bin = findMariadbBin();
    if (bin === undefined) return;
    const server = await startMariadb(bin);
    try {
      const { user, password, port } = server;
      const url = `mysql://${user}:${password}@127.0.0.1:${port}/${server.createDatabase('shop')}`;
      await expectResumed(['generate', 'ecommerce', '--to', url, '--mode', 'create', ...ROWS], BETWEEN, [
        'customers',
        'orders',
      ]);
      expect(rowloom(['verify', url]).code).toBe(0);
    } finally {
      await server.stop();
    }
  });
});

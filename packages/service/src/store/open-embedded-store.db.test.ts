import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { copyCluster } from '@rowloom/servers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore } from './open-store.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rowloom-embedded-'));
const folder = join(scratch, 'deep', 'data');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Creating a cluster takes seven seconds of a processor, and killing the writer a minute on a busy machine. */
const IS_THOROUGH = process.env['ROWLOOM_THOROUGH'] === '1';
beforeAll(() => {
  if (!IS_THOROUGH) copyCluster(folder);
});

const WRITER = fileURLToPath(new URL('./embedded-writer.fixture.ts', import.meta.url));

/** Writes in a separate process, which is killed after that many rows; returns the number of the last committed one. */
function writeUntilKilled(round: number, rows: number): Promise<{ readonly last: number; readonly complaint: string }> {
  const child = spawn(process.execPath, [WRITER, folder, String(round)]);
  let said = '';
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (said.split('\n').length > rows) child.kill('SIGKILL');
  });
  return new Promise((resolve) =>
    child.once('close', () => resolve({ last: Number(said.split('\n').at(-2) ?? -1), complaint })),
  );
}

test.runIf(IS_THOROUGH)(
  'an embedded store is created by the start after one that was killed half-way',
  async () => {
    const child = spawn(process.execPath, [WRITER, folder, '0']);
    const ended = new Promise((resolve) => child.once('close', resolve));
    const begun = (): readonly string[] =>
      existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('store.begun-')) : [];
    await vi.waitFor(() => expect(existsSync(join(folder, begun()[0] ?? '', 'PG_VERSION'))).toBe(true), 60_000);
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(join(folder, 'store'))).toBe(false);
    const store = await openStore({ kind: 'embedded', folder });
    expect(await store.isReachable()).toBe(true);
    await store.close();
    expect(existsSync(join(folder, 'store', 'PG_VERSION'))).toBe(true);
  },
  120_000,
);

test('an embedded store is inaccessible to other users, and to other processes while it is open', async () => {
  const store = await openStore({ kind: 'embedded', folder });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const refusal = { name: 'StoreError', code: 'store_in_use', message: expect.stringContaining(folder) };
  await expect(openStore({ kind: 'embedded', folder })).rejects.toMatchObject(refusal);
  const { complaint } = await writeUntilKilled(0, 1);
  expect(complaint).toContain('ROWLOOM_DATA_DIR');
  expect(complaint).toContain('ROWLOOM_STORE_URL');
  expect((await sql`show fsync`.execute(store.db)).rows).toEqual([{ fsync: 'on' }]);
  await store.close();
}, 120_000);

test.runIf(IS_THOROUGH)(
  'an embedded store has every committed row, whole, after kill -9 in the middle of writes',
  async () => {
    for (const [round, rows] of [20, 150].entries()) {
      const { last, complaint } = await writeUntilKilled(round, rows);
      expect(complaint).toBe('');
      expect(last).toBeGreaterThanOrEqual(rows - 1);
      // The kernel has released the lock: a pid file would have stayed.
      const store = await openStore({ kind: 'embedded', folder });
      const { rows: found } = await sql<{ name: string }>`select name from setting`.execute(store.db);
      const names = new Set(found.map(({ name }) => name).filter((name) => name.startsWith(`${round}-`)));
      const committed = Array.from({ length: last + 1 }, (_, count) => `${round}-${count}`);
      expect(committed.filter((name) => !names.has(name) || !names.has(`${name}-twin`))).toEqual([]);
      // Besides those at most the one in flight.
      expect([2 * (last + 1), 2 * (last + 2)]).toContain(names.size);
      await store.close();
    }
  },
  120_000,
);

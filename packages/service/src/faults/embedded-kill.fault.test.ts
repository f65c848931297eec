import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';

const KILLS = 8;
const WRITER = fileURLToPath(new URL('../store/embedded-writer.fixture.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rowloom-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Kills a process that commits rows, some time after its first; returns how many it reported as committed. */
function writeUntilKilled(round: number, milliseconds: number): Promise<number> {
  const child = spawn(process.execPath, [WRITER, folder, String(round)], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), milliseconds));
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) => child.once('close', () => resolve(said.split('\n').length - 1)));
}

test('an embedded store that is killed repeatedly has every committed row', async () => {
  const committed: number[] = [];
  for (let round = 0; round < KILLS; round++)
    committed.push(await writeUntilKilled(round, Math.round(Math.random() * 400)));
  const store = await openStore({ kind: 'embedded', folder });
  const { rows } = await sql<{ round: number; named: number; twins: number }>`
    select split_part(name, '-', 1)::int as round,
      count(*) filter (where name not like '%-twin') as named, count(*) filter (where name like '%-twin') as twins
    from setting where name ~ '^[0-9]+-[0-9]+' group by 1 order by 1`.execute(store.db);
  await store.close();
  expect(rows.map(({ round }) => round)).toEqual(committed.map((_, round) => round));
  for (const { round, named, twins } of rows) {
    // Both halves or none; besides those at most the one in flight.
    expect(named).toBe(twins);
    expect([committed[round], (committed[round] ?? 0) + 1]).toContain(named);
  }
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { RunOptions } from '../run/run-request.ts';
import { isMissing, openFaultServer } from './fault-server.fixture.ts';
import { describeShop, expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { loadHere } from './load-here.fixture.ts';
import { serverUserOwns } from './server-user-owns.fixture.ts';
import { SHOPS } from './shops.fixture.ts';
import { mountSmallDisk } from '@rowloom/servers';

const CHUNKS: RunOptions = { chunkRows: 300, oneTransactionRows: 0 };

const disk = mountSmallDisk(40 << 20);
if (disk === undefined) console.warn('SKIPPED: this user may not mount a small disk.');
afterAll(() => disk?.remove());

type FullTarget = {
  readonly url: string;
  readonly runId: string;
  readonly options: RunOptions;
  readonly makeRoom: () => void | Promise<void>;
};

/** The run fails with a sentence, leaves nothing that blocks itself, and completes once there is space. */
async function loadWithRoomLater(wanted: Undisturbed, target: FullTarget): Promise<readonly string[]> {
  const { url, runId, options, makeRoom } = target;
  const job = jobFor(wanted, { url, runId, options });
  // The location of tables must stay too.
  const { fingerprint } = await describeShop(url, wanted.plan);
  const codes: string[] = [];
  for (let attempt = 0; attempt < 2; attempt++)
    await loadHere(job).catch((error: { readonly code?: string }) => codes.push(error.code ?? 'no code'));
  await makeRoom();
  const { resumed } = await loadHere(job);
  await expectWhole(url, runId, { ...wanted, fingerprint });
  return [...codes, resumed ? 'resumed' : 'not resumed'];
}

describe('a full disk', () => {
  test.skipIf(disk === undefined || isMissing('postgresql'))('of PostgreSQL', async () => {
    if (disk === undefined) return;
    const server = await openFaultServer('postgresql');
    try {
      const wanted = await runUndisturbed(server, loadHere);
      const place = join(disk.folder, 'tables');
      mkdirSync(place);
      serverUserOwns(place, 'postgres');
      server.run(`CREATE TABLESPACE small LOCATION '${place}'`, 'postgres');
      for (const [runId, options] of Object.entries({ gen_at_once: {}, gen_in_chunks: CHUNKS })) {
        const database = server.fresh('SELECT 1');
        server.run(`ALTER DATABASE ${database} SET default_tablespace = small`, 'postgres');
        server.run(SHOPS.postgresql, database);
        disk.fill(600_000);
        const target = { url: server.url(database), runId, options, makeRoom: disk.makeRoom };
        expect(await loadWithRoomLater(wanted, target)).toEqual(['disk_full', 'disk_full', 'resumed']);
      }
    } finally {
      await server.stop();
    }
  });

  test.skipIf(disk === undefined)('of SQLite', async () => {
    if (disk === undefined) return;
    const server = await openFaultServer('sqlite');
    try {
      const wanted = await runUndisturbed(server, loadHere);
      const file = join(disk.folder, 'shop.db');
      server.run(SHOPS.sqlite, file);
      disk.fill(900_000);
      const target = { url: server.url(file), runId: 'gen_full', options: CHUNKS, makeRoom: disk.makeRoom };
      expect(await loadWithRoomLater(wanted, target)).toEqual(['disk_full', 'disk_full', 'resumed']);
    } finally {
      await server.stop();
    }
  });

  test.skipIf(isMissing('mariadb'))('of MariaDB, by a limit on the size of its tables', async () => {
    const dataFile = (most: number): string => `--innodb-data-file-path=ibdata1:12M:autoextend:max:${most}M`;
    const server = await openFaultServer('mariadb', ['--innodb-file-per-table=0', dataFile(40)]);
    try {
      const wanted = await runUndisturbed(server, loadHere);
      const url = server.url(server.fresh());
      const ballast = server.fresh('CREATE TABLE ballast (stone longblob)');
      for (let stones = 0; stones < 100; stones++) {
        try {
          server.run(`INSERT INTO ballast VALUES (repeat('x', ${1 << 20}))`, ballast);
        } catch {
          break;
        }
      }
      // A full server can do nothing any more, not even drop a table: it gets more space, for some chunks and then for
      // all.
      await server.restart([dataFile(43)]);
      const target = { url, runId: 'gen_full', options: CHUNKS, makeRoom: () => server.restart([dataFile(90)]) };
      expect(await loadWithRoomLater(wanted, target)).toEqual(['disk_full', 'disk_full', 'resumed']);
    } finally {
      await server.stop();
    }
  });
});

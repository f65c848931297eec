import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serverUserOwns } from './server-user-owns.fixture.ts';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, openFaultServer } from './fault-server.fixture.ts';
import { describeShop, expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { SHOPS } from './shops.fixture.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.fixture.ts';

const CHUNKS = { chunkRows: 300, oneTransactionRows: 0 };

type Obstacle = { readonly url: string; readonly remove: () => void | Promise<void> };

/** The run fails with a sentence, leaves nothing that stands in its own way, and completes once there is room. */
async function expectPatience(wanted: Undisturbed, { url, remove }: Obstacle, options: object, runId: string) {
  const job = jobFor(wanted, { url, runId, options });
  // Where tables lie is part of what has to stay.
  const { fingerprint } = await describeShop(url, wanted.plan);
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(loadHere(job)).rejects.toMatchObject({ name: 'TargetError', code: 'disk_full' });
  await remove();
  expect(await loadHere(job)).toMatchObject({ resumed: true });
  await expectWhole(url, runId, { ...wanted, fingerprint });
}

async function withDisk(
  dialect: 'postgresql' | 'sqlite',
  bytes: number,
  work: (server: FaultServer, disk: SmallDisk) => Promise<void>,
): Promise<void> {
  const server = await openFaultServer(dialect);
  if (server === undefined) return;
  const disk = mountSmallDisk(bytes);
  try {
    if (disk === undefined) console.warn('SKIPPED: this user may not mount a small disk.');
    else await work(server, disk);
  } finally {
    await server.stop();
    disk?.remove();
  }
}

describe('a disk that is full', () => {
  test('of PostgreSQL', { timeout: 60_000 }, () =>
    withDisk('postgresql', 40 << 20, async (server, disk) => {
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
        await expectPatience(wanted, { url: server.url(database), remove: disk.makeRoom }, options, runId);
      }
    }),
  );

  test('of SQLite', { timeout: 60_000 }, () =>
    withDisk('sqlite', 16 << 20, async (server, disk) => {
      const wanted = await runUndisturbed(server, loadHere);
      const file = join(disk.folder, 'shop.db');
      server.run(SHOPS.sqlite, file);
      disk.fill(900_000);
      await expectPatience(wanted, { url: server.url(file), remove: disk.makeRoom }, CHUNKS, 'gen_full');
    }),
  );

  test('of MariaDB, by the size that its tables may have', { timeout: 60_000 }, async () => {
    const dataFile = (most: number): string => `--innodb-data-file-path=ibdata1:12M:autoextend:max:${most}M`;
    const server = await openFaultServer('mariadb', ['--innodb-file-per-table=0', dataFile(40)]);
    if (server === undefined) return;
    try {
      const wanted = await runUndisturbed(server, loadHere);
      const database = server.fresh();
      const ballast = server.fresh('CREATE TABLE ballast (stone longblob)');
      for (let stones = 0; stones < 100; stones++) {
        try {
          server.run(`INSERT INTO ballast VALUES (repeat('x', ${1 << 20}))`, ballast);
        } catch {
          break;
        }
      }
      // A full server cannot even drop a table: it gets room.
      const remove = (): Promise<void> => server.restart([dataFile(80)]);
      await expectPatience(wanted, { url: server.url(database), remove }, CHUNKS, 'gen_full');
    } finally {
      await server.stop();
    }
  });
});

import { printFigures } from '../measure.ts';
import { compareBare } from './compare-bare.ts';
import { compareKeyed } from './compare-keyed.ts';
import { comparePeers } from './compare-peers.ts';
import type { LoadScratch } from './load-scratch.ts';
import { openPostgresql } from './open-postgresql.ts';
import { bareShop, keyedShop } from './shop-sql.ts';

/** COPY with keys in place takes most of a minute for all rows. */
const ROUNDS = 3;
const FULL_ROUNDS = 5;
/** With a fifth of the rows, fixed costs weigh five times as much. */
const PART = 1 / 5;

export async function benchPostgresql(scratch: LoadScratch, full: boolean): Promise<void> {
  const server = await openPostgresql();
  try {
    server.run(bareShop('postgresql'), server.createDatabase('bare'));
    server.run(keyedShop('postgresql'), server.createDatabase('keyed'));
    const bare = await compareBare(server, scratch);
    const keyed = await compareKeyed(server, scratch, 1, full ? FULL_ROUNDS : ROUNDS);
    const part = full ? await compareKeyed(server, scratch, PART, FULL_ROUNDS) : undefined;
    const peers = await comparePeers(server, keyed.speed);
    const version = server.run('SHOW server_version');
    printFigures(
      `Load into PostgreSQL ${version}: shared_buffers 512 MB, max_wal_size 4 GB, fsync and autovacuum off`,
      [...bare, ...keyed.figures, ...(part?.figures ?? []), ...peers],
    );
  } finally {
    await server.stop();
  }
}

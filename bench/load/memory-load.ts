import { peakMemory } from '../peak-memory.ts';
import { printFigures } from '../measure.ts';
import { openScratch, runWatched } from '../scratch.ts';
import { SHOP_ROWS } from '../shop-schema.ts';
import { openPostgresql, postgresqlUrl } from './open-postgresql.ts';

const LIMIT_MB = 150;
const ROWS = [1_000_000, 20_000_000];

/** The highest resident memory of the loading process, as the kernel counts it. Linux only. */
export async function benchLoadMemory(share: number): Promise<void> {
  const scratch = openScratch();
  const server = await openPostgresql();
  try {
    const all = Object.values(SHOP_ROWS).reduce((sum, count) => sum + count, 0);
    const peaks: number[] = [];
    for (const [index, rows] of ROWS.entries()) {
      const database = server.createDatabase(`memory_${index}`);
      const wishes = Object.entries(SHOP_ROWS).map(
        ([table, count]) => `${table}=${Math.round((count / all) * rows * share)}`,
      );
      let highest = 0;
      await runWatched(
        [
          scratch.bundle,
          'generate',
          ...scratch.shop,
          '--rows',
          wishes.join(','),
          '--to',
          postgresqlUrl(server, database),
          '--mode',
          'create',
          '--no-checksum',
          '--quiet',
        ],
        ['ignore', 'ignore', 'inherit'],
        (pid) => {
          highest = Math.max(highest, peakMemory(pid));
        },
      );
      peaks.push(highest);
      server.run(`DROP DATABASE ${database}`);
    }
    printFigures(
      'Memory of a load into PostgreSQL: peak of the whole process (VmHWM), keys included, the bundle',
      ROWS.map((rows, index) => ({
        name: `${(rows * share) / 1e6} million rows`,
        value: `${(peaks[index] ?? 0).toFixed(0)} MB`,
        target: `at most ${LIMIT_MB} MB`,
        met: (peaks[index] ?? 0) <= LIMIT_MB,
      })),
    );
  } finally {
    scratch.close();
    await server.stop();
  }
}

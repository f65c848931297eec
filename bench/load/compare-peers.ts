import type { PostgresServer } from '@rowloom/servers';
import pg from 'pg';
import type { Figure } from '../measure.ts';
import manifest from '../package.json' with { type: 'json' };
import { insertByFaker } from './insert-by-faker.ts';
import { emptyShop, postgresqlTarget } from './open-postgresql.ts';
import { formatRows, planShop, rowsOf } from './plan-shop.ts';
import { seedByDrizzle } from './seed-by-drizzle.ts';
import { spreadOf, takeTurns } from './turns.ts';

const ROUNDS = 2;
const SHARE = 1 / 50;
const VERSIONS = manifest.dependencies;

/** Rows per second of other tools with keys in place; a fiftieth of the rows, because all of them take minutes. */
export async function comparePeers(server: PostgresServer, speed: number): Promise<readonly Figure[]> {
  const client = new pg.Client({ host: server.host, port: server.port, user: 'rowloom', database: 'keyed' });
  await client.connect();
  try {
    const shop = await planShop(postgresqlTarget(server, 'keyed'), SHARE);
    const counts = Object.fromEntries(shop.plan.tables.map(({ name, rows }) => [name, rows]));
    const rows = rowsOf(shop);
    const before = (): void => emptyShop(server, 'keyed');
    const [drizzle = [], faker = []] = await takeTurns(ROUNDS, [
      { before, run: () => seedByDrizzle(client, counts) },
      { before, run: () => insertByFaker(client, counts) },
    ]);
    const perSecond = (seconds: readonly number[]): number => rows / spreadOf(seconds).median;
    const describe = (rate: number): string => `${Math.round(rate).toLocaleString('en')} rows/s`;
    const times = speed / perSecond(drizzle);
    return [
      { name: 'a valid database, as above', value: describe(speed) },
      {
        name: `drizzle-seed ${VERSIONS['drizzle-seed']}, keys in place, ${formatRows(rows)}`,
        value: describe(perSecond(drizzle)),
      },
      {
        name: `faker ${VERSIONS['@faker-js/faker']} and INSERTs of 1,000 rows, keys in place, ${formatRows(rows)}`,
        value: describe(perSecond(faker)),
      },
      {
        name: 'against drizzle-seed',
        value: `${times.toFixed(0)} times`,
        target: 'at least 20 times',
        met: times >= 20,
      },
      { name: 'against faker and INSERT', value: `${(speed / perSecond(faker)).toFixed(0)} times` },
    ];
  } finally {
    await client.end();
  }
}

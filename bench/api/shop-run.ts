import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@rowloom/client';
import { keyedShop } from '../load/shop-sql.ts';
import { SHOP_ROWS, SHOP_RULES } from '../shop-schema.ts';
import type { Account } from './open-account.ts';
import type { Stage } from './open-stage.ts';

/** The four tables in a separate database, and a project that knows them. */
export type ShopProject = {
  readonly rows: Readonly<Record<string, number>>;
  /** Empties the tables; the result of the last run is flushed. */
  readonly empty: () => void;
  /** From the request to the run's last state. Throws unless it succeeded. */
  readonly run: () => Promise<void>;
};

/** The polling interval for the state of a run, in milliseconds: it is part of the measurement. */
const LOOK = 50;

export async function openShopProject(
  { server, urlOf }: Stage,
  { client, organization }: Account,
  share: number,
): Promise<ShopProject> {
  server.run(keyedShop('postgresql'), server.createDatabase('shop'));
  const project = await client.createProject({
    body: { organization_id: organization, name: 'Shop', engine: 'postgresql', schema_name: 'public' },
  });
  const params = { id: project.id };
  const connection = await client.createConnection({
    params,
    body: { name: 'shop', kind: 'postgresql', url: urlOf('shop') },
  });
  const snapshot = await client.captureSnapshot({ params, body: { connection_id: connection.id } });
  const rows = Object.fromEntries(
    Object.entries(SHOP_ROWS).map(([table, count]) => [table, Math.floor(count * share)]),
  );
  return {
    rows,
    empty: () => {
      server.run('TRUNCATE customers, products, orders, order_items; DROP SCHEMA IF EXISTS rowloom CASCADE', 'shop');
      server.run('CHECKPOINT');
    },
    async run() {
      const { id } = await client.startGeneration({
        params,
        body: {
          source: { snapshot_id: snapshot.id },
          rows,
          seed: 42,
          as_of: '2026-11-15T00:00:00.000Z',
          rules: SHOP_RULES,
          target: { connection_id: connection.id },
        },
      });
      await untilSucceeded(client, id);
    },
  };
}

async function untilSucceeded(client: Client, id: string): Promise<void> {
  for (;;) {
    const { status, error } = await client.getGeneration({ params: { id } });
    if (status === 'succeeded') return;
    if (status !== 'queued' && status !== 'running') throw new Error(`The run ended as ${status}: ${error?.message}`);
    await sleep(LOOK);
  }
}

import { loadTables, type Session } from '@rowloom/databases';
import type { RunContext } from '@rowloom/engine';
import type { Target } from '@rowloom/runner';
import { SHOP_TABLES } from './plan-shop.ts';

export type LoadShopOptions = {
  /** Printed before the first row. */
  readonly settings?: string;
  /** Rows of one transaction; by default all of a table. */
  readonly chunkRows?: number;
};

/** Connects, loads the four tables over that one connection, and closes it: as the database's own tool does. */
export const loadShop = (target: Target, run: RunContext, options: LoadShopOptions = {}): Promise<void> =>
  withConnection(target, async (session) => {
    if (options.settings !== undefined) await session.script(options.settings);
    for (const table of SHOP_TABLES) {
      const loader = await target.driver.openLoader(session, run, table);
      const rows = run.plan.tables.find(({ name }) => name === table)?.rows ?? 0;
      const step = options.chunkRows ?? rows;
      for (let row = 0; row < rows; row += step) {
        await session.execute('BEGIN');
        await loader.load(row, Math.min(rows, row + step));
        await session.execute('COMMIT');
      }
    }
  });

/**
 * The same in one transaction, as a run loads into empty tables of PostgreSQL; the first loop is compiled meanwhile.
 */
export async function loadShopAtOnce(target: Target, run: RunContext): Promise<void> {
  const connected = begin(target);
  try {
    await loadTables(run.plan.tables, (table) => target.driver.openLoader(connected, run, table, { whole: true }));
    await (await connected).execute('COMMIT');
  } finally {
    await (await connected).close();
  }
}

async function begin(target: Target): Promise<Session> {
  const session = await target.connect();
  await session.execute('BEGIN');
  return session;
}

async function withConnection(target: Target, use: (session: Session) => Promise<void>): Promise<void> {
  const session = await target.connect();
  try {
    await use(session);
  } finally {
    await session.close();
  }
}

import type { Settings } from '@rowloom/contract';
import type { Db, Tx } from '../store/store.ts';

const DEFAULTS: Settings = { registration: 'invitation', default_tier: 'free' };

/** The operator's settings, each in a row of its own name; others have the shipped values. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('setting').selectAll().where('name', 'in', Object.keys(DEFAULTS)).execute();
  return { ...DEFAULTS, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}

/** Writes the given ones; authorising and the event are the caller's. */
export async function writeSettings(tx: Tx, settings: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await tx
      .insertInto('setting')
      .values({ name, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
}

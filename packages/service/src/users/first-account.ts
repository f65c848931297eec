import type { Db, Tx } from '../store/store.ts';

const MARK = 'first_account';
const SETUP_TOKEN = 'setup_token';

/** The tier of an operator's own organization. */
export const OPERATOR_TIER = 'enterprise';

/** Whether the first account was made: it then exists, or existed. */
export async function hasFirstAccount(db: Db): Promise<boolean> {
  const found = await db.selectFrom('setting').select('name').where('name', '=', MARK).executeTakeFirst();
  return found !== undefined;
}

/**
 * True for exactly one transaction that commits: the one that makes the first account, whose owner operates the service.
 * Of several at once the others wait here for the first to end. The setup token has then served.
 */
export async function claimFirstAccount(tx: Tx): Promise<boolean> {
  const claimed = await tx
    .insertInto('setting')
    .values({ name: MARK, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (claimed !== undefined) await tx.deleteFrom('setting').where('name', '=', SETUP_TOKEN).execute();
  return claimed !== undefined;
}

export async function writeSetupTokenHash(db: Db, hash: string): Promise<void> {
  const value = JSON.stringify(hash);
  await db
    .insertInto('setting')
    .values({ name: SETUP_TOKEN, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function readSetupTokenHash(db: Db): Promise<string | undefined> {
  const found = await db.selectFrom('setting').select('value').where('name', '=', SETUP_TOKEN).executeTakeFirst();
  return typeof found?.value === 'string' ? found.value : undefined;
}

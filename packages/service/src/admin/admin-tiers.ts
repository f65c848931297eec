import { refuse, type Tier, type TierList, type UpdateTier } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import type { Db, Tx } from '../store/store.ts';
import { periodOf } from '../usage/usage-period.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { authoriseOperator } from './authorise-operator.ts';
import { storeNow } from '../store/store-clock.ts';

const selectTiers = (db: Db) =>
  db
    .selectFrom('tier')
    .select(['name', 'rows_per_period', 'per_request_cap', 'api_access'])
    .select(
      sql<number>`(select count(*) from organization where organization.tier = tier.name)`.as('organizations_count'),
    );

export async function listTiers(db: Db): Promise<TierList> {
  return { items: await selectTiers(db).orderBy('position').execute(), next_cursor: null };
}

/** It takes effect at once, in the current period of its organizations too. */
export async function updateTier(tx: Tx, caller: Caller, name: string, patch: UpdateTier): Promise<Tier> {
  await authoriseOperator(tx, caller);
  const before = await tx
    .selectFrom('tier')
    .select(['rows_per_period', 'per_request_cap', 'api_access'])
    .where('name', '=', name)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) throw refuse('not_found');
  const changed = changesOf(before, patch);
  if (Object.keys(changed).length > 0)
    await tx
      .updateTable('tier')
      .set({
        ...(patch.rows_per_period === undefined ? {} : { rows_per_period: patch.rows_per_period }),
        ...(patch.per_request_cap === undefined ? {} : { per_request_cap: patch.per_request_cap }),
        ...(patch.api_access === undefined ? {} : { api_access: patch.api_access }),
      })
      .where('name', '=', name)
      .execute();
  if ('rows_per_period' in changed)
    await tx
      .updateTable('usage_period')
      .set({ rows_included: patch.rows_per_period ?? null })
      .where('tier', '=', name)
      .where('period_start', '=', periodOf(storeNow()).start)
      .execute();
  const after = await selectTiers(tx).where('name', '=', name).executeTakeFirstOrThrow();
  if (Object.keys(changed).length > 0)
    await appendOperatorEvent(tx, caller, [], {
      action: 'tier.updated',
      subject: { type: 'tier', id: name, name },
      details: { changed },
    });
  return after;
}

/** What a patch actually changes, with the previous values. */
export function changesOf<T extends object>(
  before: T,
  patch: Partial<T>,
): Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>> {
  return Object.fromEntries(
    (Object.keys(patch) as (keyof T & string)[])
      .filter((field) => patch[field] !== undefined && patch[field] !== before[field])
      .map((field) => [field, { from: before[field], to: patch[field] }]),
  );
}

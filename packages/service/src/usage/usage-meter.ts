import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../store/store.ts';
import { periodOf } from './usage-period.ts';
import { storeNow } from '../store/store-clock.ts';

export type Reservation = {
  readonly organizationId: Id<'organization'>;
  readonly projectId: Id<'project'>;
  readonly generationId: Id<'generation'>;
  readonly rows: number;
};

/** The current period's line of the meter, with what the tier includes today. */
export async function openPeriod(db: Db, organizationId: Id<'organization'>, now: Date): Promise<string> {
  const { start } = periodOf(now);
  await sql`
    insert into usage_period (organization_id, period_start, tier, rows_included)
    select o.id, ${start}::date, t.name, t.rows_per_period
    from organization o join tier t on t.name = o.tier where o.id = ${organizationId}
    on conflict do nothing`.execute(db);
  return start;
}

/**
 * Takes rows from the period's included ones, then from the bonus balance, or refuses. The period's and the organization's
 * line are locked by the one statement that decides and takes, so that no row is spent twice.
 */
export async function reserveRows(
  tx: Tx,
  { organizationId, projectId, generationId, rows }: Reservation,
): Promise<void> {
  const start = await openPeriod(tx, organizationId, storeNow());
  const taken = await sql<{ bonus: number }>`
    with purse as (
      select bonus_rows from organization where id = ${organizationId} for update
    ), period as (
      select rows_included, rows_consumed + rows_reserved - bonus_spent as used from usage_period
      where organization_id = ${organizationId} and period_start = ${start}::date for update
    ), share as (
      select purse.bonus_rows, case when period.rows_included is null then 0
        else greatest(0, ${rows}::bigint - greatest(0, period.rows_included - period.used)) end as bonus
      from purse, period
    ), granted as (
      select bonus from share where bonus <= bonus_rows
    ), metered as (
      update usage_period set rows_reserved = rows_reserved + ${rows}::bigint, bonus_spent = bonus_spent + granted.bonus
      from granted where organization_id = ${organizationId} and period_start = ${start}::date
    ), spent as (
      update organization set bonus_rows = organization.bonus_rows - granted.bonus
      from granted where organization.id = ${organizationId} and granted.bonus > 0
    ), noted as (
      insert into usage_entry (generation_id, organization_id, project_id, period_start, rows_reserved, bonus)
      select ${generationId}, ${organizationId}, ${projectId}, ${start}::date, ${rows}::bigint, bonus from granted
    )
    select bonus from granted`.execute(tx);
  if (taken.rows.length === 0)
    throw refuse('row_quota_exceeded', await explainShortage(tx, organizationId, start, rows));
}

/**
 * Turns a reservation into what the run really made, in the period in which it was accepted; what was not made goes back,
 * to the bonus balance first. A second settlement changes nothing.
 */
export async function settleRows(tx: Tx, generationId: Id<'generation'>, rows: number): Promise<void> {
  await sql`
    with entry as (
      update usage_entry set rows_settled = ${rows}::bigint, settled_at = now(),
        bonus = greatest(0, least(bonus, bonus - (rows_reserved - ${rows}::bigint)))
      from (select generation_id as id, bonus as held from usage_entry
            where generation_id = ${generationId} and settled_at is null for update) before
      where generation_id = before.id and settled_at is null
      returning organization_id, period_start, rows_reserved, before.held - bonus as returned
    ), metered as (
      update usage_period p set rows_reserved = p.rows_reserved - entry.rows_reserved,
        rows_consumed = p.rows_consumed + ${rows}::bigint, bonus_spent = p.bonus_spent - entry.returned
      from entry where p.organization_id = entry.organization_id and p.period_start = entry.period_start
    )
    update organization o set bonus_rows = o.bonus_rows + entry.returned
    from entry where o.id = entry.organization_id and entry.returned > 0`.execute(tx);
}

async function explainShortage(db: Db, id: Id<'organization'>, start: string, rows: number): Promise<string> {
  const left = await db
    .selectFrom('usage_period')
    .innerJoin('organization', 'organization.id', 'usage_period.organization_id')
    .select(['rows_included', 'rows_consumed', 'rows_reserved', 'bonus_spent', 'bonus_rows'])
    .where('organization_id', '=', id)
    .where('period_start', '=', start)
    .executeTakeFirstOrThrow();
  const included = Math.max(
    0,
    (left.rows_included ?? 0) - (left.rows_consumed + left.rows_reserved - left.bonus_spent),
  );
  const count = (number: number): string => number.toLocaleString('en');
  return (
    `The run asks for ${count(rows)} rows; ${count(included)} are left in this period and ${count(left.bonus_rows)} bonus rows. ` +
    'Ask for fewer rows, wait for the next period, or ask the operator for bonus rows.'
  );
}

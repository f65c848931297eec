import type { Id, Interval } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';

export type UsageRow = {
  readonly tier: string;
  readonly api_access: boolean;
  readonly per_request_cap: number;
  readonly bonus_rows: number;
  readonly rows_included: number | null;
  readonly rows_consumed: number;
  readonly rows_reserved: number;
  readonly bonus_spent: number;
  readonly active_keys: number;
};

/** The period of an organization; one in which nothing was metered yet has no line of its own. */
export async function findUsage(
  db: Db,
  organizationId: Id<'organization'>,
  periodStart: string,
  userId: Id<'user'>,
): Promise<UsageRow | undefined> {
  const { rows } = await sql<UsageRow>`
    select o.tier, t.api_access, t.per_request_cap, o.bonus_rows,
      case when p.period_start is null then t.rows_per_period else p.rows_included end as rows_included,
      coalesce(p.rows_consumed, 0) as rows_consumed, coalesce(p.rows_reserved, 0) as rows_reserved,
      coalesce(p.bonus_spent, 0) as bonus_spent,
      (select count(*) from api_key k where k.user_id = ${userId} and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > now())) as active_keys
    from organization o join tier t on t.name = o.tier
      left join usage_period p on p.organization_id = o.id and p.period_start = ${periodStart}::date
    where o.id = ${organizationId}`.execute(db);
  return rows[0];
}

export type ProjectUsageRow = {
  readonly project_id: Id<'project'> | null;
  readonly name: string | null;
  readonly rows: number;
  readonly runs: number;
};

/** A line per visible project, most rows first; those that the caller cannot see, and those deleted, are one line at the end. */
export async function selectUsageByProject(
  db: Db,
  organizationId: Id<'organization'>,
  periodStart: string,
  userId: Id<'user'>,
): Promise<readonly ProjectUsageRow[]> {
  const { rows } = await sql<ProjectUsageRow>`
    select p.id as project_id, p.name, sum(coalesce(e.rows_settled, 0))::bigint as rows, count(*) as runs
    from usage_entry e left join project p on p.id = e.project_id and p.organization_id = e.organization_id
      and (p.roster_since is null or exists (
        select from project_member m where m.project_id = p.id and m.user_id = ${userId}))
    where e.organization_id = ${organizationId} and e.period_start = ${periodStart}::date
    group by p.id, p.name
    order by p.id is null, rows desc, p.id`.execute(db);
  return rows;
}

export type PeriodRow = {
  readonly period_start: string;
  readonly tier: string;
  readonly rows_consumed: number;
  readonly rows_included: number | null;
  readonly bonus_spent: number;
};

/** Periods before the given one, newest first. A position is the day on which a period begins, as `YYYYMMDD`. */
export async function selectPeriods(
  db: Db,
  organizationId: Id<'organization'>,
  periodStart: string,
  { limit, before }: { readonly limit: number; readonly before: string | undefined },
): Promise<readonly PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select period_start, tier, rows_consumed, rows_included, bonus_spent from usage_period
    where organization_id = ${organizationId} and period_start < ${periodStart}::date
      and (${before ?? null}::text is null or to_char(period_start, 'YYYYMMDD') < ${before ?? null}::text)
    order by period_start desc limit ${limit}`.execute(db);
  return rows;
}

export type PointRow = { readonly at: Date; readonly rows: number; readonly runs: number };

/** Intervals in which a run was accepted; the others are nothing. */
export async function selectPoints(
  db: Db,
  organizationId: Id<'organization'>,
  { from, to, interval }: { readonly from: Date; readonly to: Date; readonly interval: Interval },
): Promise<readonly PointRow[]> {
  const { rows } = await sql<PointRow>`
    select date_trunc(${interval}::text, accepted_at, 'UTC') as at,
      sum(coalesce(rows_settled, 0))::bigint as rows, count(*) as runs
    from usage_entry
    where organization_id = ${organizationId} and accepted_at >= ${from} and accepted_at < ${to}
    group by 1`.execute(db);
  return rows;
}

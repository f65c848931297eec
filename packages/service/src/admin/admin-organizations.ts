import {
  type AdminOrganization,
  type AdminUpdateOrganization,
  type GrantBonusRows,
  type Id,
  refuse,
  refuseField,
} from '@rowloom/contract';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import { sendWaiting } from '../generations/send-waiting.ts';
import type { Queue } from '../queue/queue.ts';
import { lockOrganization } from '../organizations/organization-store.ts';
import type { Db, Tx } from '../store/store.ts';
import { periodOf } from '../usage/usage-period.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { authoriseOperator } from './authorise-operator.ts';
import { storeNow } from '../store/store-clock.ts';

export type SearchQuery = PageQuery & { readonly search?: string };

type OrganizationRow = Omit<AdminOrganization, 'suspended' | 'suspended_at' | 'created_at'> & {
  readonly suspended_at: Date | null;
  readonly created_at: Date;
};

async function selectOrganizations(
  db: Db,
  where: {
    readonly id?: Id<'organization'>;
    readonly search?: string;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly OrganizationRow[]> {
  const conditions = [
    sql`true`,
    ...(where.id === undefined ? [] : [sql`o.id = ${where.id}`]),
    ...(where.search === undefined ? [] : [sql`position(lower(${where.search}) in lower(o.name)) > 0`]),
    ...(where.before === undefined ? [] : [sql`o.id < ${where.before}`]),
  ];
  const { rows } = await sql<OrganizationRow>`
    select o.id, o.name, o.tier, o.require_approval, o.suspended_at, o.bonus_rows, o.created_at,
      (select count(*) from organization_member m where m.organization_id = o.id) as members_count,
      (select count(*) from project p where p.organization_id = o.id) as projects_count,
      coalesce((select u.rows_consumed from usage_period u where u.organization_id = o.id
        and u.period_start = ${periodOf(storeNow()).start}::date), 0) as rows_consumed
    from organization o where ${sql.join(conditions, sql` and `)}
    order by o.id desc limit ${where.limit}`.execute(db);
  return rows;
}

const toAdminOrganization = ({ suspended_at, created_at, ...row }: OrganizationRow): AdminOrganization => ({
  ...row,
  suspended: suspended_at !== null,
  suspended_at: suspended_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});

export async function listOrganizations(db: Db, query: SearchQuery): Promise<Page<AdminOrganization>> {
  const { search } = query;
  const page = openPage(query, ['admin-organizations', search ?? null]);
  const rows = await selectOrganizations(db, {
    limit: page.limit,
    before: page.before,
    ...(search === undefined ? {} : { search }),
  });
  return page.close(rows, ({ id }) => id, toAdminOrganization);
}

async function readOrganization(tx: Tx, id: Id<'organization'>): Promise<AdminOrganization> {
  const [row] = await selectOrganizations(tx, { id, limit: 1 });
  if (row === undefined) throw refuse('not_found');
  return toAdminOrganization(row);
}

/**
 * A tier takes effect at once, in the current period as well; its usage stays. While an organization is suspended its
 * queued runs wait; running ones continue to their end, unless an operator cancels them.
 */
export async function updateOrganization(
  tx: Tx,
  queue: Pick<Queue, 'send'>,
  caller: Caller,
  id: Id<'organization'>,
  { tier, suspended }: AdminUpdateOrganization,
): Promise<AdminOrganization> {
  await authoriseOperator(tx, caller);
  const before = await lockOrganization(tx, id);
  if (before === undefined) throw refuse('not_found');
  const isMoved = tier !== undefined && tier !== before.tier;
  const isTurned = suspended !== undefined && suspended !== (before.suspended_at !== null);
  if (isMoved) await moveToTier(tx, id, tier);
  if (isTurned)
    await tx
      .updateTable('organization')
      .set({ suspended_at: suspended ? storeNow() : null, updated_at: storeNow() })
      .where('id', '=', id)
      .execute();
  if (isTurned && !suspended) await sendWaiting(tx, queue, id);
  const after = await readOrganization(tx, id);
  const subject = { type: 'organization', id, name: before.name };
  if (isMoved)
    await appendOperatorEvent(tx, caller, [id], {
      action: 'organization.updated',
      subject,
      details: { changed: { tier: { from: before.tier, to: tier } } },
    });
  if (isTurned)
    await appendOperatorEvent(tx, caller, [id], {
      action: suspended ? 'organization.suspended' : 'organization.resumed',
      subject,
    });
  return after;
}

async function moveToTier(tx: Tx, id: Id<'organization'>, tier: string): Promise<void> {
  const found = await tx
    .selectFrom('tier')
    .select('rows_per_period')
    .where('name', '=', tier)
    .forShare()
    .executeTakeFirst();
  if (found === undefined) throw refuseField('tier', 'There is no tier of this name. GET /api/admin/tiers lists them.');
  await tx.updateTable('organization').set({ tier, updated_at: storeNow() }).where('id', '=', id).execute();
  await tx
    .updateTable('usage_period')
    .set({ tier, rows_included: found.rows_per_period })
    .where('organization_id', '=', id)
    .where('period_start', '=', periodOf(storeNow()).start)
    .execute();
}

export async function grantBonusRows(
  tx: Tx,
  caller: Caller,
  id: Id<'organization'>,
  { rows, reason }: GrantBonusRows,
): Promise<AdminOrganization> {
  await authoriseOperator(tx, caller);
  const before = await lockOrganization(tx, id);
  if (before === undefined) throw refuse('not_found');
  const granted = await tx
    .updateTable('organization')
    .set({ bonus_rows: sql`bonus_rows + ${rows}::bigint` })
    .where('id', '=', id)
    .where(sql<boolean>`bonus_rows <= ${Number.MAX_SAFE_INTEGER - rows}::bigint`)
    .returning('bonus_rows')
    .executeTakeFirst();
  if (granted === undefined) throw refuseField('rows', 'The balance would be too large.');
  const after = await readOrganization(tx, id);
  await appendOperatorEvent(tx, caller, [id], {
    action: 'bonus_rows.granted',
    subject: { type: 'organization', id, name: before.name },
    details: { rows, reason, balance: granted.bonus_rows },
  });
  return after;
}

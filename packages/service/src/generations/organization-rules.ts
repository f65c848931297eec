import { type Id, refuse } from '@rowloom/contract';
import type { Db } from '../store/store.ts';

/** What an organization and its tier require of every run. */
export type OrganizationRules = {
  readonly requireApproval: boolean;
  readonly perRequestCap: number;
  readonly tier: string;
};

export async function readOrganizationRules(db: Db, id: Id<'organization'>): Promise<OrganizationRules> {
  const row = await db
    .selectFrom('organization')
    .innerJoin('tier', 'tier.name', 'organization.tier')
    .select(['organization.require_approval', 'tier.per_request_cap', 'tier.name'])
    .where('organization.id', '=', id)
    .executeTakeFirstOrThrow();
  return { requireApproval: row.require_approval, perRequestCap: row.per_request_cap, tier: row.name };
}

export function checkCap({ perRequestCap, tier }: OrganizationRules, rows: number): void {
  if (rows <= perRequestCap) return;
  throw refuse(
    'row_cap_exceeded',
    `The run asks for ${rows.toLocaleString('en')} rows; the tier ${tier} allows ${perRequestCap.toLocaleString('en')} per request. Ask for fewer, in several runs if necessary.`,
  );
}

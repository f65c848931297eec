import type { CreateOrganization, Id, Organization, UpdateOrganization } from '@rowloom/contract';
import { refuse } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import { readSettings } from '../sessions/settings.ts';
import type { Store } from '../store/store.ts';
import { lockCaller } from '../users/lock-caller.ts';
import { ORGANIZATION_COLUMNS, type OrganizationRow, toOrganization } from './organization.ts';
import { countMade, insertOrganization, lockAsMember, now } from './organization-store.ts';

type OrganizationId = Id<'organization'>;

export type Organizations = {
  readonly list: (caller: Caller, query: PageQuery) => Promise<Page<Organization>>;
  readonly create: (caller: Caller, input: CreateOrganization) => Promise<Organization>;
  readonly get: (caller: Caller, id: OrganizationId) => Promise<Organization>;
  readonly update: (caller: Caller, id: OrganizationId, input: UpdateOrganization) => Promise<Organization>;
};

export type OrganizationDeps = {
  readonly store: Store;
  /** The number that one user may create and be in; 10 by default, 0 for any number. */
  readonly mostEach?: number | undefined;
};

const MAX_EACH = 10;

export function makeOrganizations({ store, mostEach = MAX_EACH }: OrganizationDeps): Organizations {
  const mine = (caller: Caller) =>
    store.db
      .selectFrom('organization')
      .innerJoin('organization_member', 'organization_member.organization_id', 'organization.id')
      .select([...ORGANIZATION_COLUMNS, 'organization_member.role'])
      .where('organization_member.user_id', '=', caller.userId);
  return {
    async list(caller, query) {
      const page = openPage(query, ['organizations', caller.userId]);
      const rows = await mine(caller)
        .$if(page.before !== undefined, (list) => list.where('organization.id', '<', page.before ?? ''))
        .orderBy('organization.id', 'desc')
        .limit(page.limit)
        .execute();
      return page.close(
        rows,
        ({ id }) => id,
        (row) => toOrganization(row, row.role),
      );
    },

    create: (caller, input) =>
      store.transaction(async (tx) => {
        const { operator } = await lockCaller(tx, caller);
        if (mostEach > 0 && !operator && (await countMade(tx, caller.userId)) >= mostEach)
          throw refuse(
            'invalid_state',
            `You have created ${mostEach} organizations, the maximum. Leave one, or ask the operator of this service.`,
          );
        const { default_tier: tier } = await readSettings(tx);
        const organization = await insertOrganization(tx, { name: input.name, tier, owner: caller.userId });
        await appendEvent(tx, caller, {
          ...subjectOf(organization),
          action: 'organization.created',
          details: { tier },
        });
        return toOrganization(organization, 'owner');
      }),

    async get(caller, id) {
      const row = await mine(caller).where('organization.id', '=', id).executeTakeFirst();
      if (row === undefined) throw refuse('insufficient_role', 'You are not a member of this organization.');
      return toOrganization(row, row.role);
    },

    update: (caller, id, input) => updateOrganization(store, caller, id, input),
  };
}

const updateOrganization = (
  store: Store,
  caller: Caller,
  id: OrganizationId,
  input: UpdateOrganization,
): Promise<Organization> =>
  store.transaction(async (tx) => {
    const { organization: before, role } = await lockAsMember(tx, caller, id, 'admin');
    const changes = changesOf(before, input);
    if (Object.keys(changes).length === 0) return toOrganization(before, role);
    const after = await tx
      .updateTable('organization')
      .set({ ...input, updated_at: now })
      .where('id', '=', id)
      .returning(ORGANIZATION_COLUMNS)
      .executeTakeFirstOrThrow();
    await appendEvent(tx, caller, { ...subjectOf(after), action: 'organization.updated', details: changes });
    return toOrganization(after, role);
  });

const SETTINGS = ['name', 'require_approval', 'required_approvals', 'separate_approvers'] as const;

/** The changed fields, by name. */
function changesOf(before: OrganizationRow, input: UpdateOrganization) {
  const changed = SETTINGS.filter((name) => input[name] !== undefined && input[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, { from: before[name], to: input[name] }]));
}

const subjectOf = ({ id, name }: { readonly id: OrganizationId; readonly name: string }) => ({
  organizationId: id,
  subject: { type: 'organization', id, name },
});

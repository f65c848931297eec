import type { Id, OrganizationRole } from '@rowloom/contract';
import { type Caller, NO_ORIGIN } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import type { Store } from '../store/store.ts';

/** People and organizations, inserted into the store without the use cases that are not under test. */
export async function addUser(store: Store, name = 'Ada', columns: { operator?: boolean } = {}): Promise<Id<'user'>> {
  const id = makeId('user');
  await store.db
    .insertInto('app_user')
    .values({ id, email: `${name}.${id}@mail.example`, name, ...columns })
    .execute();
  return id;
}

export async function addOrganization(store: Store, owner: Id<'user'>, tier = 'pro'): Promise<Id<'organization'>> {
  const id = makeId('organization');
  await store.db.insertInto('organization').values({ id, name: 'Weavers', tier, created_by: owner }).execute();
  await join(store, id, owner, 'owner');
  return id;
}

export async function join(
  store: Store,
  organizationId: Id<'organization'>,
  userId: Id<'user'>,
  role: OrganizationRole = 'member',
): Promise<void> {
  await store.db
    .insertInto('organization_member')
    .values({ organization_id: organizationId, user_id: userId, role })
    .execute();
}

/** The caller as authentication would read them now. */
export async function callerOf(store: Store, userId: Id<'user'>): Promise<Caller> {
  const user = await store.db
    .selectFrom('app_user')
    .select('operator')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const memberships = await store.db
    .selectFrom('organization_member as m')
    .innerJoin('organization as o', 'o.id', 'm.organization_id')
    .innerJoin('tier as t', 't.name', 'o.tier')
    .select(['m.organization_id', 'm.role', 'o.suspended_at', 't.api_access'])
    .where('m.user_id', '=', userId)
    .execute();
  return {
    userId,
    operator: user.operator,
    origin: NO_ORIGIN,
    via: 'session',
    sessionId: makeId('session'),
    memberships: new Map(
      memberships.map(({ organization_id, role, suspended_at, api_access }) => [
        organization_id,
        { role, suspended: suspended_at !== null, apiAccess: api_access },
      ]),
    ),
  };
}

/** A new person in the organization, as a caller. */
export async function addCaller(
  store: Store,
  organizationId: Id<'organization'>,
  role: OrganizationRole = 'member',
  name?: string,
): Promise<Caller> {
  const id = await addUser(store, name);
  await join(store, organizationId, id, role);
  return callerOf(store, id);
}

import {
  type AdminOrganization,
  type AdminUpdateOrganization,
  type AdminUpdateUser,
  type AdminUser,
  type AuditEvent,
  type EndedSessions,
  type Generation,
  type GrantBonusRows,
  type Id,
  type Member,
  type Queue as QueueFacts,
  refuse,
  type SetProjectOwner,
  type Settings,
  type System,
  type Tier,
  type TierList,
  type UpdateSettings,
  type UpdateTier,
  type WorkerList,
} from '@rowloom/contract';
import { PLATFORM_CHAIN } from '../audit/append-event.ts';
import { bindingOf, type EventQuery } from '../audit/event-filters.ts';
import { toAuditEvent } from '../audit/event-row.ts';
import { selectEvents } from '../audit/event-store.ts';
import type { Caller } from '../caller/caller.ts';
import { toGeneration } from '../generations/generation.ts';
import { findGeneration } from '../generations/generation-store.ts';
import { openPage, type Page } from '../lists/page.ts';
import type { Queue } from '../queue/queue.ts';
import { readSettings } from '../sessions/settings.ts';
import type { Db, Store } from '../store/store.ts';
import { type AdminGenerationQuery, cancelGeneration, listGenerations } from './admin-generations.ts';
import { grantBonusRows, listOrganizations, type SearchQuery, updateOrganization } from './admin-organizations.ts';
import { setProjectOwner } from './admin-projects.ts';
import { updateSettings } from './admin-settings.ts';
import { listWorkers, readQueue, readSystem } from './admin-system.ts';
import { listTiers, updateTier } from './admin-tiers.ts';
import { endUserSessions, listUsers, updateUser } from './admin-users.ts';
import { type RefusedAttempt, recordRefusedAdmin } from './record-refused.ts';

type AuditQuery = EventQuery & { readonly organization_id?: Id<'organization'> };

/** What operators see and do. The caller is known to be an operator; every change checks again. */
export type Admin = {
  readonly listOrganizations: (query: SearchQuery) => Promise<Page<AdminOrganization>>;
  readonly updateOrganization: (
    caller: Caller,
    id: Id<'organization'>,
    patch: AdminUpdateOrganization,
  ) => Promise<AdminOrganization>;
  readonly grantBonusRows: (caller: Caller, id: Id<'organization'>, body: GrantBonusRows) => Promise<AdminOrganization>;
  readonly listUsers: (query: SearchQuery) => Promise<Page<AdminUser>>;
  readonly updateUser: (caller: Caller, id: Id<'user'>, patch: AdminUpdateUser) => Promise<AdminUser>;
  readonly endSessions: (caller: Caller, id: Id<'user'>) => Promise<EndedSessions>;
  readonly listGenerations: (query: AdminGenerationQuery) => Promise<Page<Generation>>;
  readonly cancelGeneration: (caller: Caller, id: Id<'generation'>) => Promise<Generation>;
  readonly queue: () => Promise<QueueFacts>;
  readonly workers: () => Promise<WorkerList>;
  readonly system: () => Promise<System>;
  readonly listAudit: (query: AuditQuery) => Promise<Page<AuditEvent>>;
  readonly listTiers: () => Promise<TierList>;
  readonly updateTier: (caller: Caller, name: string, patch: UpdateTier) => Promise<Tier>;
  readonly setProjectOwner: (caller: Caller, id: Id<'project'>, body: SetProjectOwner) => Promise<Member>;
  readonly settings: () => Promise<Settings>;
  readonly updateSettings: (caller: Caller, patch: UpdateSettings) => Promise<Settings>;
  readonly recordRefused: (caller: Caller, attempt: RefusedAttempt) => Promise<void>;
};

export type AdminDeps = {
  readonly store: Store;
  readonly queue: Pick<Queue, 'counts' | 'send'>;
  /** Of the program. */
  readonly version: string;
};

export function makeAdmin({ store, queue, version }: AdminDeps): Admin {
  const { db, transaction } = store;
  return {
    listOrganizations: (query) => listOrganizations(db, query),
    updateOrganization: (caller, id, patch) => transaction((tx) => updateOrganization(tx, queue, caller, id, patch)),
    grantBonusRows: (caller, id, body) => transaction((tx) => grantBonusRows(tx, caller, id, body)),
    listUsers: (query) => listUsers(db, query),
    updateUser: (caller, id, patch) => transaction((tx) => updateUser(tx, caller, id, patch)),
    endSessions: (caller, id) => transaction((tx) => endUserSessions(tx, caller, id)),
    listGenerations: (query) => listGenerations(db, query),
    async cancelGeneration(caller, id) {
      await transaction((tx) => cancelGeneration(tx, caller, id));
      const run = await findGeneration(db, id);
      if (run === undefined) throw refuse('not_found');
      return toGeneration(run);
    },
    queue: async () => readQueue(db, await queue.counts()),
    workers: () => listWorkers(db),
    system: () => readSystem(store, version),
    listAudit: (query) => listAudit(db, query),
    listTiers: () => listTiers(db),
    updateTier: (caller, name, patch) => transaction((tx) => updateTier(tx, caller, name, patch)),
    setProjectOwner: (caller, id, { user_id }) => transaction((tx) => setProjectOwner(tx, caller, id, user_id)),
    settings: () => readSettings(db),
    updateSettings: (caller, patch) => transaction((tx) => updateSettings(tx, caller, patch)),
    recordRefused: (caller, attempt) => recordRefusedAdmin(store, caller, attempt),
  };
}

async function listAudit(db: Db, query: AuditQuery): Promise<Page<AuditEvent>> {
  const chain = query.organization_id ?? PLATFORM_CHAIN;
  const page = openPage(query, ['admin-audit', chain, ...bindingOf(query)]);
  return page.close(await selectEvents(db, chain, query, page, 'chain'), ({ id }) => id, toAuditEvent);
}

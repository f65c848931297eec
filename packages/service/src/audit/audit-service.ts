import { type AuditEvent, hasOrganizationRole, type Id, refuse, ROLE_WITHOUT_ROSTER } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import type { Caller } from '../caller/caller.ts';
import { openPage, type Page } from '../lists/page.ts';
import type { Store } from '../store/store.ts';
import { bindingOf, type EventQuery } from './event-filters.ts';
import { toAuditEvent } from './event-row.ts';
import { selectActivity, selectEvents } from './event-store.ts';

export type Audit = {
  /** What a member sees of the organization's events. */
  readonly listActivity: (
    caller: Caller,
    organizationId: Id<'organization'>,
    query: EventQuery,
  ) => Promise<Page<AuditEvent>>;
  /** All events of one project, in full: for readers of its audit log. */
  readonly listProjectEvents: (
    caller: Caller,
    access: ProjectAccess,
    query: Omit<EventQuery, 'project_id'>,
  ) => Promise<Page<AuditEvent>>;
};

export function makeAudit({ store }: { readonly store: Store }): Audit {
  return {
    async listActivity(caller, organizationId, query) {
      const membership = caller.memberships.get(organizationId);
      if (membership === undefined) throw refuse('insufficient_role');
      const reader = {
        userId: caller.userId,
        roleWithoutRoster: ROLE_WITHOUT_ROSTER[membership.role],
        isAdmin: isAdminOf(caller, organizationId),
      };
      const page = openPage(query, ['activity', organizationId, ...bindingOf(query)]);
      const rows = await selectActivity(store.db, organizationId, reader, query, page);
      return page.close(rows, ({ id }) => id, toAuditEvent);
    },

    async listProjectEvents(caller, { organizationId, projectId }, query) {
      const filters = { ...query, project_id: projectId };
      const page = openPage(query, ['audit-log', ...bindingOf(filters)]);
      const numbering = isAdminOf(caller, organizationId)
        ? { adminOf: organizationId, userId: caller.userId }
        : 'project';
      const rows = await selectEvents(store.db, organizationId, filters, page, numbering);
      return page.close(rows, ({ id }) => id, toAuditEvent);
    },
  };
}

function isAdminOf({ memberships }: Caller, organizationId: string): boolean {
  const membership = memberships.get(organizationId);
  return membership !== undefined && hasOrganizationRole(membership.role, 'admin');
}

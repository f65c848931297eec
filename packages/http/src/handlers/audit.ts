import { ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const auditHandlers: Handlers<'listActivity' | 'getAuditLog'> = {
  listActivity: async ({ caller, access, query }, { audit }) =>
    ok(await audit.listActivity(caller, access.organizationId, query)),
  getAuditLog: async ({ caller, access, query }, { audit }) => ok(await audit.listProjectEvents(caller, access, query)),
};

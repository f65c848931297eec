import { ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const adminHandlers: Handlers<
  | 'adminListOrganizations'
  | 'adminUpdateOrganization'
  | 'adminGrantBonusRows'
  | 'adminListUsers'
  | 'adminUpdateUser'
  | 'adminEndSessions'
  | 'adminListGenerations'
  | 'adminCancelGeneration'
  | 'adminListTiers'
  | 'adminUpdateTier'
  | 'adminSetProjectOwner'
  | 'adminGetQueue'
  | 'adminListWorkers'
  | 'adminGetSystem'
  | 'adminListAudit'
  | 'adminGetSettings'
  | 'adminUpdateSettings'
> = {
  adminListOrganizations: async ({ query }, { admin }) => ok(await admin.listOrganizations(query)),
  adminUpdateOrganization: async ({ caller, params, body }, { admin }) =>
    ok(await admin.updateOrganization(caller, params.id, body)),
  adminGrantBonusRows: async ({ caller, params, body }, { admin }) =>
    ok(await admin.grantBonusRows(caller, params.id, body)),
  adminListUsers: async ({ query }, { admin }) => ok(await admin.listUsers(query)),
  adminUpdateUser: async ({ caller, params, body }, { admin }) => ok(await admin.updateUser(caller, params.id, body)),
  adminEndSessions: async ({ caller, params }, { admin }) => ok(await admin.endSessions(caller, params.id)),
  adminListGenerations: async ({ query }, { admin }) => ok(await admin.listGenerations(query)),
  adminCancelGeneration: async ({ caller, params }, { admin }) => ok(await admin.cancelGeneration(caller, params.id)),
  adminListTiers: async (_request, { admin }) => ok(await admin.listTiers()),
  adminUpdateTier: async ({ caller, params, body }, { admin }) => ok(await admin.updateTier(caller, params.name, body)),
  adminSetProjectOwner: async ({ caller, params, body }, { admin }) =>
    ok(await admin.setProjectOwner(caller, params.id, body)),
  adminGetQueue: async (_request, { admin }) => ok(await admin.queue()),
  adminListWorkers: async (_request, { admin }) => ok(await admin.workers()),
  adminGetSystem: async (_request, { admin }) => ok(await admin.system()),
  adminListAudit: async ({ query }, { admin }) => ok(await admin.listAudit(query)),
  adminGetSettings: async (_request, { admin }) => ok(await admin.settings()),
  adminUpdateSettings: async ({ caller, body }, { admin }) => ok(await admin.updateSettings(caller, body)),
};

import type { EndpointId, MatrixCaller, MatrixOutcome } from '@rowloom/contract';
import { freshAddress, freshName, makeKey, makeProject, type Person, tokenOf } from '../people.fixture.ts';
import type { Bearer, CallInput } from '../service.fixture.ts';
import { fileConnection, guest, idleSchedule, quietWebhook, smallTemplate, type Stage } from './stage.fixture.ts';

/** How an endpoint is called: a valid request about existing resources. */
export type Recipe = {
  /** The request of a refused caller: it is about shared resources, because a refusal changes nothing. */
  readonly shared: (stage: Stage) => CallInput;
  /** The request of an allowed caller, if the request consumes its resource. */
  readonly fresh?: (stage: Stage, who: Bearer, caller: MatrixCaller) => Promise<CallInput>;
  /** The user whose token is sent instead of the caller's. */
  readonly as?: (stage: Stage, caller: MatrixCaller) => Promise<Bearer>;
  /** The result of the endpoint's `further`, or of the configuration of the service under test. */
  readonly further?: (caller: MatrixCaller) => MatrixOutcome | undefined;
};

const plain: Recipe = { shared: () => ({}) };
const inOrganization: Recipe = { shared: ({ organization }) => ({ query: { org_id: organization } }) };
const ofOrganization = (body?: () => unknown): Recipe => ({
  shared: ({ organization }) => ({ params: { id: organization }, ...(body === undefined ? {} : { body: body() }) }),
});
const ofProject = (body?: (stage: Stage) => unknown): Recipe => ({
  shared: (stage) => ({ params: { id: stage.project }, ...(body === undefined ? {} : { body: body(stage) }) }),
});
const ofThing = (thing: 'snapshot' | 'generation' | 'export' | 'approval' | 'template', body?: unknown): Recipe => ({
  shared: (stage) => ({ params: { id: stage[thing] }, ...(body === undefined ? {} : { body }) }),
});
const ofConnection = (body?: unknown): Recipe => ({
  shared: ({ project, connection }) => ({
    params: { id: project, connection_id: connection },
    ...(body === undefined ? {} : { body }),
  }),
});
const ofSchedule = (body?: unknown): Recipe => ({
  shared: ({ project, schedule }) => ({
    params: { id: project, schedule_id: schedule },
    ...(body === undefined ? {} : { body }),
  }),
});
const ofWebhook = (body?: unknown): Recipe => ({
  shared: ({ project, webhook }) => ({
    params: { id: project, webhook_id: webhook },
    ...(body === undefined ? {} : { body }),
  }),
});
const notConfigured: Recipe = { ...plain, further: () => 'not_found' };

const PLAIN_MEMBERS: ReadonlySet<MatrixCaller> = new Set<MatrixCaller>([
  'viewer',
  'approver',
  'data_fabricator',
  'editor',
  'off_roster',
]);

/** Requests more rows than any tier allows: everything but the run itself is tested. */
const tooMany = { rows: 2_000_000_000 };

/** With a separate session: what it ends is no other endpoint's. */
const endsSession: Recipe = {
  ...plain,
  as: async ({ service, actors }, caller) => signInAgain(service, caller === 'anonymous' ? undefined : actors[caller]),
};

export const RECIPES: Readonly<Record<EndpointId, Recipe>> = {
  createKey: { shared: () => ({ body: { name: 'matrix' } }) },
  listKeys: plain,
  revokeKey: {
    shared: ({ actors }) => ({ params: { key_id: actors.owner.key.id } }),
    fresh: async ({ service }, who) => ({ params: { key_id: (await makeKey(service, who)).id } }),
  },

  listProjects: inOrganization,
  createProject: {
    shared: ({ organization }) => ({
      body: { organization_id: organization, name: freshName('matrix'), engine: 'sqlite', schema_name: 'main' },
    }),
  },
  getProject: ofProject(),
  updateProject: ofProject(() => ({ settings: { description: 'changed' } })),
  deleteProject: {
    ...ofProject(),
    fresh: async ({ service, actors, organization }, who) => {
      const { id } = await makeProject(service, actors.owner, organization);
      expectOwner(who, actors.owner);
      return { params: { id } };
    },
  },
  getMyRole: ofProject(),
  getProjectRules: ofProject(),
  replaceProjectRules: ofProject(() => ({ rules: {} })),

  listMembers: ofProject(),
  addMember: {
    ...ofProject(({ spare }) => ({ user_id: spare.id, role: 'viewer' })),
  },
  updateMember: {
    shared: ({ project, actors }) => ({ params: { id: project, user_id: actors.viewer.id }, body: { role: 'viewer' } }),
  },
  removeMember: {
    shared: ({ project, actors }) => ({ params: { id: project, user_id: actors.viewer.id } }),
    fresh: async ({ service, project, actors, spare }) => {
      await service.call('addMember', actors.owner, {
        params: { id: project },
        body: { user_id: spare.id, role: 'viewer' },
      });
      return { params: { id: project, user_id: spare.id } };
    },
  },

  listTemplates: inOrganization,
  createTemplate: { shared: ({ organization }) => ({ body: smallTemplate(organization) }) },
  getTemplate: ofThing('template'),
  updateTemplate: ofThing('template', { description: 'changed' }),
  deleteTemplate: {
    ...ofThing('template'),
    fresh: async ({ service, actors, organization }) => {
      const { id } = await service.get('createTemplate', actors.owner, { body: smallTemplate(organization) });
      return { params: { id } };
    },
  },
  getTemplateSchema: ofThing('template'),

  listSnapshots: inOrganization,
  listProjectSnapshots: ofProject(),
  captureSnapshot: ofProject(() => ({ template_id: 'blog' })),
  getSnapshot: ofThing('snapshot'),
  getSnapshotSchema: ofThing('snapshot'),
  diffSnapshots: { shared: ({ snapshot }) => ({ params: { id: snapshot }, query: { against: snapshot } }) },

  listGenerations: inOrganization,
  listProjectGenerations: ofProject(),
  startGeneration: ofProject(() => tooMany),
  planGeneration: ofProject(() => ({ rows: 10 })),
  getGeneration: ofThing('generation'),
  getCertificate: ofThing('generation'),
  cancelGeneration: ofThing('generation'),
  undoGeneration: ofThing('generation'),
  watchGeneration: ofThing('generation'),

  listExports: inOrganization,
  getExport: ofThing('export'),
  downloadExport: ofThing('export'),
  deleteExport: {
    ...ofThing('export'),
    fresh: async ({ takeExport }) => ({ params: { id: await takeExport() } }),
  },

  getUsage: inOrganization,
  getUsageByProject: inOrganization,
  getUsageHistory: inOrganization,
  getUsageSeries: inOrganization,

  listApprovals: inOrganization,
  getApproval: ofThing('approval'),
  requestApproval: { shared: ({ project }) => ({ body: { project_id: project, run: tooMany } }) },
  approveApproval: ofThing('approval', { note: 'matrix' }),
  rejectApproval: ofThing('approval', { note: 'matrix' }),
  cancelApproval: {
    ...ofThing('approval'),
    fresh: async ({ service, project }, who) => {
      const { id } = await service.get('requestApproval', who, { body: { project_id: project, run: { rows: 10 } } });
      return { params: { id } };
    },
  },
  consumeApproval: ofThing('approval'),

  listActivity: inOrganization,
  getAuditLog: ofProject(),

  listConnections: ofProject(),
  createConnection: ofProject(fileConnection),
  getConnection: ofConnection(),
  updateConnection: ofConnection({ options: {} }),
  deleteConnection: {
    ...ofConnection(),
    fresh: async ({ service, actors, project }) => {
      const params = { id: project };
      const { id } = await service.get('createConnection', actors.owner, { params, body: fileConnection() });
      return { params: { id: project, connection_id: id } };
    },
  },
  testConnection: ofConnection(),

  listSchedules: ofProject(),
  createSchedule: ofProject(idleSchedule),
  getSchedule: ofSchedule(),
  updateSchedule: ofSchedule({ enabled: false }),
  deleteSchedule: {
    ...ofSchedule(),
    fresh: async ({ service, actors, project }) => {
      const { id } = await service.get('createSchedule', actors.owner, {
        params: { id: project },
        body: idleSchedule(),
      });
      return { params: { id: project, schedule_id: id } };
    },
  },

  listWebhooks: ofProject(),
  createWebhook: ofProject(quietWebhook),
  getWebhook: ofWebhook(),
  updateWebhook: ofWebhook({ enabled: false }),
  deleteWebhook: {
    ...ofWebhook(),
    fresh: async ({ service, actors, project }) => {
      const { id } = await service.get('createWebhook', actors.owner, {
        params: { id: project },
        body: quietWebhook(),
      });
      return { params: { id: project, webhook_id: id } };
    },
  },
  testWebhook: ofWebhook(),
  listWebhookDeliveries: ofWebhook(),
  redeliverWebhook: {
    shared: ({ project, webhook, delivery }) => ({
      params: { id: project, webhook_id: webhook, delivery_id: delivery },
    }),
  },

  getSignInOptions: plain,
  register: {
    shared: ({ spare }) => ({
      headers: freshAddress(),
      body: { email: spare.email, password: spare.password, name: 'x' },
    }),
  },
  login: {
    shared: () => ({
      headers: freshAddress(),
      body: { email: `${freshName('nobody').replace(' ', '.')}@example.com`, password: 'x' },
    }),
  },
  refresh: { shared: ({ spare }) => ({ headers: { cookie: spare.cookie, ...freshAddress() } }) },
  logout: endsSession,
  logoutEverywhere: endsSession,
  getMe: plain,
  updateMe: { shared: () => ({ body: { name: freshName('person') } }) },
  changePassword: {
    shared: () => ({ body: { current_password: 'not the password', new_password: 'another passphrase' } }),
  },
  deleteMe: endsSession,
  lookAtInvitation: {
    shared: () => ({ headers: freshAddress(), body: { token: 'unknown' } }),
    further: () => 'not_found',
  },
  joinOrganization: { shared: () => ({ body: { token: 'unknown' } }), further: () => 'not_found' },
  acceptInvitation: {
    shared: () => ({ headers: freshAddress(), body: { token: 'unknown', name: 'x', password: 'a passphrase' } }),
  },
  requestEmailProof: plain,
  proveEmail: { shared: () => ({ headers: freshAddress(), body: { token: 'unknown', password: 'a passphrase' } }) },
  startOidc: notConfigured,
  finishOidc: notConfigured,

  listOrganizations: plain,
  createOrganization: { shared: () => ({ body: { name: freshName('matrix') } }) },
  getOrganization: ofOrganization(),
  updateOrganization: ofOrganization(() => ({ require_approval: false })),
  listOrganizationMembers: ofOrganization(),
  updateOrganizationMember: {
    shared: ({ organization, actors }) => ({
      params: { id: organization, user_id: actors.viewer.id },
      body: { role: 'member' },
    }),
  },
  removeOrganizationMember: {
    shared: ({ organization, actors }) => ({ params: { id: organization, user_id: actors.viewer.id } }),
    // Admins and owners remove others; a removed person is gone, so it is someone who just joined.
    fresh: async ({ service, organization, actors }, _who, caller) => {
      if (PLAIN_MEMBERS.has(caller)) return { params: { id: organization, user_id: actors.admin.id } };
      const invited = guest();
      const { link } = await service.get('createInvitation', actors.owner, {
        params: { id: organization },
        body: invited,
      });
      const { body } = await service.call('acceptInvitation', undefined, {
        headers: freshAddress(),
        body: { token: tokenOf(link), name: 'Guest', password: 'a passphrase' },
      });
      return { params: { id: organization, user_id: body.user.id } };
    },
    further: (caller) => (PLAIN_MEMBERS.has(caller) ? 'insufficient_role' : undefined),
  },
  listInvitations: ofOrganization(),
  createInvitation: ofOrganization(guest),
  revokeInvitation: {
    shared: ({ organization, invitation }) => ({ params: { id: organization, invitation_id: invitation } }),
    fresh: async ({ service, organization, actors }) => {
      const { id } = await service.get('createInvitation', actors.owner, {
        params: { id: organization },
        body: guest(),
      });
      return { params: { id: organization, invitation_id: id } };
    },
  },

  adminListOrganizations: plain,
  adminUpdateOrganization: ofOrganization(() => ({ tier: 'enterprise' })),
  adminGrantBonusRows: ofOrganization(() => ({ rows: 1, reason: 'matrix' })),
  adminListUsers: plain,
  adminUpdateUser: { shared: ({ spare }) => ({ params: { id: spare.id }, body: { disabled: false } }) },
  adminEndSessions: { shared: ({ spare }) => ({ params: { id: spare.id } }) },
  adminListGenerations: plain,
  adminCancelGeneration: ofThing('generation'),
  adminListTiers: plain,
  adminUpdateTier: { shared: () => ({ params: { name: 'team' }, body: { per_request_cap: 20_000_000 } }) },
  adminSetProjectOwner: ofProject(({ actors }) => ({ user_id: actors.owner.id })),
  adminGetQueue: plain,
  adminListWorkers: plain,
  adminGetSystem: plain,
  adminListAudit: plain,
  adminGetSettings: plain,
  adminUpdateSettings: { shared: () => ({ body: { registration: 'open' } }) },

  getHealth: plain,
  getReadiness: plain,
  getOpenApi: plain,
  getSchemaDocumentSchema: plain,
  getRulesSchema: plain,
  getMetrics: plain,
};

/** Endpoints that consume their caller come last, in this order. */
export const LAST: readonly EndpointId[] = ['logout', 'logoutEverywhere', 'deleteMe'];

/** A separate session, to be ended. */
async function signInAgain(service: Stage['service'], person: Person | undefined): Promise<Bearer> {
  if (person === undefined) return { token: '' };
  const { email, password } = person;
  const { access_token: token } = await service.get('login', undefined, {
    headers: freshAddress(),
    body: { email, password },
  });
  return { token };
}

function expectOwner(who: Bearer, owner: Bearer & { readonly key: Bearer }): void {
  if (who.token !== owner.token && who.token !== owner.key.token) throw new Error('Only an owner deletes a project.');
}

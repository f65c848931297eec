import type { Command } from '../arguments/command.ts';
import type { Noun } from '../operations/operation.ts';
import type { CommandEntry } from './command-entry.ts';

/** A fully declared noun. */
const noun = (name: string, summary: string, load: () => Promise<Noun>): CommandEntry => ({
  name,
  summary,
  load: async (): Promise<Command> => {
    const [{ makeNoun }, declared] = await Promise.all([import('../operations/make-noun.ts'), load()]);
    return makeNoun(declared);
  },
});

/** The commands that talk to a service. */
export const SERVICE_COMMANDS: readonly CommandEntry[] = [
  {
    name: 'login',
    summary: 'sign in to a service, for the commands that talk to it',
    load: async () => (await import('../commands/login.ts')).login,
  },
  {
    name: 'logout',
    summary: 'forget a service that login has signed in to',
    load: async () => (await import('../commands/logout.ts')).logout,
  },
  {
    name: 'services',
    summary: 'the services that you have signed in to: list, use, forget',
    load: async () => (await import('../commands/services.ts')).services,
  },
  {
    name: 'projects',
    summary: 'projects: list, create, show, edit, delete, role, rules',
    load: async () => (await import('../commands/projects.ts')).projects,
  },
  noun(
    'connections',
    'databases, folders and buckets of a project: list, add, test, edit, delete',
    async () => (await import('../operations/nouns/connections.ts')).connections,
  ),
  {
    name: 'snapshot',
    summary: "capture a project's schema",
    load: async () => (await import('../commands/snapshot.ts')).snapshot,
  },
  {
    name: 'snapshots',
    summary: 'schemas at points in time: list, capture, show, diff',
    load: async () => (await import('../commands/snapshots.ts')).snapshots,
  },
  {
    name: 'push',
    summary: 'start a run and watch it to its end',
    load: async () => (await import('../commands/push.ts')).push,
  },
  {
    name: 'runs',
    summary: 'runs: list, plan, start, watch, show, compare, cancel, undo',
    load: async () => (await import('../commands/runs.ts')).runs,
  },
  {
    name: 'exports',
    summary: 'recipes of runs: list, show, download, delete',
    load: async () => (await import('../commands/exports.ts')).exports,
  },
  noun(
    'schedules',
    'repeated runs and snapshots: list, create, edit, enable, disable, delete',
    async () => (await import('../operations/nouns/schedules.ts')).schedules,
  ),
  noun(
    'webhooks',
    'URLs that are notified of runs and approvals: list, create, test, deliveries',
    async () => (await import('../operations/nouns/webhooks.ts')).webhooks,
  ),
  noun(
    'approvals',
    'run approvals: list, request, approve, reject, cancel',
    async () => (await import('../operations/nouns/approvals.ts')).approvals,
  ),
  noun(
    'templates',
    'schemas without a database: list, create, show, edit, delete',
    async () => (await import('../operations/nouns/templates.ts')).templates,
  ),
  noun(
    'members',
    'the roster of a project: list, add, edit, remove',
    async () => (await import('../operations/nouns/members.ts')).members,
  ),
  noun(
    'org',
    'organizations: list, create, show, edit, and their members',
    async () => (await import('../operations/nouns/organizations.ts')).organizations,
  ),
  noun(
    'invitations',
    'invitations to an organization: list, create, revoke, accept',
    async () => (await import('../operations/nouns/invitations.ts')).invitations,
  ),
  {
    name: 'usage',
    summary: 'how many rows an organization has used, and may still use',
    load: async () => (await import('../commands/usage.ts')).usage,
  },
  {
    name: 'audit',
    summary: 'audit events: read them, and check that none was changed',
    load: async () => (await import('../commands/audit.ts')).audit,
  },
  {
    name: 'keys',
    summary: 'your API keys: list, create, revoke',
    load: async () => (await import('../commands/keys.ts')).keys,
  },
  {
    name: 'account',
    summary: 'your account: name, password, address, sessions',
    load: async () => (await import('../commands/account.ts')).account,
  },
  {
    name: 'admin',
    summary: 'the operator console: organizations, accounts, tiers, workers, settings',
    load: async () => (await import('../commands/admin.ts')).admin,
  },
  noun(
    'service',
    'status, sign-in methods and API of a service',
    async () => (await import('../operations/nouns/service.ts')).service,
  ),
  {
    name: 'api',
    summary: 'send any request to the service, and print the response',
    load: async () => (await import('../commands/api.ts')).api,
  },
];

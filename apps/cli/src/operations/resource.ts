import type { Client } from '@rowloom/client';
import type { Project } from '@rowloom/contract';
import { chooseNamed } from '../remote/choose-named.ts';
import { findOrganization } from '../remote/find-organization.ts';
import { findProject, listProjects } from '../remote/find-project.ts';
import type { Item } from './item.ts';

/** Where a resource is looked up: the organization, and the project named by an earlier word. */
export type Surroundings = {
  readonly client: Client;
  readonly org: string | undefined;
  readonly project: Project | undefined;
};

type Named = Item & { readonly id: string; readonly name: string };

type Resource = {
  readonly noun: string;
  readonly list: (where: Surroundings) => AsyncIterable<Named>;
  readonly find?: (where: Surroundings, wanted: string) => Promise<Item>;
};

const projectId = ({ project }: Surroundings): { readonly id: string } => ({ id: project?.id ?? '' });

async function* named<T extends object>(
  items: AsyncIterable<T> | Promise<{ readonly items: readonly T[] }>,
  fields: (item: T) => { readonly id: string; readonly name: string },
): AsyncGenerator<Named> {
  const all = items instanceof Promise ? (await items).items : items;
  for await (const item of all) yield { ...item, ...fields(item) };
}

async function* ofOrganization<T extends object>(
  { client, org }: Surroundings,
  list: (id: string) => AsyncIterable<T>,
  fields: (item: T) => { readonly id: string; readonly name: string },
): AsyncGenerator<Named> {
  const { id } = await findOrganization(client, org);
  yield* named(list(id), fields);
}

const own = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });
const byEmail = ({ user_id: id, email: name }: { readonly user_id: string; readonly email: string }) => ({ id, name });
const byId = ({ id }: { readonly id: string }) => ({ id, name: id });

/** A resource without a name is identified only by its id; the service says whether it exists. */
const onlyId = (_: Surroundings, id: string): Promise<Item> => Promise.resolve({ id, name: id });

/** Resources of the service that a word can name, by name or id. */
export const RESOURCES = {
  organization: {
    noun: 'organization',
    list: ({ client }) => named(client.pages('listOrganizations', {}), own),
  },
  project: {
    noun: 'project',
    list: ({ client, org }) => named(listProjects(client, org), own),
    find: ({ client, org }, wanted) => findProject(client, wanted, org),
  },
  connection: {
    noun: 'connection',
    list: (where) => named(where.client.pages('listConnections', { params: projectId(where) }), own),
  },
  schedule: {
    noun: 'schedule',
    list: (where) => named(where.client.pages('listSchedules', { params: projectId(where) }), own),
  },
  webhook: {
    noun: 'webhook',
    list: (where) => named(where.client.pages('listWebhooks', { params: projectId(where) }), own),
  },
  member: {
    noun: 'member',
    list: (where) => named(where.client.pages('listMembers', { params: projectId(where) }), byEmail),
  },
  colleague: {
    noun: 'member',
    list: (where) =>
      ofOrganization(where, (id) => where.client.pages('listOrganizationMembers', { params: { id } }), byEmail),
  },
  invitation: {
    noun: 'invitation',
    list: (where) =>
      ofOrganization(
        where,
        (id) => where.client.pages('listInvitations', { params: { id } }),
        ({ id, email: name }) => ({ id, name }),
      ),
  },
  template: {
    noun: 'template',
    list: (where) => ofOrganization(where, (id) => where.client.pages('listTemplates', { query: { org_id: id } }), own),
  },
  snapshot: {
    noun: 'snapshot',
    list: (where) =>
      ofOrganization(where, (id) => where.client.pages('listSnapshots', { query: { org_id: id } }), byId),
    find: onlyId,
  },
  run: {
    noun: 'run',
    list: (where) =>
      ofOrganization(where, (id) => where.client.pages('listGenerations', { query: { org_id: id } }), byId),
    find: onlyId,
  },
  export: {
    noun: 'export',
    list: (where) => ofOrganization(where, (id) => where.client.pages('listExports', { query: { org_id: id } }), byId),
    find: onlyId,
  },
  approval: {
    noun: 'approval',
    list: (where) =>
      ofOrganization(where, (id) => where.client.pages('listApprovals', { query: { org_id: id } }), byId),
    find: onlyId,
  },
  key: {
    noun: 'active key',
    list: ({ client }) => named(client.listKeys(), ({ id, prefix: name }) => ({ id, name })),
  },
  tier: {
    noun: 'tier',
    list: ({ client }) => named(client.adminListTiers(), ({ name }) => ({ id: name, name })),
  },
  anyOrganization: {
    noun: 'organization',
    list: ({ client }) => named(client.pages('adminListOrganizations', {}), own),
  },
  anyUser: {
    noun: 'account',
    list: ({ client }) =>
      named(client.pages('adminListUsers', {}), ({ id, email }) => ({ id, name: email ?? 'removed' })),
  },
} as const satisfies Readonly<Record<string, Resource>>;

export type ResourceName = keyof typeof RESOURCES;

/** The resource that a word names. */
export async function findResource(name: ResourceName, where: Surroundings, wanted: string): Promise<Item> {
  const resource: Resource = RESOURCES[name];
  if (resource.find !== undefined) return resource.find(where, wanted);
  return chooseNamed(resource.list(where), wanted, resource.noun);
}

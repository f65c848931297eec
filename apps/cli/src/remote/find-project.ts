import { type Client, isApiError } from '@rowloom/client';
import type { Connection, Project } from '@rowloom/contract';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { chooseNamed } from './choose-named.ts';
import { findOrganization } from './find-organization.ts';

export const PROJECT_OPERAND = { name: 'PROJECT', help: "the project's name or id" } as const;

/** A project by id, or by name in the named organization, or in any of the caller's. */
export async function findProject(client: Client, wanted: string, org?: string): Promise<Project> {
  if (/^prj_[0-9a-z]{26}$/.test(wanted)) return client.getProject({ params: { id: wanted } });
  return chooseNamed(listProjects(client, org), wanted, 'project');
}

/** Every project that the caller can see. */
export async function* listProjects(client: Client, org: string | undefined): AsyncGenerator<Project> {
  const organizations =
    org === undefined ? client.pages('listOrganizations', {}) : [await findOrganization(client, org)];
  for await (const { id } of organizations)
    try {
      yield* client.pages('listProjects', { query: { org_id: id, limit: 200 } });
    } catch (error) {
      // One of many organizations may have a tier without keys, or be suspended: the others are still searched.
      if (org !== undefined || !isApiError(error) || error.status !== 403) throw error;
    }
}

export async function findConnection(client: Client, project: Project, wanted: string): Promise<Connection> {
  const { id } = project;
  if (wanted.includes('://'))
    throw refusal(EXIT.usage, `--to names a connection of ${project.name}, not a URL: the service keeps the address.`);
  return chooseNamed(client.pages('listConnections', { params: { id } }), wanted, 'connection');
}

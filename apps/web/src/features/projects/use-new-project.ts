import type { Engine, Project } from '@rowloom/contract';
import { DIALECTS } from '@rowloom/engine';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../api/session-context.ts';
import { useOrganizationId } from '../organizations/use-organization.ts';

/** Where a project's first schema comes from. */
export const BEGINNINGS = ['pack', 'ddl', 'connection'] as const;

export type Beginning = (typeof BEGINNINGS)[number];

export type NewProject = {
  readonly name: string;
  readonly engine: Engine;
  readonly pack: string;
  readonly ddl: string;
  readonly url: string;
};

const PACK_NAMES: Readonly<Record<string, string>> = { ecommerce: 'Shop', saas: 'SaaS product', blog: 'Blog' };

/** Makes the project, what it needs, and its first snapshot; a project whose schema cannot be read is not left behind. */
export function useNewProject(begin: Beginning) {
  const client = useClient();
  const queries = useQueryClient();
  const organizationId = useOrganizationId();
  return useMutation<Project, Error, NewProject>({
    mutationFn: async ({ name, engine, pack, ddl, url }) => {
      const project = await client.createProject({
        body: {
          organization_id: organizationId,
          name: name.trim() === '' ? (PACK_NAMES[pack] ?? pack) : name,
          engine,
          schema_name: DIALECTS[engine].usualSchema,
        },
      });
      const params = { id: project.id };
      try {
        if (begin === 'pack') await client.captureSnapshot({ params, body: { template_id: pack as never } });
        else if (begin === 'ddl') await client.captureSnapshot({ params, body: { ddl, dialect: engine } });
        else {
          const connection = await client.createConnection({ params, body: { name: 'Database', kind: engine, url } });
          await client.captureSnapshot({ params, body: { connection_id: connection.id } });
        }
      } catch (error) {
        await client.attempt.deleteProject({ params });
        throw error;
      }
      return project;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['listProjects'] }),
  });
}

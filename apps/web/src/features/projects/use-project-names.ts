import type { Project } from '@rowloom/contract';
import { useAll } from '../../api/use-call.ts';
import { useOrganizationId } from '../organizations/use-organization.ts';

/** The projects of the organization that the viewer sees, and what each is called. */
export function useProjectNames(): {
  readonly projects: readonly Project[];
  readonly nameOf: (id: string) => string | undefined;
} {
  const { data: projects = [] } = useAll('listProjects', { query: { org_id: useOrganizationId() } });
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  return { projects, nameOf: (id) => names.get(id) };
}

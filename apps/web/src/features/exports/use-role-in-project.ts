import type { ProjectRole } from '@rowloom/contract';
import { useProjectNames } from '../projects/use-project-names.ts';

/** The viewer's role in each project of the organization; none where they do not see it. */
export function useRoleInProject(): (project: string) => ProjectRole | undefined {
  const { projects } = useProjectNames();
  return (project) => projects.find(({ id }) => id === project)?.my_role;
}

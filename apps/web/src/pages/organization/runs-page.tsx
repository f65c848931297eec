import { PlaySolid } from 'iconoir-react';
import { useGrowing } from '../../api/use-growing.ts';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { ProjectFilter } from '../../features/projects/project-filter.tsx';
import { useProjectNames } from '../../features/projects/use-project-names.ts';
import { RUN_FILTERS, RunFilters, useRunQuery } from '../../features/runs/run-filters.tsx';
import { RunTable } from '../../features/runs/run-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ToProjects } from '../../features/projects/to-projects.tsx';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { useFilters } from '../../ui/filters.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';

const FILTERS = ['project', ...RUN_FILTERS] as const;

/** The runs of all projects that the viewer sees, the newest first. */
export function OrganizationRunsPage() {
  const organizationId = useOrganizationId();
  const [filters, setFilters] = useFilters(...FILTERS);
  const { project } = filters;
  const { nameOf } = useProjectNames();
  const runs = useGrowing(
    'listGenerations',
    {
      query: {
        org_id: organizationId,
        ...(project === undefined ? {} : { project_id: project }),
        ...useRunQuery(),
      },
    },
    { refetchInterval: 4000 },
  );
  const list = growingList(runs);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Page title="Runs" description="The runs of every project, their targets and results.">
      <Surface flush>
        <RunFilters
          runs={list.items}
          further={['project']}
          lead={<ProjectFilter value={project} onChange={(value) => setFilters({ project: value })} />}
        />
        <RunTable
          {...list}
          projectName={nameOf}
          empty={
            isFiltered ? (
              <NothingMatches title="No run matches" filters={FILTERS} />
            ) : (
              <EmptyState icon={<PlaySolid width={32} height={32} />} title="No run yet" actions={<ToProjects />}>
                Open a project and press Generate. A run streams rows into your target; Rowloom keeps none of them.
              </EmptyState>
            )
          }
        />
      </Surface>
    </Page>
  );
}

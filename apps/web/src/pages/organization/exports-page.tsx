import { Download } from 'iconoir-react';
import { useGrowing } from '../../api/use-growing.ts';
import { DeleteExport } from '../../features/exports/delete-export.tsx';
import { mayDelete, mayDownload } from '../../features/exports/export-rights.ts';
import { ExportTable } from '../../features/exports/export-table.tsx';
import { SaveExport } from '../../features/exports/save-export.tsx';
import { useRoleInProject } from '../../features/exports/use-role-in-project.ts';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { ProjectFilter } from '../../features/projects/project-filter.tsx';
import { ToProjects } from '../../features/projects/to-projects.tsx';
import { DayFields } from '../../ui/day-fields.tsx';
import { dayRange } from '../../ui/day-range.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { growingList } from '../../ui/growing.ts';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { Page } from '../../ui/page.tsx';
import { FilterBar } from '../../ui/paging/filter-bar.tsx';
import { Surface } from '../../ui/surface.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';

const FILTERS = ['project', 'from', 'to'] as const;

/** Sealed recipes: each makes the rows of its run again, here or anywhere. */
export function ExportsPage() {
  const organizationId = useOrganizationId();
  const [{ project, ...days }, setFilters] = useFilters(...FILTERS);
  const roleIn = useRoleInProject();
  const query = {
    org_id: organizationId,
    ...(project === undefined ? {} : { project_id: project }),
    ...dayRange('created', days),
  };
  const list = growingList(useGrowing('listExports', { query }, { refetchInterval: 10_000 }));
  const [saved, setSaved] = useAbout('save', list.items, idOf);
  const [removed, setRemoved] = useAbout('delete', list.items, idOf);
  const isFiltered = [project, days.from, days.to].some((filter) => filter !== undefined);
  return (
    <Page
      title="Exports"
      description="A recipe contains no rows. Anyone who has it can make the same rows again, in this browser or on the command line."
    >
      <Surface flush>
        <FilterBar items={list.items} filters={FILTERS}>
          <ProjectFilter value={project} onChange={(value) => setFilters({ project: value })} />
          <DayFields value={days} onChange={setFilters} />
        </FilterBar>
        <ExportTable
          {...list}
          onSave={setSaved}
          onDelete={setRemoved}
          empty={isFiltered ? <NothingMatches title="No export matches" filters={FILTERS} /> : <NoExport />}
        />
      </Surface>
      {saved !== undefined && mayDownload(roleIn(saved.project_id)) && (
        <SaveExport item={saved} onClose={() => setSaved(undefined)} />
      )}
      <DeleteExport
        item={removed !== undefined && mayDelete(roleIn(removed.project_id)) ? removed : undefined}
        onClose={() => setRemoved(undefined)}
      />
    </Page>
  );
}

function NoExport() {
  return (
    <EmptyState icon={<Download width={32} height={32} />} title="No export yet" actions={<ToProjects />}>
      Start a run with “Keep the recipe as an export”, and it is sealed here when the run has succeeded.
    </EmptyState>
  );
}

import { Anchor, Select, Text } from '@mantine/core';
import type { Snapshot } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { Camera } from 'iconoir-react';
import { addresses } from '../../addresses.ts';
import { useGrowing } from '../../api/use-growing.ts';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { usePeople } from '../../features/organizations/use-people.ts';
import { EngineBadge } from '../../features/projects/engine-badge.tsx';
import { ProjectFilter } from '../../features/projects/project-filter.tsx';
import { useProjectNames } from '../../features/projects/use-project-names.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { DayFields } from '../../ui/day-fields.tsx';
import { dayRange } from '../../ui/day-range.ts';
import { nameOfSnapshot } from '../../features/snapshots/name-of-snapshot.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ToProjects } from '../../features/projects/to-projects.tsx';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { useFilters } from '../../ui/filters.ts';
import { formatNumber } from '../../ui/format.ts';
import { growingList } from '../../ui/growing.ts';
import { Name } from '../../ui/name.tsx';
import { Page } from '../../ui/page.tsx';
import { FilterBar } from '../../ui/paging/filter-bar.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';

const SOURCES: Readonly<Record<Snapshot['source'], string>> = {
  connection: 'from a database',
  template: 'from a template',
  ddl: 'from SQL',
  schedule: 'by a schedule',
};

const FILTERS = ['project', 'source', 'from', 'to'] as const;

/** The schemas of all projects that the viewer sees, as they were captured. */
export function OrganizationSnapshotsPage() {
  const organizationId = useOrganizationId();
  const [{ project, source, ...days }, setFilters] = useFilters(...FILTERS);
  const { nameOf } = useProjectNames();
  const nameOfPerson = usePeople();
  const snapshots = useGrowing(
    'listSnapshots',
    {
      query: {
        org_id: organizationId,
        ...(project === undefined ? {} : { project_id: project }),
        ...(source === undefined ? {} : { source: source as never }),
        ...dayRange('captured', days),
      },
    },
    { refetchInterval: 10_000 },
  );
  const list = growingList(snapshots);
  return (
    <Page title="Snapshots" description="The schemas of every project, as they were captured. They contain no rows.">
      <Surface flush>
        <FilterBar items={list.items} filters={FILTERS}>
          <ProjectFilter value={project} onChange={(value) => setFilters({ project: value })} />
          <Select
            aria-label="Source"
            flex="1 1 140px"
            maw={220}
            placeholder="Every source"
            clearable
            data={Object.entries(SOURCES).map(([value, label]) => ({ value, label }))}
            value={source ?? null}
            onChange={(value) => setFilters({ source: value ?? undefined })}
          />
          <DayFields value={days} onChange={setFilters} />
        </FilterBar>
        <DataTable
          label="Snapshots"
          columns={columnsOf({ projectName: nameOf, personName: nameOfPerson })}
          keyOf={({ id }) => id}
          {...list}
          empty={
            [project, source, days.from, days.to].every((filter) => filter === undefined) ? (
              <EmptyState icon={<Camera width={32} height={32} />} title="No snapshot yet" actions={<ToProjects />}>
                A project captures its schema from a database, from SQL or from a template.
              </EmptyState>
            ) : (
              <NothingMatches title="No snapshot matches" filters={FILTERS} />
            )
          }
        />
      </Surface>
    </Page>
  );
}

type Names = {
  readonly projectName: (id: Snapshot['project_id']) => string | undefined;
  readonly personName: (id: Snapshot['captured_by']) => string;
};

const columnsOf = ({ projectName, personName }: Names): readonly DataColumn<Snapshot>[] => [
  {
    header: 'Snapshot',
    cell: ({ id, label, project_id: of, source: from, captured_at: at }) => (
      <>
        <Anchor component={Link} to={addresses.snapshot(of, id)}>
          {nameOfSnapshot({ label, captured_at: at })}
        </Anchor>
        <Text c="dimmed" fz="xs">
          <Name>{projectName(of) ?? of}</Name>, {SOURCES[from]}
        </Text>
        <Text c="dimmed" fz="xs" hiddenFrom="sm">
          <Time at={at} />
        </Text>
      </>
    ),
  },
  { header: 'Engine', secondary: true, width: 130, cell: ({ engine }) => <EngineBadge engine={engine} /> },
  { header: 'Tables', align: 'right', cell: ({ tables_count: tables }) => formatNumber(tables) },
  { header: 'Columns', align: 'right', secondary: true, cell: ({ columns_count: all }) => formatNumber(all) },
  { header: 'By', secondary: true, cell: ({ captured_by: by }) => personName(by) },
  { header: 'Captured', align: 'right', secondary: true, cell: ({ captured_at: at }) => <Time at={at} /> },
];

import { Anchor, Group, Text } from '@mantine/core';
import type { Export } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { Download } from 'iconoir-react';
import { addresses } from '../../addresses.ts';
import { useClient } from '../../api/session-context.ts';
import { useAct, useGrowing } from '../../api/use-call.ts';
import { ExportMenu } from '../../features/exports/export-menu.tsx';
import { mayDelete, mayDownload } from '../../features/exports/export-rights.ts';
import { SaveRowsDialog } from '../../features/exports/save-rows-dialog.tsx';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { ProjectFilter } from '../../features/projects/project-filter.tsx';
import { useProjectNames } from '../../features/projects/use-project-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { DayFields } from '../../ui/day-fields.tsx';
import { dayRange } from '../../ui/day-range.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ToProjects } from '../../features/projects/to-projects.tsx';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { useFilters } from '../../ui/filters.ts';
import { countOf, formatBytes, formatNumber, formatTime } from '../../ui/format.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';

const FILTERS = ['project', 'from', 'to'] as const;

/** Sealed recipes: each makes the rows of its run again, here or anywhere. */
export function ExportsPage() {
  const organizationId = useOrganizationId();
  const client = useClient();
  const [{ project, ...days }, setFilters] = useFilters(...FILTERS);
  const { projects, nameOf } = useProjectNames();
  const exports = useGrowing(
    'listExports',
    {
      query: {
        org_id: organizationId,
        ...(project === undefined ? {} : { project_id: project }),
        ...dayRange('created', days),
      },
    },
    { refetchInterval: 10_000 },
  );
  const remove = useAct('deleteExport', ['listExports']);
  const list = growingList(exports);
  const [saved, setSaved] = useAbout('save', list.items, idOf);
  const [removed, setRemoved] = useAbout('delete', list.items, idOf);
  const roleIn = (id: string) => projects.find((item) => item.id === id)?.my_role;
  const columns: readonly DataColumn<Export>[] = [
    {
      header: 'Recipe',
      cell: ({ file_name: name, project_id: of, generation_id: run, sha256, rows_count: rows, created_at: at }) => (
        <>
          <Anchor component={Link} to={addresses.run(of, run)} title="See the run">
            {nameOf(of) ?? of}, {formatTime(at)}
          </Anchor>
          <Text c="dimmed" fz="xs" title={`SHA-256 ${sha256}`}>
            {name}
          </Text>
          <Text c="dimmed" fz="xs" hiddenFrom="sm">
            {countOf(rows, 'row')}, <Time at={at} />
          </Text>
        </>
      ),
    },
    { header: 'Rows', align: 'right', secondary: true, cell: ({ rows_count: rows }) => formatNumber(rows) },
    { header: 'Tables', align: 'right', secondary: true, cell: ({ tables_count: tables }) => formatNumber(tables) },
    { header: 'Size', align: 'right', secondary: true, cell: ({ size_bytes: size }) => formatBytes(size) },
    { header: 'Sealed', align: 'right', secondary: true, cell: ({ created_at: at }) => <Time at={at} /> },
    {
      header: '',
      align: 'right',
      cell: (item) => (
        <ExportMenu
          item={item}
          role={roleIn(item.project_id)}
          onSave={() => setSaved(item)}
          onDelete={() => setRemoved(item)}
        />
      ),
    },
  ];
  return (
    <Page
      title="Exports"
      description="A recipe contains no rows. Anyone who has it can make the same rows again: in this browser, or by the command line."
    >
      <Surface flush>
        <Group p="sm">
          <ProjectFilter value={project} onChange={(value) => setFilters({ project: value })} />
          <DayFields value={days} onChange={setFilters} />
        </Group>
        <DataTable
          label="Exports"
          columns={columns}
          keyOf={({ id }) => id}
          {...list}
          empty={
            [project, days.from, days.to].every((filter) => filter === undefined) ? (
              <EmptyState icon={<Download width={32} height={32} />} title="No export yet" actions={<ToProjects />}>
                Start a run with “Keep the recipe as an export”, and it is sealed here when the run has succeeded.
              </EmptyState>
            ) : (
              <NothingMatches title="No export matches" filters={FILTERS} />
            )
          }
        />
      </Surface>
      {saved !== undefined && mayDownload(roleIn(saved.project_id)) && (
        <SaveRowsDialog
          opened
          onClose={() => setSaved(undefined)}
          name={saved.file_name.replace(/(?:\.rowloom)?\.json$/, '')}
          rows={saved.rows_count}
          tables={saved.tables_count}
          what={async () => {
            const answer = await client.downloadExport({ params: { id: saved.id } });
            return { kind: 'recipe', text: await answer.text() };
          }}
          command={(format) => `rowloom replay ${saved.file_name} --to rows --format ${format}`}
        />
      )}
      <ConfirmDialog
        opened={removed !== undefined && mayDelete(roleIn(removed.project_id))}
        title="Delete this export?"
        name={removed?.file_name ?? ''}
        action="Delete the export"
        act={remove}
        onConfirm={() =>
          removed !== undefined &&
          remove.mutate({ params: { id: removed.id } }, { onSuccess: () => setRemoved(undefined) })
        }
        onClose={() => setRemoved(undefined)}
      >
        The run stays in the list of runs, and so do its rows in the target. Files of this recipe that others have
        downloaded stay usable.
      </ConfirmDialog>
    </Page>
  );
}

import { Anchor, Group, Stack, Switch, Table, Text } from '@mantine/core';
import type { Generation } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { useCall } from '../../api/use-call.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { compareRuns, compareTables } from '../../features/runs/compare-runs.ts';
import { useSnapshotName } from '../../features/snapshots/snapshot-name.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { formatNumber } from '../../ui/format.ts';
import { Page, PageSkeleton } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';
import classes from './compare-runs-page.module.css';

/** Two runs side by side; what differs is marked. */
export function CompareRunsPage() {
  const { project } = useProject();
  const [{ a, b }] = useFilters('a', 'b');
  const enabled = a !== undefined && b !== undefined;
  const one = useCall('getGeneration', { params: { id: a ?? '' } }, { enabled });
  const two = useCall('getGeneration', { params: { id: b ?? '' } }, { enabled });
  const names = { a: useSnapshotName(one.data?.source.snapshot_id), b: useSnapshotName(two.data?.source.snapshot_id) };
  const missing = [one, two].filter(({ data, error }) => data === undefined && error !== null);
  const error = missing[0]?.error ?? null;
  const back = (
    <Anchor component={Link} to={addresses.project(project.id, 'runs')}>
      All runs
    </Anchor>
  );
  if (!enabled)
    return (
      <EmptyState title="Two runs are needed" actions={back}>
        Choose two in the list of runs.
      </EmptyState>
    );
  if (error !== null)
    return <ErrorState error={error} onRetry={() => void Promise.all(missing.map((query) => query.refetch()))} />;
  if (one.data === undefined || two.data === undefined) return <PageSkeleton title="Compare two runs" />;
  return <Comparison runs={[one.data, two.data]} names={names} back={back} />;
}

type ComparisonProps = {
  readonly runs: readonly [Generation, Generation];
  /** Of their snapshots. */
  readonly names: { readonly a: string | undefined; readonly b: string | undefined };
  readonly back: ReactNode;
};

function Comparison({ runs, names, back }: ComparisonProps) {
  const [{ only }, setFilters] = useFilters('only');
  const onlyDifferent = only !== undefined;
  const [one, two] = runs;
  const facts = compareRuns(one, two);
  const tables = compareTables(one, two);
  const isShown = (differs: boolean): boolean => differs || !onlyDifferent;
  const differing = facts.filter(({ differs }) => differs).length;
  return (
    <Page
      title="Compare two runs"
      badge={
        <StatusBadge tone={one.plan_digest === two.plan_digest ? 'good' : 'neutral'}>
          {one.plan_digest === two.plan_digest ? 'the same plan' : `${differing} differ`}
        </StatusBadge>
      }
      actions={
        <Group gap="md">
          <Switch
            label="Only what differs"
            checked={onlyDifferent}
            onChange={({ currentTarget: { checked } }) => setFilters({ only: checked ? 'different' : undefined })}
          />
          {back}
        </Group>
      }
    >
      <Stack gap="lg">
        <Surface flush>
          <Compared
            label="Settings and results"
            runs={runs}
            lines={facts
              .filter(({ differs }) => isShown(differs))
              .map((fact) => (fact.name === 'Schema' ? { ...fact, a: names.a ?? fact.a, b: names.b ?? fact.b } : fact))}
          />
        </Surface>
        <Surface title="Rows by table" flush>
          <Compared
            label="Rows by table"
            runs={runs}
            lines={tables
              .filter((table) => isShown(table.a !== table.b))
              .map((table) => ({
                name: table.name,
                a: table.a === undefined ? 'not filled' : formatNumber(table.a),
                b: table.b === undefined ? 'not filled' : formatNumber(table.b),
                differs: table.a !== table.b,
              }))}
          />
        </Surface>
      </Stack>
    </Page>
  );
}

type ComparedProps = {
  readonly label: string;
  readonly runs: readonly Generation[];
  readonly lines: readonly {
    readonly name: string;
    readonly a: string;
    readonly b: string;
    readonly differs: boolean;
  }[];
};

function Compared({ label, runs, lines }: ComparedProps) {
  return (
    <Table.ScrollContainer minWidth={0} type="native" tabIndex={0} role="region" aria-label={label}>
      <Table verticalSpacing={8} horizontalSpacing={18} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Run</Table.Th>
            {runs.map((run) => (
              <Table.Th key={run.id}>
                <Anchor component={Link} to={addresses.run(run.project_id, run.id)} fz="sm">
                  <Time at={run.created_at} />
                </Anchor>
                <Text fz="xs" c="dimmed" className={classes.id}>
                  {run.id}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.length === 0 && (
            <Table.Tr>
              <Table.Td colSpan={3}>
                <Text c="dimmed">Nothing differs.</Text>
              </Table.Td>
            </Table.Tr>
          )}
          {lines.map(({ name, a, b, differs }) => (
            <Table.Tr key={name} data-differs={differs}>
              <Table.Th scope="row">
                {name}{' '}
                {differs && (
                  <Text span fz="xs" className={classes.sign}>
                    differs
                  </Text>
                )}
              </Table.Th>
              <Table.Td>{a}</Table.Td>
              <Table.Td>{b}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

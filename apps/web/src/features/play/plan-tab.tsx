import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import type { ConstraintVerdict, Plan, TablePlan } from '@rowloom/engine';
import { usePlan } from '../../loom/use-loom.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { formatNumber } from '../../ui/format.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { verdictColumn } from '../generate/plan-view.tsx';
import { PlanSkeleton } from '../preview/plan-skeleton.tsx';
import type { TabProps } from './rows-tab.tsx';

/** What the planner decided, table by table, and about every constraint whether it holds. */
export function PlanTab({ source, wishes }: TabProps) {
  const woven = usePlan(source, wishes);
  if (woven.error !== null) return <ErrorState error={woven.error} onRetry={() => void woven.refetch()} />;
  if (woven.data === undefined) return <PlanSkeleton source={source} />;
  const { plan, issues } = woven.data;
  return (
    <Stack gap="lg" p="md">
      {issues.length > 0 && (
        <Alert color="red" role="alert" title="These tables cannot be filled as requested">
          <List fz="sm" spacing={4}>
            {issues.map(({ path, message }) => (
              <List.Item key={path + message}>
                <b>{path}</b>: {message}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {plan !== undefined && <Tables plan={plan} />}
    </Stack>
  );
}

const MAX_NOTES = 30;

function Tables({ plan: { tables, notes } }: { readonly plan: Plan }) {
  const [{ table }, setFilters] = useFilters('table', 'row');
  const current = tables.find(({ name }) => name === table) ?? tables.find(({ constraints }) => constraints.length > 0);
  const columns: readonly DataColumn<TablePlan>[] = [
    {
      header: 'Table',
      cell: ({ name }) => (
        <Anchor
          component="button"
          type="button"
          ta="start"
          fz="inherit"
          aria-current={name === current?.name}
          onClick={() => setFilters({ table: name, row: undefined })}
        >
          {name}
        </Anchor>
      ),
    },
    { header: 'Rows', align: 'right', cell: ({ rows }) => formatNumber(rows) },
    verdictColumn,
  ];
  return (
    <>
      {notes.length > 0 && (
        <Surface title="Worth knowing">
          <List fz="sm" spacing={4}>
            {notes.slice(0, MAX_NOTES).map(({ path, message }) => (
              <List.Item key={path + message}>{message}</List.Item>
            ))}
          </List>
          {notes.length > MAX_NOTES && (
            <Text fz="sm" c="dimmed" mt="xs">
              And {formatNumber(notes.length - MAX_NOTES)} more.
            </Text>
          )}
        </Surface>
      )}
      <Surface title="Tables" flush>
        <DataTable label="Planned tables" columns={columns} items={tables} keyOf={({ name }) => name} empty={null} />
      </Surface>
      {current !== undefined && (
        <Surface title={`Constraints of ${current.name}`} flush>
          <DataTable
            label={`Constraints of ${current.name}`}
            shown="constraints-shown"
            columns={CONSTRAINTS}
            items={current.constraints}
            keyOf={({ kind, name }) => `${kind} ${name}`}
            empty={<Text p="md">The table has no constraint.</Text>}
          />
        </Surface>
      )}
    </>
  );
}

const TONES: Readonly<Record<ConstraintVerdict['verdict'], Tone>> = {
  solved: 'good',
  sampled: 'neutral',
  unsupported: 'careful',
};

const CONSTRAINTS: readonly DataColumn<ConstraintVerdict>[] = [
  { header: 'Constraint', cell: ({ name }) => <span style={{ overflowWrap: 'anywhere' }}>{name}</span> },
  { header: 'Kind', nowrap: true, secondary: true, cell: ({ kind }) => kind.replaceAll('_', ' ') },
  { header: 'Verdict', cell: ({ verdict }) => <StatusBadge tone={TONES[verdict]}>{verdict}</StatusBadge> },
  { header: 'Why', cell: ({ reason }) => reason },
];

import { Alert, Box, Button, Group, List, LoadingOverlay, Stack, Text } from '@mantine/core';
import type { ApiError } from '@rowloom/client';
import type { PlanAnswer, PlannedTable, RunMode } from '@rowloom/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { countOf, formatNumber } from '../../ui/format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Planning } from '../preview/planning.tsx';
import { type PlannedRun, suitedMode } from './plan-in-mode.ts';

/** What a run would do: issues first, then cost, notes and tables. */
export type PlanViewProps = {
  readonly query: UseQueryResult<PlannedRun, ApiError>;
  /** How many tables are planned, where that is known. */
  readonly tables: number | undefined;
  /** The way out where another mode suits the target. */
  readonly onMode: (mode: RunMode) => void;
};

export function PlanView({ query, tables, onMode }: PlanViewProps) {
  return (
    <QueryView query={query} skeleton={<Planning tables={tables} />}>
      {({ plan }) => (
        <Box pos="relative">
          <LoadingOverlay visible={query.isPlaceholderData} overlayProps={{ blur: 0, backgroundOpacity: 0.35 }} />
          <Stack gap="lg">
            {plan.issues.length > 0 && <Issues plan={plan} onMode={onMode} />}
            <Cost plan={plan} />
            {plan.notes.length > 0 && <Notes plan={plan} />}
            <Surface title="Tables" flush>
              <DataTable
                label="Planned tables"
                columns={COLUMNS}
                items={plan.tables}
                keyOf={({ name }) => name}
                empty={<Text p="md">There is no plan.</Text>}
              />
            </Surface>
          </Stack>
        </Box>
      )}
    </QueryView>
  );
}

const WAYS_OUT: Readonly<Record<RunMode, string>> = {
  create: 'Create the tables instead',
  append: 'Add to its tables instead',
  truncate: 'Empty its tables first',
};

function Issues({ plan, onMode }: { readonly plan: PlanAnswer; readonly onMode: (mode: RunMode) => void }) {
  const suited = suitedMode(plan);
  return (
    <Alert color="red" title="This run cannot be started as requested" role="alert">
      <List fz="sm" spacing={4}>
        {plan.issues.map(({ path, message }) => (
          <List.Item key={path + message}>
            {!isOfForm(path) && <b>{path}: </b>}
            {message}
          </List.Item>
        ))}
      </List>
      {suited !== undefined && (
        <Button size="compact-sm" mt="sm" onClick={() => onMode(suited)}>
          {WAYS_OUT[suited]}
        </Button>
      )}
    </Alert>
  );
}

/** What the form beside marks as well needs no name of the request's field. */
const isOfForm = (path: string): boolean => /^(?:target|seed|locale|rows$)/.test(path);

function Cost({
  plan: { cost, rows_requested: rows, tables, approval_required: needsApproval },
}: {
  readonly plan: PlanAnswer;
}) {
  return (
    <Surface title="Cost">
      <FactList
        facts={[
          ['Rows', `${formatNumber(rows)} in ${countOf(tables.length, 'table')}`],
          [
            'Maximum rows per run',
            <Group key="cap" gap="xs">
              {formatNumber(cost.per_request_cap)}
              {!cost.within_cap && <StatusBadge tone="bad">too many rows</StatusBadge>}
            </Group>,
          ],
          [
            'Rows left in the period',
            <Group key="quota" gap="xs">
              {cost.rows_remaining === null ? 'no limit' : formatNumber(cost.rows_remaining + cost.bonus_rows)}
              {!cost.within_quota && <StatusBadge tone="bad">not enough</StatusBadge>}
            </Group>,
          ],
          ['Approval', needsApproval ? 'needed before it can start' : 'not needed'],
        ]}
      />
    </Surface>
  );
}

function Notes({ plan: { notes } }: { readonly plan: PlanAnswer }) {
  return (
    <Surface title="Worth knowing">
      <List fz="sm" spacing={4}>
        {notes.map(({ path, message }) => (
          <List.Item key={path + message}>{message}</List.Item>
        ))}
      </List>
    </Surface>
  );
}

type Judged = Pick<PlannedTable, 'name' | 'rows'> & {
  readonly constraints: readonly { readonly name: string; readonly verdict: string }[];
};

export const verdictColumn: DataColumn<Judged> = {
  header: 'Constraints',
  cell: ({ constraints }) => {
    const open = constraints.filter(({ verdict }) => verdict === 'unsupported');
    return open.length === 0 ? (
      <StatusBadge tone="good">{`${constraints.length} hold`}</StatusBadge>
    ) : (
      <StatusBadge tone="careful">{`${open.length} left to chance: ${open.map(({ name }) => name).join(', ')}`}</StatusBadge>
    );
  },
};

const COLUMNS: readonly DataColumn<PlannedTable>[] = [
  { header: 'Table', cell: ({ name }) => name },
  { header: 'Rows', align: 'right', cell: ({ rows }) => formatNumber(rows) },
  verdictColumn,
];

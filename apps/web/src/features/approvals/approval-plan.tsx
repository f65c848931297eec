import { Alert, Box, List, Text } from '@mantine/core';
import type { Approval, PlanAnswer } from '@rowloom/contract';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { countOf, formatNumber } from '../../ui/format.ts';
import { QueryView, SkeletonLines } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useServerPlan } from '../generate/use-server-plan.ts';

type TableRows = { readonly name: string; readonly rows: number };

const COLUMNS: readonly DataColumn<TableRows>[] = [
  { header: 'Table', cell: ({ name }) => name },
  { header: 'Rows', align: 'right', cell: ({ rows }) => formatNumber(rows) },
];

/** The rows of each table, planned anew: an equal digest says that it is the very run of the request. */
export function ApprovalPlan({ approval }: { readonly approval: Approval }) {
  const { run, resolved, plan_digest: digest } = approval;
  const { source, seed, as_of, locale } = resolved;
  const mode = resolved.target?.mode;
  const target = run.target === undefined || mode === undefined ? {} : { target: { ...run.target, mode } };
  const { query } = useServerPlan(approval.project_id, { ...run, ...target, source, seed, as_of, locale }, true);
  const isSame = query.data?.plan.plan_digest === digest;
  return (
    <Surface
      title="Rows by table"
      flush
      actions={
        query.data !== undefined && (
          <StatusBadge tone={isSame ? 'good' : 'careful'}>
            {isSame ? 'same digest when planned now' : 'differs when planned now'}
          </StatusBadge>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={
          <Box px={18} pb="sm">
            <SkeletonLines />
          </Box>
        }
      >
        {({ plan: { issues, tables, rows_requested: rows } }) => (
          <>
            {!isSame && <Differs issues={issues} />}
            {tables.length > 0 && (
              <>
                <Text px={18} pt="xs" pb="sm">
                  {countOf(rows, 'row')} in {countOf(tables.length, 'table')}
                </Text>
                <DataTable
                  label="Tables and their rows"
                  columns={COLUMNS}
                  items={tables}
                  keyOf={({ name }) => name}
                  empty={null}
                />
              </>
            )}
          </>
        )}
      </QueryView>
    </Surface>
  );
}

function Differs({ issues }: { readonly issues: PlanAnswer['issues'] }) {
  return (
    <Alert color="yellow" variant="light" mx={18} mt="xs" mb="md" title="The run cannot be started as it was requested">
      Its schema, rules or target have changed since. A new request is needed.
      {issues.length > 0 && (
        <List fz="sm" mt="xs">
          {issues.map(({ path, message }) => (
            <List.Item key={path + message}>{message}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

import { Alert, Group, List, Progress, Stack, Text } from '@mantine/core';
import type { Generation, GenerationTable } from '@rowloom/contract';
import { CheckCircle, WarningTriangle } from 'iconoir-react';
import { countOf, formatCompact, formatDuration, formatNumber } from '../../ui/format.ts';
import { Surface } from '../../ui/surface.tsx';
import { useCall } from '../../api/use-call.ts';
import { RunPhases } from './run-phases.tsx';
import { useRunClock } from './use-run-clock.ts';
import { estimateRemaining, loadingRate } from './estimate-end.ts';
import classes from './run-progress.module.css';

/** How far a run is, as a whole and by table. */
export function RunProgress({ run }: { readonly run: Generation }) {
  const share = (100 * run.rows_generated) / Math.max(1, run.rows_requested);
  const now = useRunClock(run);
  const earlier = useCall(
    'listProjectGenerations',
    { params: { id: run.project_id }, query: { status: 'succeeded', limit: 20 } },
    { enabled: run.status === 'running' },
  );
  const remaining = estimateRemaining(run, now, earlier.data?.items);
  // That of the service counts the time before the first row too.
  const rate = run.status === 'running' ? loadingRate(run, now) : run.rows_per_second;
  // What the service has noted is as old as its last word.
  const duration =
    run.status === 'running' && run.started_at !== null
      ? Math.max(0, now - Date.parse(run.started_at))
      : run.duration_ms;
  return (
    <Surface title="Progress">
      <Stack gap="md">
        <Stack gap={6}>
          <Group justify="space-between" align="baseline">
            <Text fz={22} fw={600}>
              {formatNumber(run.rows_generated)}{' '}
              <Text span c="dimmed" fz="sm" fw={400}>
                of {formatNumber(run.rows_requested)} rows
              </Text>
            </Text>
            <Group gap="md" c="dimmed" fz="sm">
              {typeof rate === 'number' && rate > 0 && <span>{formatCompact(rate)} rows/s</span>}
              {duration !== null && <span>{formatDuration(duration)}</span>}
              {remaining !== undefined && (
                <span>
                  {remaining.isWhole
                    ? `about ${formatDuration(remaining.milliseconds)} left`
                    : `about ${formatDuration(remaining.milliseconds)} of loading left, then the checks`}
                </span>
              )}
            </Group>
          </Group>
          <Progress
            value={share}
            size="lg"
            animated={run.status === 'running'}
            color={run.status === 'failed' ? 'red' : run.status === 'cancelled' ? 'yellow' : 'petrol'}
            aria-label="Rows of the run"
          />
          <RunPhases run={run} now={now} />
        </Stack>
        <div className={classes.tables}>
          {run.tables.map((table) => (
            <TableBar key={table.name} table={table} />
          ))}
        </div>
        <LeftOut tables={run.tables} />
      </Stack>
    </Surface>
  );
}

function TableBar({ table }: { readonly table: GenerationTable }) {
  const { name, rows_generated: made, rows_requested: wanted, status, left_out: reason } = table;
  return (
    <div className={classes.table} data-status={status}>
      <Text fz="sm" truncate title={name}>
        {name}
      </Text>
      <Progress value={(100 * made) / Math.max(1, wanted)} size="sm" aria-label={`Rows of ${name}`} />
      <Text fz="xs" c="dimmed" ta="end">
        {formatCompact(made)}
      </Text>
      <span className={classes.sign}>
        {reason === undefined && status === 'done' && <CheckCircle width={15} height={15} aria-label="done" />}
        {reason !== undefined && <WarningTriangle width={15} height={15} aria-label="left out" />}
      </span>
    </div>
  );
}

/** Tables that got no rows though some were planned, and what the target had against them. */
function LeftOut({ tables }: { readonly tables: readonly GenerationTable[] }) {
  const left = tables.filter(({ left_out: reason }) => reason !== undefined);
  if (left.length === 0) return null;
  return (
    <Alert color="yellow" title={`${countOf(left.length, 'table')} left out`}>
      <List fz="sm" spacing={4}>
        {left.map(({ name, left_out: reason }) => (
          <List.Item key={name}>{reason}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

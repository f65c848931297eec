import { Group, SegmentedControl, Select, Skeleton, Text } from '@mantine/core';
import type { UsageSeries } from '@rowloom/contract';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { ToProjects } from '../projects/to-projects.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { countOf, formatNumber } from '../../ui/format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useOrganizationId } from '../organizations/use-organization.ts';
import { labelOf } from './interval-label.ts';
import { RANGES, readSeries, spanOf } from './series-range.ts';

const UsageChart = lazy(() => import('./usage-chart.tsx').then((module) => ({ default: module.UsageChart })));
const HEIGHT = 260;

/** Rows and runs over time, as bars or as a table; range and interval are in the address. */
export function UsageOverTime() {
  const organizationId = useOrganizationId();
  const [filters, setFilters] = useFilters('range', 'interval', 'view');
  const { days, choices, interval } = readSeries(filters.range, filters.interval);
  const [span, setSpan] = useState(() => ({ days, ...spanOf(days) }));
  if (span.days !== days) setSpan({ days, ...spanOf(days) });
  const series = useCall(
    'getUsageSeries',
    { query: { org_id: organizationId, from: span.from, to: span.to, interval } },
    { keep: true, refetchInterval: 15_000 },
  );
  return (
    <Surface
      title="Over time"
      actions={
        <Group gap="xs">
          <Select
            aria-label="Range"
            data={RANGES}
            value={days}
            onChange={(range) => setFilters({ range: range ?? undefined })}
            w={160}
          />
          <Select
            aria-label="Interval"
            data={choices}
            value={interval}
            onChange={(chosen) => setFilters({ interval: chosen ?? undefined })}
            w={120}
          />
          <SegmentedControl
            size="xs"
            aria-label="Shown as"
            data={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
            value={filters.view === 'table' ? 'table' : 'chart'}
            onChange={(view) => setFilters({ view: view === 'table' ? view : undefined })}
          />
        </Group>
      }
    >
      <QueryView query={series} skeleton={<Skeleton height={HEIGHT} />}>
        {(data) => (filters.view === 'table' ? <SeriesTable series={data} /> : <SeriesChart series={data} />)}
      </QueryView>
    </Surface>
  );
}

function SeriesChart({ series }: { readonly series: UsageSeries }) {
  const rows = series.points.reduce((sum, point) => sum + point.rows, 0);
  const runs = series.points.reduce((sum, point) => sum + point.runs, 0);
  if (runs === 0)
    return (
      <EmptyState title="No runs in this period" actions={<ToProjects />}>
        Choose a longer range, or start a run.
      </EmptyState>
    );
  const words = `${countOf(rows, 'row')} in ${countOf(runs, 'run')}`;
  return (
    <>
      <Text c="dimmed" fz="sm" mb="sm">
        {words}
      </Text>
      <div role="img" aria-label={`Rows over time: ${words}. The table has the figures.`}>
        <Suspense fallback={<Skeleton height={HEIGHT} />}>
          <UsageChart series={series} />
        </Suspense>
      </div>
    </>
  );
}

function SeriesTable({ series }: { readonly series: UsageSeries }) {
  const columns: readonly DataColumn<UsageSeries['points'][number]>[] = [
    { header: 'From', cell: ({ at }) => labelOf(at, series.interval) },
    { header: 'Rows', align: 'right', cell: ({ rows }) => formatNumber(rows) },
    { header: 'Runs', align: 'right', cell: ({ runs }) => formatNumber(runs) },
  ];
  return (
    <DataTable
      label="Rows over time"
      columns={columns}
      items={series.points.toReversed()}
      keyOf={({ at }) => at}
      empty={<EmptyState title="No interval" />}
    />
  );
}

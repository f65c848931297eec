import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { UsageSeries } from '@rowloom/contract';
import { formatCompact, formatNumber } from '../../ui/format.ts';
import { labelOf } from './interval-label.ts';

/** Rows over time. */
export function UsageChart({ series }: { readonly series: UsageSeries }) {
  const data = series.points.map(({ at, rows, runs }) => ({
    at: labelOf(at, series.interval),
    Rows: rows,
    Runs: runs,
  }));
  return (
    <BarChart
      h={260}
      data={data}
      dataKey="at"
      series={[{ name: 'Rows', color: 'petrol.6' }]}
      valueFormatter={formatNumber}
      yAxisProps={{ tickFormatter: formatCompact, width: 56 }}
      xAxisProps={{ minTickGap: 28, interval: 'equidistantPreserveStart' }}
      // Without room above, the word of the topmost line is pushed below it.
      barChartProps={{ margin: { top: 10 } }}
      tickLine="none"
      gridAxis="x"
      barProps={{ radius: 3, maxBarSize: 36, isAnimationActive: false }}
    />
  );
}

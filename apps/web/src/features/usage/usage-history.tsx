import type { UsagePeriod } from '@rowloom/contract';
import { useGrowing } from '../../api/use-growing.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay, formatNumber } from '../../ui/format.ts';
import { growingList } from '../../ui/growing.ts';
import { Surface } from '../../ui/surface.tsx';
import { useOrganizationId } from '../organizations/use-organization.ts';

const columns: readonly DataColumn<UsagePeriod>[] = [
  {
    header: 'Period',
    cell: ({ period_start: start, period_end: end }) => `${formatDay(start)} to ${formatDay(end)}`,
  },
  { header: 'Tier', secondary: true, cell: ({ tier }) => tier },
  { header: 'Rows', align: 'right', cell: ({ rows_consumed: rows }) => formatNumber(rows) },
  {
    header: 'Included',
    align: 'right',
    secondary: true,
    cell: ({ rows_included: rows }) => (rows === null ? 'No limit' : formatNumber(rows)),
  },
  { header: 'Bonus spent', align: 'right', secondary: true, cell: ({ bonus_rows_spent: rows }) => formatNumber(rows) },
];

/** The periods before this one. */
export function UsageHistory() {
  const periods = useGrowing('getUsageHistory', { query: { org_id: useOrganizationId() } });
  return (
    <Surface title="Earlier periods" flush>
      <DataTable
        label="Earlier periods"
        columns={columns}
        keyOf={({ period_start: start }) => start}
        empty={<EmptyState title="No earlier period">The first one has not ended yet.</EmptyState>}
        {...growingList(periods)}
      />
    </Surface>
  );
}

import { Button, Text } from '@mantine/core';
import type { Tier } from '@rowloom/contract';
import { useCall } from '../../api/use-call.ts';
import { TierForm } from '../../features/operator/tier-form.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useAbout } from '../../ui/use-about.ts';

/** What organizations may use. */
export function TiersPage() {
  const tiers = useCall('adminListTiers', {});
  const [edited, setEdited] = useAbout('edit', tiers.data?.items, ({ name }) => name);
  const columns: readonly DataColumn<Tier>[] = [
    { header: 'Tier', nowrap: true, cell: ({ name }) => <Text fw={550}>{name}</Text> },
    {
      header: 'Rows per month',
      align: 'right',
      cell: ({ rows_per_period: rows }) => (rows === null ? 'No limit' : formatNumber(rows)),
    },
    {
      header: 'Maximum rows per run',
      align: 'right',
      secondary: true,
      cell: ({ per_request_cap: rows }) => formatNumber(rows),
    },
    { header: 'API access', secondary: true, cell: ({ api_access: isOpen }) => (isOpen ? 'Yes' : 'No') },
    {
      header: 'Organizations',
      align: 'right',
      secondary: true,
      cell: ({ organizations_count: count }) => formatNumber(count),
    },
    {
      header: '',
      align: 'right',
      cell: (tier) => (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Change the tier ${tier.name}`}
          onClick={() => setEdited(tier)}
        >
          Change
        </Button>
      ),
    },
  ];
  return (
    <Page
      title="Tiers"
      description="What an organization may use. Organizations are moved between tiers on their own page."
    >
      <Surface flush>
        <DataTable
          label="Tiers"
          columns={columns}
          items={tiers.data?.items}
          keyOf={({ name }) => name}
          error={tiers.error}
          onRetry={() => void tiers.refetch()}
          empty={<EmptyState title="No tier" />}
        />
      </Surface>
      {edited !== undefined && <TierForm tier={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}

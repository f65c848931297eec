import { Code, Group, Menu, Text } from '@mantine/core';
import type { AdminOrganization } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useGrowing } from '../../api/use-growing.ts';
import { BonusDialog, SuspendDialog, TierDialog } from '../../features/operator/organization-dialogs.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { formatNumber } from '../../ui/format.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';

const DIALOGS = { tier: TierDialog, bonus: BonusDialog, suspend: SuspendDialog } as const;

type Open = (dialog: keyof typeof DIALOGS, organization: AdminOrganization) => void;

/** Every organization, with its tier and what it may use. */
export function OrganizationsPage() {
  const [{ search, ask, about }, setFilters] = useFilters('search', 'ask', 'about');
  const organizations = useGrowing('adminListOrganizations', { query: search === undefined ? {} : { search } });
  const list = growingList(organizations);
  const close = (): void => setFilters({ ask: undefined, about: undefined }, 'here');
  const asked = list.items?.find(({ id }) => id === about);
  const Dialog = ask !== undefined && Object.hasOwn(DIALOGS, ask) ? DIALOGS[ask as keyof typeof DIALOGS] : undefined;
  const open: Open = (dialog, { id }) => setFilters({ ask: dialog, about: id }, 'here');
  return (
    <Page title="Organizations" description="The organizations that use this service, with their tiers.">
      <Surface flush>
        <Group p="sm">
          <SearchInput
            label="Search by name"
            value={search ?? ''}
            onChange={(value) => setFilters({ search: value })}
          />
        </Group>
        <DataTable
          label="Organizations"
          columns={columnsOf(open)}
          keyOf={({ id }) => id}
          empty={<EmptyState title="No such organization">No organization has a name like this.</EmptyState>}
          {...list}
        />
      </Surface>
      {asked !== undefined && Dialog !== undefined && <Dialog organization={asked} onClose={close} />}
    </Page>
  );
}

const columnsOf = (open: Open): readonly DataColumn<AdminOrganization>[] => [
  {
    header: 'Organization',
    cell: ({ id, name, suspended: isSuspended }) => (
      <>
        <Group gap="xs">
          <Text fw={550}>
            <bdi>{name}</bdi>
          </Text>
          {isSuspended && <StatusBadge tone="bad">suspended</StatusBadge>}
        </Group>
        <Code fz="xs">{id}</Code>
      </>
    ),
  },
  { header: 'Tier', nowrap: true, cell: ({ tier }) => tier },
  { header: 'Members', align: 'right', secondary: true, cell: ({ members_count: count }) => formatNumber(count) },
  { header: 'Projects', align: 'right', secondary: true, cell: ({ projects_count: count }) => formatNumber(count) },
  {
    header: 'Rows this period',
    align: 'right',
    secondary: true,
    cell: ({ rows_consumed: rows }) => formatNumber(rows),
  },
  { header: 'Bonus left', align: 'right', secondary: true, cell: ({ bonus_rows: rows }) => formatNumber(rows) },
  {
    header: '',
    align: 'right',
    width: 48,
    cell: (item) => (
      <RowMenu name={item.name}>
        <Menu.Item onClick={() => open('tier', item)}>Change the tier</Menu.Item>
        <Menu.Item onClick={() => open('bonus', item)}>Grant bonus rows</Menu.Item>
        <Menu.Item component={Link} to={addresses.operatorPage('runs')} search={{ organization: item.id } as never}>
          See its runs
        </Menu.Item>
        <Menu.Item component={Link} to={addresses.operatorPage('audit')} search={{ organization: item.id } as never}>
          See its audit log
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item {...(item.suspended ? {} : { color: 'red' })} onClick={() => open('suspend', item)}>
          {item.suspended ? 'Resume' : 'Suspend'}
        </Menu.Item>
      </RowMenu>
    ),
  },
];

import { Group, Menu, Text } from '@mantine/core';
import type { AdminUser } from '@rowloom/contract';
import { useGrowing } from '../../api/use-growing.ts';
import { actsOn } from '../../features/operator/account-acts.ts';
import { AccountDialog } from '../../features/operator/account-dialog.tsx';
import { GiveProjectDialog } from '../../features/operator/give-project-dialog.tsx';
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
import { Time } from '../../ui/time.tsx';

/** The one dialog that does not change the account itself. */
const GIVE = 'project';

/** Every account. */
export function UsersPage() {
  const [{ search, ask, about }, setFilters] = useFilters('search', 'ask', 'about');
  const users = useGrowing('adminListUsers', { query: search === undefined ? {} : { search } });
  const list = growingList(users);
  const asked = list.items?.find(({ id }) => id === about);
  const act = asked && actsOn(asked).find(({ name }) => name === ask);
  const open = (dialog: string, { id }: AdminUser): void => setFilters({ ask: dialog, about: id }, 'here');
  const close = (): void => setFilters({ ask: undefined, about: undefined }, 'here');
  return (
    <Page title="Accounts" description="Everyone who can sign in here.">
      <Surface flush>
        <Group p="sm">
          <SearchInput
            label="Search by name or e-mail"
            value={search ?? ''}
            onChange={(value) => setFilters({ search: value })}
          />
        </Group>
        <DataTable
          label="Accounts"
          columns={columnsOf(open)}
          keyOf={({ id }) => id}
          empty={<EmptyState title="No such account">No account has a name or an address like this.</EmptyState>}
          {...list}
        />
      </Surface>
      {asked !== undefined && ask === GIVE && <GiveProjectDialog user={asked} onClose={close} />}
      {asked !== undefined && act !== undefined && <AccountDialog user={asked} act={act} onClose={close} />}
    </Page>
  );
}

const columnsOf = (open: (dialog: string, user: AdminUser) => void): readonly DataColumn<AdminUser>[] => [
  {
    header: 'Person',
    cell: ({ id, name, email, ...user }) => (
      <>
        <Group gap="xs">
          <Text fw={550}>
            <bdi>{name ?? 'A deleted account'}</bdi>
          </Text>
          {user.operator && <StatusBadge tone="neutral">operator</StatusBadge>}
          {user.disabled && <StatusBadge tone="bad">disabled</StatusBadge>}
        </Group>
        <Text c="dimmed" fz="xs">
          <bdi>{email ?? id}</bdi>
          {email !== null && !user.email_verified && ' · address not verified'}
        </Text>
      </>
    ),
  },
  {
    header: 'Organizations',
    align: 'right',
    secondary: true,
    cell: (user) => formatNumber(user.organizations_count),
  },
  { header: 'Sessions', align: 'right', secondary: true, cell: (user) => formatNumber(user.active_sessions) },
  { header: 'Keys', align: 'right', secondary: true, cell: (user) => formatNumber(user.active_keys) },
  { header: 'Since', align: 'right', cell: ({ created_at: at }) => <Time at={at} /> },
  {
    header: '',
    align: 'right',
    width: 48,
    cell: (user) => {
      const acts = actsOn(user);
      if (acts.length === 0) return null;
      return (
        <RowMenu name={user.name ?? user.id}>
          <Menu.Item onClick={() => open(GIVE, user)}>Make owner of a locked project</Menu.Item>
          {acts.map(({ name, label, isDangerous }) => (
            <Menu.Item key={name} {...(isDangerous ? { color: 'red' } : {})} onClick={() => open(name, user)}>
              {label}
            </Menu.Item>
          ))}
        </RowMenu>
      );
    },
  },
];

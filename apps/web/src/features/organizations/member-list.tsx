import { Menu, Select, Text, Tooltip } from '@mantine/core';
import type { Organization, OrganizationMember } from '@rowloom/contract';
import { useUser } from '../../api/session-context.ts';
import { useAct, useAll } from '../../api/use-call.ts';
import type { DataColumn } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';
import { useAbout } from '../../ui/use-about.ts';
import { ORGANIZATION_ROLES, type OrganizationRole, rolesFor, whyFixed } from './organization-roles.ts';
import { RemoveMember } from './remove-member.tsx';
import { notifyFailure } from '../../ui/notify-failure.ts';

/** Who belongs to the organization, and as what. */
export function MemberList({ organization }: { readonly organization: Organization }) {
  const { id, my_role: mine } = organization;
  const { id: me } = useUser();
  const members = useAll('listOrganizationMembers', { params: { id } });
  const update = useAct('updateOrganizationMember', [
    'listOrganizationMembers',
    'getOrganization',
    'listOrganizations',
  ]);
  const [removed, setRemoved] = useAbout('remove', members.data, ({ user_id: user }) => user);
  const owners = members.data?.filter(({ role }) => role === 'owner').length ?? 1;
  const mayRemove = (member: OrganizationMember): boolean =>
    member.user_id !== me && whyFixed(mine, member, owners + 1) === undefined;
  const setRole = (member: OrganizationMember, role: OrganizationRole): void =>
    update.mutate(
      { params: { id, user_id: member.user_id }, body: { role } },
      { onError: notifyFailure('The role was not changed') },
    );
  const columns: readonly DataColumn<OrganizationMember>[] = [
    {
      header: 'Person',
      cell: ({ user_id: user, name, email, email_verified: isProved }) => (
        <>
          <Text fw={550} component="div">
            <bdi>{name}</bdi> {user === me && <StatusBadge tone="neutral">you</StatusBadge>}
          </Text>
          <Text c="dimmed" fz="xs">
            <bdi>{email}</bdi>
            {!isProved && ' · address not verified'}
          </Text>
        </>
      ),
    },
    {
      header: 'Role',
      nowrap: true,
      cell: (member) => {
        const why = whyFixed(mine, member, owners);
        const offered = rolesFor(mine);
        const label = ORGANIZATION_ROLES.find(({ value }) => value === member.role)?.label;
        if (why !== undefined)
          return (
            <Tooltip label={why}>
              <Text span tabIndex={0} aria-description={why}>
                {label}
              </Text>
            </Tooltip>
          );
        return (
          <Select
            size="xs"
            w={{ base: 104, sm: 150 }}
            aria-label={`Role of ${member.name}`}
            data={ORGANIZATION_ROLES.filter(({ value }) => offered.includes(value)).map(({ value, label: name }) => ({
              value,
              label: name,
            }))}
            value={member.role}
            disabled={update.isPending}
            onChange={(role) => role !== null && setRole(member, role)}
          />
        );
      },
    },
    { header: 'Joined', secondary: true, align: 'right', cell: ({ joined_at: at }) => <Time at={at} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (member) =>
        mayRemove(member) && (
          <RowMenu name={member.name}>
            <Menu.Item color="red" onClick={() => setRemoved(member)}>
              Remove from the organization
            </Menu.Item>
          </RowMenu>
        ),
    },
  ];
  return (
    <Surface title="Members" flush>
      <FindableTable
        find={{ label: 'Find a member', name: 'member', textOf: ({ name, email, role }) => `${name} ${email} ${role}` }}
        label="Members"
        columns={columns}
        items={members.data}
        keyOf={({ user_id: user }) => user}
        error={members.error}
        onRetry={() => void members.refetch()}
        empty={null}
      />
      <RemoveMember
        organization={organization}
        member={removed !== undefined && mayRemove(removed) ? removed : undefined}
        onClose={() => setRemoved(undefined)}
      />
    </Surface>
  );
}

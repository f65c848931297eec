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
import { ORGANIZATION_ROLES, rolesFor, whyFixed } from './organization-roles.ts';
import { RemoveMember } from './remove-member.tsx';
import { notifyFailure } from '../../ui/notify-failure.ts';

const ROLE_CHANGES = ['listOrganizationMembers', 'getOrganization', 'listOrganizations'] as const;

/** Who belongs to the organization, and as what. */
export function MemberList({ organization }: { readonly organization: Organization }) {
  const { id, my_role: mine } = organization;
  const { id: me } = useUser();
  const members = useAll('listOrganizationMembers', { params: { id } });
  const [removed, setRemoved] = useAbout('remove', members.data, ({ user_id: user }) => user);
  const owners = members.data?.filter(({ role }) => role === 'owner').length ?? 1;
  const mayRemove = (member: OrganizationMember): boolean =>
    member.user_id !== me && whyFixed(mine, member, owners + 1) === undefined;
  const columns: readonly DataColumn<OrganizationMember>[] = [
    { header: 'Person', cell: (member) => <Person member={member} isMe={member.user_id === me} /> },
    { header: 'Role', nowrap: true, cell: (member) => <Role of={organization} member={member} owners={owners} /> },
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

function Person({ member, isMe }: { readonly member: OrganizationMember; readonly isMe: boolean }) {
  const { name, email, email_verified: isProved } = member;
  return (
    <>
      <Text fw={550} component="div">
        <bdi>{name}</bdi> {isMe && <StatusBadge tone="neutral">you</StatusBadge>}
      </Text>
      <Text c="dimmed" fz="xs">
        <bdi>{email}</bdi>
        {!isProved && ' · address not verified'}
      </Text>
    </>
  );
}

type RoleProps = {
  readonly of: Organization;
  readonly member: OrganizationMember;
  /** How many there are: the last one stays. */
  readonly owners: number;
};

function Role({ of: { id, my_role: mine }, member, owners }: RoleProps) {
  const update = useAct('updateOrganizationMember', ROLE_CHANGES);
  const why = whyFixed(mine, member, owners);
  if (why !== undefined)
    return (
      <Tooltip label={why}>
        <Text span tabIndex={0} aria-description={why}>
          {ORGANIZATION_ROLES.find(({ value }) => value === member.role)?.label}
        </Text>
      </Tooltip>
    );
  const offered = rolesFor(mine);
  return (
    <Select
      size="xs"
      w={{ base: 104, sm: 150 }}
      aria-label={`Role of ${member.name}`}
      data={ORGANIZATION_ROLES.filter(({ value }) => offered.includes(value)).map(({ value, label }) => ({
        value,
        label,
      }))}
      value={member.role}
      disabled={update.isPending}
      onChange={(role) =>
        role !== null &&
        update.mutate(
          { params: { id, user_id: member.user_id }, body: { role } },
          { onError: notifyFailure('The role was not changed') },
        )
      }
    />
  );
}

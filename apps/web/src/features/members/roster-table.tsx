import { ActionIcon, Group, Select, Text, Tooltip } from '@mantine/core';
import type { Member, ProjectRole } from '@rowloom/contract';
import { Xmark } from 'iconoir-react';
import { useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import type { DataColumn, DataTableProps } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { notifyFailure } from '../../ui/notify-failure.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Time } from '../../ui/time.tsx';
import { useProject } from '../projects/use-project.ts';
import { mayTouch } from './may-touch.ts';
import { MEMBER_CHANGES } from './member-changes.ts';
import { roleLabel, ROLES } from './role-words.ts';

export type RosterTableProps = Pick<DataTableProps<Member>, 'items' | 'error' | 'onRetry'> & {
  readonly onRemove: (member: Member) => void;
};

/** Who is on the roster, and as what. */
export function RosterTable({ onRemove, ...list }: RosterTableProps) {
  const { may } = useProject();
  const { id: me } = useUser();
  const columns: readonly DataColumn<Member>[] = [
    { header: 'Person', cell: (member) => <Person member={member} isMe={member.user_id === me} /> },
    {
      header: 'Role',
      nowrap: true,
      cell: (member) => (mayTouch(may, member) ? <RoleChoice member={member} /> : roleLabel(member.role)),
    },
    { header: 'Added', secondary: true, cell: ({ added_at: at }) => <Time at={at} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (member) =>
        mayTouch(may, member) && (
          <Tooltip label={member.user_id === me ? 'Leave' : 'Remove'}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${member.name}`}
              onClick={() => onRemove(member)}
            >
              <Xmark width={18} />
            </ActionIcon>
          </Tooltip>
        ),
    },
  ];
  return (
    <FindableTable
      find={{ label: 'Find a member', textOf: ({ name, email, role }) => `${name} ${email} ${roleLabel(role)}` }}
      label="Members"
      columns={columns}
      keyOf={({ user_id: user }) => user}
      empty={<EmptyState title="Nobody is on the roster" />}
      {...list}
    />
  );
}

function Person({ member, isMe }: { readonly member: Member; readonly isMe: boolean }) {
  return (
    <>
      <Group gap={6}>
        <Text fw={550}>{member.name}</Text>
        {isMe && (
          <StatusBadge tone="neutral" size="xs">
            you
          </StatusBadge>
        )}
      </Group>
      <Text fz="xs" c="dimmed">
        {member.email}
        {member.email_verified ? '' : ' (not verified)'}
      </Text>
    </>
  );
}

function RoleChoice({ member: { user_id: user, name, role } }: { readonly member: Member }) {
  const { project, may } = useProject();
  const change = useAct('updateMember', MEMBER_CHANGES);
  const set = (next: ProjectRole): void =>
    change.mutate(
      { params: { id: project.id, user_id: user }, body: { role: next } },
      { onError: notifyFailure(name) },
    );
  return (
    <Select
      size="xs"
      w={{ base: 150, sm: 170 }}
      aria-label={`Role of ${name}`}
      data={ROLES.filter(({ value }) => value !== 'owner' || may('members.make_owner'))}
      value={role}
      disabled={change.isPending}
      onChange={(value) => value !== null && value !== role && set(value)}
    />
  );
}

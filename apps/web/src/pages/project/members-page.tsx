import { ActionIcon, Alert, Button, Group, Select, Stack, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Member, ProjectRole } from '@rowloom/contract';
import { Plus, Xmark } from 'iconoir-react';
import { useUser } from '../../api/session-context.ts';
import { useAct, useAll } from '../../api/use-call.ts';
import { AddMemberDialog } from '../../features/members/add-member-dialog.tsx';
import { OpenProject } from '../../features/members/open-project.tsx';
import { RoleTable } from '../../features/members/role-table.tsx';
import { roleLabel, ROLES } from '../../features/members/role-words.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DataColumn } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';
import { useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

const CHANGED = ['listMembers', 'getProject', 'getMyRole', 'listProjects'] as const;

/** Who works on the project, and what each of them may do. */
export function MembersPage() {
  const { project, role, may } = useProject();
  const me = useUser();
  const members = useAll('listMembers', { params: { id: project.id } });
  const change = useAct('updateMember', CHANGED);
  const remove = useAct('removeMember', CHANGED);
  const [isAdding, setAdding] = useOpened();
  const [removed, setRemoved] = useAbout('remove', members.data, ({ user_id: user }) => user);
  const isManager = may('members.manage');
  const mayTouch = (member: Member): boolean => isManager && (member.role !== 'owner' || may('members.make_owner'));
  const paramsOf = ({ user_id: user }: Member) => ({ params: { id: project.id, user_id: user } });
  const setRole = (member: Member, next: ProjectRole): void =>
    change.mutate(
      { ...paramsOf(member), body: { role: next } },
      { onError: ({ message }) => notifications.show({ color: 'red', title: member.name, message }) },
    );
  const columns: readonly DataColumn<Member>[] = [
    {
      header: 'Person',
      cell: (member) => (
        <>
          <Group gap={6}>
            <Text fw={550}>{member.name}</Text>
            {member.user_id === me.id && (
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
      ),
    },
    {
      header: 'Role',
      nowrap: true,
      cell: (member) =>
        mayTouch(member) ? (
          <Select
            size="xs"
            w={{ base: 150, sm: 170 }}
            aria-label={`Role of ${member.name}`}
            data={ROLES.filter(({ value }) => value !== 'owner' || may('members.make_owner'))}
            value={member.role}
            disabled={change.isPending}
            onChange={(value) => value !== null && value !== member.role && setRole(member, value)}
          />
        ) : (
          roleLabel(member.role)
        ),
    },
    { header: 'Added', secondary: true, cell: ({ added_at: at }) => <Time at={at} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (member) =>
        mayTouch(member) && (
          <Tooltip label={member.user_id === me.id ? 'Leave' : 'Remove'}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${member.name}`}
              onClick={() => setRemoved(member)}
            >
              <Xmark width={18} />
            </ActionIcon>
          </Tooltip>
        ),
    },
  ];
  const add = isManager && (
    <Button leftSection={<Plus width={18} />} onClick={() => setAdding(true)}>
      Add a member
    </Button>
  );
  const isPrivate = project.visibility === 'roster';
  return (
    <Page
      title="Members"
      badge={<StatusBadge tone="neutral">you are {roleLabel(role.role).toLowerCase()}</StatusBadge>}
      description={
        role.source === 'roster'
          ? 'Only those on the roster see this project.'
          : 'Everyone in the organization sees this project; your role in it follows from your role there.'
      }
      actions={add}
    >
      <Stack gap="lg">
        {!isPrivate && isManager && (
          <Alert color="petrol" variant="light" title="Open to the organization">
            Owners and admins of the organization are that here too, members are editors. The first member whom you add
            makes the project private: people who are not on the roster no longer see it anywhere.
          </Alert>
        )}
        {!isPrivate && <OpenProject />}
        {isPrivate && (
          <Surface title="Roster" flush>
            <FindableTable
              find={{
                label: 'Find a member',
                textOf: ({ name, email, role: as }) => `${name} ${email} ${roleLabel(as)}`,
              }}
              label="Members"
              columns={columns}
              items={members.data}
              keyOf={({ user_id: user }) => user}
              error={members.error}
              onRetry={() => void members.refetch()}
              empty={<EmptyState title="Nobody is on the roster" />}
            />
          </Surface>
        )}
        <Surface title="What each role may do" flush>
          <RoleTable mine={role.role} />
        </Surface>
      </Stack>
      <AddMemberDialog opened={isAdding && isManager} members={members.data ?? []} onClose={() => setAdding(false)} />
      <ConfirmDialog
        opened={removed !== undefined && mayTouch(removed)}
        title={removed?.user_id === me.id ? 'Leave this project?' : 'Remove this member?'}
        name={(removed?.user_id === me.id ? project.name : removed?.name) ?? ''}
        action={removed?.user_id === me.id ? 'Leave' : 'Remove'}
        act={remove}
        onConfirm={() =>
          removed !== undefined && remove.mutate(paramsOf(removed), { onSuccess: () => setRemoved(undefined) })
        }
        onClose={() => setRemoved(undefined)}
      >
        {removed?.user_id === me.id ? 'You' : 'They'} no longer see the project, its runs or its snapshots. The project
        stays private; its last owner cannot leave.
      </ConfirmDialog>
    </Page>
  );
}

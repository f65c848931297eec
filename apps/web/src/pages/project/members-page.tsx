import { Alert, Button, Stack } from '@mantine/core';
import { Plus } from 'iconoir-react';
import { useAll } from '../../api/use-call.ts';
import { AddMemberDialog } from '../../features/members/add-member-dialog.tsx';
import { mayTouch } from '../../features/members/may-touch.ts';
import { OpenProject } from '../../features/members/open-project.tsx';
import { RemoveFromRoster } from '../../features/members/remove-from-roster.tsx';
import { RoleTable } from '../../features/members/role-table.tsx';
import { roleLabel } from '../../features/members/role-words.ts';
import { RosterTable } from '../../features/members/roster-table.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { Page } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

/** Who works on the project, and what each of them may do. */
export function MembersPage() {
  const { project, role, may } = useProject();
  const members = useAll('listMembers', { params: { id: project.id } });
  const [isAdding, setAdding] = useOpened();
  const [removed, setRemoved] = useAbout('remove', members.data, ({ user_id: user }) => user);
  const isManager = may('members.manage');
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
      actions={
        isManager && (
          <Button leftSection={<Plus width={18} />} onClick={() => setAdding(true)}>
            Add a member
          </Button>
        )
      }
    >
      <Stack gap="lg">
        {!isPrivate && isManager && <OpenToAll />}
        {!isPrivate && <OpenProject />}
        {isPrivate && (
          <Surface title="Roster" flush>
            <RosterTable
              items={members.data}
              error={members.error}
              onRetry={() => void members.refetch()}
              onRemove={setRemoved}
            />
          </Surface>
        )}
        <Surface title="What each role may do" flush>
          <RoleTable mine={role.role} />
        </Surface>
      </Stack>
      <AddMemberDialog opened={isAdding && isManager} members={members.data ?? []} onClose={() => setAdding(false)} />
      <RemoveFromRoster
        member={removed !== undefined && mayTouch(may, removed) ? removed : undefined}
        onClose={() => setRemoved(undefined)}
      />
    </Page>
  );
}

function OpenToAll() {
  return (
    <Alert color="petrol" variant="light" title="Open to the organization">
      Owners and admins of the organization have the same role here; members are editors. Adding the first member makes
      the project private: only people on the roster can see it.
    </Alert>
  );
}

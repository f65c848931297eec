import { Button, Menu, Text } from '@mantine/core';
import type { Invitation, Organization } from '@rowloom/contract';
import { Plus } from 'iconoir-react';
import { useAct, useAll } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DataColumn } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { ORGANIZATION_ROLES } from './organization-roles.ts';

/** Who was invited and has not come yet; for admins and owners. */
export function InvitationList({ organization }: { readonly organization: Organization }) {
  const { id } = organization;
  const invitations = useAll('listInvitations', { params: { id } }, { refetchInterval: 10_000 });
  const members = useAll('listOrganizationMembers', { params: { id } });
  const revoke = useAct('revokeInvitation', ['listInvitations']);
  const [isNew, setNew] = useOpened();
  const [revoked, setRevoked] = useAbout('revoke', invitations.data, idOf);
  const names = new Map(members.data?.map(({ user_id: user, name }) => [user, name]));
  const add = (
    <Button variant="default" leftSection={<Plus width={18} />} onClick={() => setNew(true)}>
      Invite somebody
    </Button>
  );
  return (
    <Surface title="Open invitations" actions={add} flush>
      <FindableTable
        find={{ label: 'Find an invitation', name: 'invitation', textOf: ({ email }) => email }}
        label="Open invitations"
        columns={columnsOf((user) => names.get(user) ?? 'a former member', setRevoked)}
        items={invitations.data}
        keyOf={(invitation) => invitation.id}
        error={invitations.error}
        onRetry={() => void invitations.refetch()}
        empty={
          <EmptyState title="No open invitation">People you invite get a link that works once, for 7 days.</EmptyState>
        }
      />
      <InviteDialog organization={organization} opened={isNew} onClose={() => setNew(false)} />
      <ConfirmDialog
        opened={revoked !== undefined}
        title="Revoke this invitation?"
        action="Revoke the invitation"
        act={revoke}
        onConfirm={() =>
          revoked !== undefined &&
          revoke.mutate({ params: { id, invitation_id: revoked.id } }, { onSuccess: () => setRevoked(undefined) })
        }
        onClose={() => setRevoked(undefined)}
      >
        The link that {revoked?.email} has stops working at once. You can invite the address again.
      </ConfirmDialog>
    </Surface>
  );
}

const columnsOf = (
  nameOf: (user: Invitation['invited_by']) => string,
  onRevoke: (invitation: Invitation) => void,
): readonly DataColumn<Invitation>[] => [
  {
    header: 'Address',
    cell: ({ email, invited_by: by }) => (
      <>
        <Text fw={550}>
          <bdi>{email}</bdi>
        </Text>
        <Text c="dimmed" fz="xs">
          invited by {nameOf(by)}
        </Text>
      </>
    ),
  },
  { header: 'Role', nowrap: true, cell: ({ role }) => ORGANIZATION_ROLES.find(({ value }) => value === role)?.label },
  { header: 'Works until', align: 'right', secondary: true, cell: ({ expires_at: at }) => <Time at={at} /> },
  {
    header: '',
    align: 'right',
    width: 48,
    cell: (invitation) => (
      <RowMenu name={invitation.email}>
        <Menu.Item color="red" onClick={() => onRevoke(invitation)}>
          Revoke
        </Menu.Item>
      </RowMenu>
    ),
  },
];

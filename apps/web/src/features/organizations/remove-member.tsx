import type { Organization, OrganizationMember } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Name } from '../../ui/name.tsx';

export type RemoveMemberProps = {
  readonly organization: Organization;
  /** Absent: nobody is asked about. */
  readonly member: OrganizationMember | undefined;
  readonly onClose: () => void;
};

export function RemoveMember({ organization, member, onClose }: RemoveMemberProps) {
  const remove = useAct('removeOrganizationMember', ['listOrganizationMembers', 'listInvitations']);
  return (
    <ConfirmDialog
      opened={member !== undefined}
      title="Remove this member?"
      name={member?.name ?? ''}
      action="Remove the member"
      act={remove}
      onConfirm={() =>
        member !== undefined &&
        remove.mutate({ params: { id: organization.id, user_id: member.user_id } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <Name>{member?.name}</Name> leaves <Name>{organization.name}</Name> and the rosters of its projects at once.
      Invitations that they sent are revoked. What they created stays.
    </ConfirmDialog>
  );
}

import type { Member } from '@rowloom/contract';
import { useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useProject } from '../projects/use-project.ts';
import { MEMBER_CHANGES } from './member-changes.ts';

export type RemoveFromRosterProps = {
  /** Absent: nobody asks. */
  readonly member: Member | undefined;
  readonly onClose: () => void;
};

/** Somebody is taken off the roster, or leaves. */
export function RemoveFromRoster({ member, onClose }: RemoveFromRosterProps) {
  const { project } = useProject();
  const { id: me } = useUser();
  const remove = useAct('removeMember', MEMBER_CHANGES);
  const isMe = member?.user_id === me;
  return (
    <ConfirmDialog
      opened={member !== undefined}
      title={isMe ? 'Leave this project?' : 'Remove this member?'}
      name={(isMe ? project.name : member?.name) ?? ''}
      action={isMe ? 'Leave' : 'Remove'}
      act={remove}
      onConfirm={() =>
        member !== undefined &&
        remove.mutate({ params: { id: project.id, user_id: member.user_id } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {isMe ? 'You' : 'They'} no longer see the project, its runs or its snapshots. The project stays private; its last
      owner cannot leave.
    </ConfirmDialog>
  );
}

import type { AdminUser } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { AccountAct } from './account-acts.ts';

export type AccountDialogProps = {
  readonly user: AdminUser;
  readonly act: AccountAct;
  readonly onClose: () => void;
};

/** Asks before something is done to an account; what takes rights away or gives many asks for the address. */
export function AccountDialog({ user, act, onClose }: AccountDialogProps) {
  const update = useAct('adminUpdateUser', ['adminListUsers']);
  const end = useAct('adminEndSessions', ['adminListUsers']);
  const { change } = act;
  const params = { id: user.id };
  return (
    <ConfirmDialog
      opened
      title={act.title}
      {...(act.isDangerous && user.email !== null ? { name: user.email } : {})}
      action={act.action}
      isDangerous={act.isDangerous}
      act={change === undefined ? end : update}
      onConfirm={() =>
        change === undefined
          ? end.mutate({ params }, { onSuccess: onClose })
          : update.mutate({ params, body: change }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <b>
        <bdi>{user.name}</bdi>
      </b>{' '}
      ({user.email}). {act.words}
    </ConfirmDialog>
  );
}

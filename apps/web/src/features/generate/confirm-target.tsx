import type { ApiError } from '@rowloom/client';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export type ConfirmTargetProps = {
  /** The service's own question: why it asks, and for which name. */
  readonly error: ApiError | null;
  readonly isBusy: boolean;
  readonly onConfirm: (host: string) => void;
  readonly onClose: () => void;
};

/** A target that looks like production, or rows that would be deleted: its host has to be typed. */
export function ConfirmTarget({ error, isBusy, onConfirm, onClose }: ConfirmTargetProps) {
  const host = error?.fields.find(({ path }) => path === 'target.confirm')?.message ?? '';
  return (
    <ConfirmDialog
      opened={error !== null}
      title="Is this the right target?"
      name={host}
      action="Start the run"
      act={{ error: null, isPending: isBusy, reset: onClose }}
      onConfirm={() => onConfirm(host)}
      onClose={onClose}
    >
      {error?.message.replace(/ If you mean it, send .*$/, '')}
    </ConfirmDialog>
  );
}

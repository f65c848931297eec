import { Code } from '@mantine/core';
import type { Key } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export type RevokeKeyProps = {
  /** Absent: nobody asks. */
  readonly revoked: Key | undefined;
  readonly onClose: () => void;
};

export function RevokeKey({ revoked, onClose }: RevokeKeyProps) {
  const revoke = useAct('revokeKey', ['listKeys', 'getUsage']);
  return (
    <ConfirmDialog
      opened={revoked !== undefined}
      title="Revoke this key?"
      name={revoked?.name ?? ''}
      action="Revoke the key"
      act={revoke}
      onConfirm={() =>
        revoked !== undefined && revoke.mutate({ params: { key_id: revoked.id } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      The next request with <Code>{revoked?.prefix}…</Code> is refused. You cannot restore it.
    </ConfirmDialog>
  );
}

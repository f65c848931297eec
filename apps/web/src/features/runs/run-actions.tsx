import { Button } from '@mantine/core';
import type { Generation } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../ui/format.ts';
import { useAsked } from '../../ui/use-asked.ts';
import { useProject } from '../projects/use-project.ts';
import { isEnded } from './use-watched-run.ts';

const CHANGED = ['getGeneration', 'listGenerations', 'listProjectGenerations'] as const;

/** What can be done about a run, as far as the viewer's role allows. */
export function RunActions({ run }: { readonly run: Generation }) {
  const { may } = useProject();
  const [isCancelling, askCancel] = useAsked('cancel');
  const [isUndoing, askUndo] = useAsked('undo');
  const cancel = useAct('cancelGeneration', CHANGED);
  const undo = useAct('undoGeneration', CHANGED);
  const close = (): void => askCancel(false);
  const canCancel = may('generations.cancel') && !isEnded(run.status);
  const canUndo =
    may('generations.undo') &&
    isEnded(run.status) &&
    run.target !== null &&
    run.mode === 'append' &&
    (run.undo_status === null || run.undo_status === 'failed');
  return (
    <>
      {canCancel && (
        <Button variant="default" disabled={run.cancel_requested_at !== null} onClick={() => askCancel(true)}>
          {run.cancel_requested_at === null ? 'Cancel the run' : 'Stopping …'}
        </Button>
      )}
      {canUndo && (
        <Button variant="default" onClick={() => askUndo(true)}>
          Undo the run
        </Button>
      )}
      <ConfirmDialog
        opened={canCancel && isCancelling}
        title="Cancel this run?"
        action="Cancel the run"
        act={cancel}
        onConfirm={() => cancel.mutate({ params: { id: run.id } }, { onSuccess: close })}
        onClose={close}
      >
        It stops at the next chunk. Rows that are already loaded stay in the target until you undo the run.
      </ConfirmDialog>
      <ConfirmDialog
        opened={canUndo && isUndoing}
        title="Undo this run?"
        name={run.target?.name ?? ''}
        action="Delete its rows"
        act={undo}
        onConfirm={() => undo.mutate({ params: { id: run.id } }, { onSuccess: close })}
        onClose={close}
      >
        The {formatNumber(run.rows_generated)} rows that this run added are deleted from {run.target?.name}, by their
        keys. Other rows are not changed.
      </ConfirmDialog>
    </>
  );
}

import { Alert, Button, Group } from '@mantine/core';
import type { Approval, MyRole, StartRun } from '@rowloom/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-issues.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { ConfirmTarget } from '../generate/confirm-target.tsx';

export type ApprovalActionsProps = { readonly approval: Approval; readonly role: MyRole };

/** What can be done about a request beside deciding: take it back, start its run, go to the run. */
export function ApprovalActions({ approval, role }: ApprovalActionsProps) {
  const { id: me } = useUser();
  const cancel = useAct('cancelApproval', ['getApproval', 'listApprovals']);
  const { start, begin } = useStart(approval);
  const [isAsked, setAsked] = useAsked('cancel');
  const { generation_id: run, project_id: project } = approval;
  const { canCancel, canStart } = rightsIn(approval, role, me);
  const needsConfirmation = start.error?.code === 'confirmation_required';
  return (
    <>
      <Group gap="xs">
        {canCancel && (
          <Button variant="default" onClick={() => setAsked(true)}>
            Cancel the request
          </Button>
        )}
        {canStart && (
          <Button onClick={() => begin()} loading={start.isPending}>
            Start the run
          </Button>
        )}
        {run !== null && (
          <Button component={Link} to={addresses.run(project, run)} variant="default">
            See the run
          </Button>
        )}
      </Group>
      {start.error !== null && !needsConfirmation && <FormError error={start.error} />}
      <ConfirmTarget
        error={needsConfirmation ? start.error : null}
        isBusy={start.isPending}
        onConfirm={begin}
        onClose={start.reset}
      />
      <ConfirmDialog
        opened={canCancel && isAsked}
        title="Cancel this request?"
        action="Cancel the request"
        act={cancel}
        onConfirm={() => cancel.mutate({ params: { id: approval.id } }, { onSuccess: () => setAsked(false) })}
        onClose={() => setAsked(false)}
      >
        Nobody can then approve it or start its run. You can make a new request at any time.
      </ConfirmDialog>
    </>
  );
}

/** Starts exactly the run that was approved. */
function useStart({ id, project_id: project, resolved: { target } }: Approval) {
  const navigate = useNavigate();
  const start = useAct('startGeneration', ['getApproval', 'listApprovals', 'listGenerations', 'getUsage']);
  const begin = (confirm?: string): void => {
    // With the approval alone it is exactly the approved run; only the host that the service asks for is added.
    const body: StartRun = {
      approval_id: id,
      ...(confirm === undefined || target === null
        ? {}
        : { target: { connection_id: target.connection_id, mode: target.mode, confirm } }),
    };
    start.mutate(
      { params: { id: project }, body },
      { onSuccess: (run) => void navigate({ to: addresses.run(project, run.id) }) },
    );
  };
  return { start, begin };
}

function rightsIn({ state, requested_by: requester, resolved }: Approval, { permissions }: MyRole, me: string) {
  const isMine = requester === me;
  const isOpen = state === 'pending' || state === 'approved';
  return {
    canCancel:
      isOpen && permissions.includes('approvals.cancel') && (isMine || permissions.includes('approvals.cancel_any')),
    canStart: state === 'approved' && isMine && resolved.target !== null && permissions.includes('generations.start'),
  };
}

/** Who goes on from here, where that is not the viewer. */
export function ApprovalNext({ approval, requester }: { readonly approval: Approval; readonly requester: string }) {
  const { id: me } = useUser();
  if (approval.state !== 'approved') return null;
  const { target } = approval.resolved;
  if (target !== null && approval.requested_by === me) return null;
  return (
    <Alert variant="light">
      {target === null
        ? 'It is approved. Loading the rows elsewhere, such as by the command line, consumes it.'
        : `It is approved. ${requester} can start the run; a run of a schedule starts automatically.`}
    </Alert>
  );
}

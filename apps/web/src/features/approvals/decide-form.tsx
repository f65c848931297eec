import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { Approval, MyRole } from '@rowloom/contract';
import { useState } from 'react';
import { useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { FormError } from '../../ui/form-issues.tsx';
import { SkeletonLines } from '../../ui/query-view.tsx';
import { useWaitingForMe } from './use-waiting-for-me.ts';
import { COUNTED_AS_REQUESTER, whyNotDecide } from './why-not-decide.ts';

const CHANGED = ['getApproval', 'listApprovals'] as const;
const MAX_CHARACTERS = 1000;

/** Approve or reject, with a note; where that is not mine to do, why not. */
export function DecideForm({ approval, role }: { readonly approval: Approval; readonly role: MyRole }) {
  const { id: me } = useUser();
  const waiting = useWaitingForMe();
  if (approval.state !== 'pending') return null;
  const isMine = waiting.data?.some(({ id }) => id === approval.id);
  const because = whyNotDecide(approval, role, me) ?? (isMine === false ? COUNTED_AS_REQUESTER : undefined);
  // What was asked for earlier may be older than the request.
  if (because === COUNTED_AS_REQUESTER && !waiting.isFetchedAfterMount) return <SkeletonLines lines={2} />;
  if (because !== undefined)
    return (
      <Text c="dimmed" fz="sm">
        {because}
      </Text>
    );
  return <Decision approval={approval} />;
}

function Decision({ approval }: { readonly approval: Approval }) {
  const approve = useAct('approveApproval', CHANGED);
  const reject = useAct('rejectApproval', CHANGED);
  const [note, setNote] = useState('');
  const decide = (act: typeof approve): void => {
    approve.reset();
    reject.reset();
    act.mutate({ params: { id: approval.id }, body: note.trim() === '' ? {} : { note: note.trim() } });
  };
  const isBusy = approve.isPending || reject.isPending;
  return (
    <form
      aria-label="Decision"
      onSubmit={(event) => {
        event.preventDefault();
        decide(approve);
      }}
    >
      <Stack gap="sm">
        <Textarea
          label="Note"
          description="What the decision rests on. It is kept with the approval and in the audit log."
          autosize
          minRows={2}
          maxLength={MAX_CHARACTERS}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormError error={approve.error ?? reject.error} />
        <Group grow>
          <Button variant="default" onClick={() => decide(reject)} loading={reject.isPending} disabled={isBusy}>
            Reject
          </Button>
          <Button type="submit" loading={approve.isPending} disabled={isBusy}>
            Approve
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

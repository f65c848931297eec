import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { SeenApproval } from '@rowloom/contract';
import { useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { FormError } from '../../ui/form-issues.tsx';

const CHANGED = ['getApproval', 'listApprovals'] as const;
const MAX_CHARACTERS = 1000;

/** Approve or reject, with a note; where that is not mine to do, why not. */
export function DecideForm({ approval }: { readonly approval: SeenApproval }) {
  if (approval.may_decide) return <Decision approval={approval} />;
  return approval.why_not === null ? null : (
    <Text c="dimmed" fz="sm">
      {approval.why_not}
    </Text>
  );
}

function Decision({ approval }: { readonly approval: SeenApproval }) {
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
          description="The reason for the decision. It is kept with the approval and in the audit log."
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

import { Progress, Stack, Text } from '@mantine/core';
import type { Approval } from '@rowloom/contract';
import { formatTime } from '../../ui/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Time } from '../../ui/time.tsx';
import { usePeople } from '../organizations/use-people.ts';

/** Who asked, who has said what so far, and until when it holds. */
export function ApprovalDecisions({ approval }: { readonly approval: Approval }) {
  const nameOf = usePeople();
  const { state, approvals, required_approvals: required, decision_note: note, decided_by: decider } = approval;
  const isOpen = state === 'pending' || state === 'approved';
  const rejected = state === 'rejected' && decider !== null;
  return (
    <Stack gap="md">
      <Stack gap={6}>
        <Text fw={550}>
          {approvals.length} of {required} {required === 1 ? 'approval' : 'approvals'}
        </Text>
        <Progress
          value={Math.min(100, (100 * approvals.length) / Math.max(1, required))}
          aria-label="Approvals given"
        />
      </Stack>
      {approvals.map(({ user_id: approver, at, note: said }) => (
        <Said key={approver} who={nameOf(approver)} what="approved" at={at} note={said} />
      ))}
      {rejected && <Said who={nameOf(decider)} what="rejected" at={approval.decided_at} note={note} />}
      <FactList
        facts={[
          ['Requested by', nameOf(approval.requested_by)],
          ['Requested', formatTime(approval.requested_at)],
          ['Reason', approval.reason ?? 'none given'],
          ['Expires', isOpen ? <Time key="expires" at={approval.expires_at} /> : undefined],
          ['Expired', state === 'expired' ? <Time key="expired" at={approval.expires_at} /> : undefined],
          ['Consumed by', approval.consumed_by === null ? undefined : nameOf(approval.consumed_by)],
        ]}
      />
    </Stack>
  );
}

type SaidProps = {
  readonly who: string;
  readonly what: string;
  readonly at: string | null;
  readonly note: string | null;
};

function Said({ who, what, at, note }: SaidProps) {
  return (
    <div>
      <Text fz="sm">
        <b>{who}</b> {what} {at !== null && <Time at={at} />}
      </Text>
      {note !== null && (
        <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {note}
        </Text>
      )}
    </div>
  );
}

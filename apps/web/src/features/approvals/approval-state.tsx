import type { Approval, ApprovalState } from '@rowloom/contract';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const TONES: Readonly<Record<ApprovalState, Tone>> = {
  pending: 'careful',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
  consumed: 'neutral',
};

/** The contract's own list; its module would bring the whole contract into the page. */
export const APPROVAL_STATES = Object.keys(TONES) as readonly ApprovalState[];

export function ApprovalStateBadge({
  approval: { state, approvals, required_approvals: required },
}: {
  readonly approval: Pick<Approval, 'state' | 'approvals' | 'required_approvals'>;
}) {
  const isPartly = state === 'pending' && approvals.length > 0;
  return <StatusBadge tone={TONES[state]}>{isPartly ? `${approvals.length} of ${required}` : state}</StatusBadge>;
}

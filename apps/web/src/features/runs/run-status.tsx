import type { Generation } from '@rowloom/contract';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const TONES: Readonly<Record<Generation['status'], Tone>> = {
  queued: 'neutral',
  running: 'busy',
  succeeded: 'good',
  failed: 'bad',
  cancelled: 'careful',
};

export function RunStatus({
  run,
}: {
  readonly run: Pick<Generation, 'status' | 'undo_status' | 'cancel_requested_at'>;
}) {
  if (run.undo_status === 'succeeded') return <StatusBadge tone="neutral">undone</StatusBadge>;
  if (run.status === 'running' && run.cancel_requested_at !== null)
    return <StatusBadge tone="careful">stopping</StatusBadge>;
  return <StatusBadge tone={TONES[run.status]}>{run.status}</StatusBadge>;
}

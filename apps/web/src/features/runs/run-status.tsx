import type { Generation } from '@rowloom/contract';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { type RunState, sayStatus } from './say-status.ts';

const TONES: Readonly<Record<Generation['status'], Tone>> = {
  queued: 'neutral',
  running: 'busy',
  succeeded: 'good',
  failed: 'bad',
  cancelled: 'careful',
};

export function RunStatus({ run }: { readonly run: RunState }) {
  return <StatusBadge tone={toneOf(run)}>{sayStatus(run)}</StatusBadge>;
}

function toneOf({ status, undo_status: undo, cancel_requested_at: asked }: RunState): Tone {
  if (undo === 'succeeded') return 'neutral';
  return status === 'running' && asked !== null ? 'careful' : TONES[status];
}

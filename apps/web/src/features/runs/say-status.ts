import type { Generation } from '@rowloom/contract';

export type RunState = Pick<Generation, 'status' | 'undo_status' | 'cancel_requested_at'>;

/** What has become of a run, in a word: that it was undone says more than how it once ended. */
export function sayStatus({ status, undo_status: undo, cancel_requested_at: asked }: RunState): string {
  if (undo === 'succeeded') return 'undone';
  return status === 'running' && asked !== null ? 'stopping' : status;
}

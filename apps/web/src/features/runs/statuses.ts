import type { GenerationStatus } from '@rowloom/contract';

/** The contract's own list; its module would bring the whole contract into the page. */
export const GENERATION_STATUSES = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'cancelled',
] as const satisfies readonly GenerationStatus[];

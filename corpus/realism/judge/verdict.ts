import type { Finding } from './recogniser.ts';

export type Verdict = 'sensible' | 'weak' | 'wrong';

const GOOD = 0.9;
const HALF = 0.5;

/** Nine of ten values right is sensible; half of them, or the right family in nine of ten, is weak. */
export function verdictOf({ good, near }: Finding): Verdict {
  if (good >= GOOD) return 'sensible';
  return good >= HALF || near >= GOOD ? 'weak' : 'wrong';
}

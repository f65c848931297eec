import type { ReferenceDraft } from './draft.ts';

/** What no key and no rule has said yet, and no step has decided. */
const OPEN = {
  deferrable: false,
  declared: false,
  cascades: false,
  rule: {},
  absent: false,
  strategy: undefined,
  null_fraction: 0,
  most: undefined,
  least: 0,
} as const;

type Ends = Pick<ReferenceDraft, 'name' | 'columns' | 'to' | 'to_columns' | 'nullable' | 'unique'>;

/** A reference between two ends, of which nothing else is known but what is told. */
export const draftReference = (told: Ends & Partial<ReferenceDraft>): ReferenceDraft => ({ ...OPEN, ...told });

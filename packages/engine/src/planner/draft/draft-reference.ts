import type { ReferenceDraft } from './draft.ts';

/** The initial state, before any key, rule or step decides. */
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

/** A reference between two ends, with only the given facts. */
export const draftReference = (told: Ends & Partial<ReferenceDraft>): ReferenceDraft => ({ ...OPEN, ...told });

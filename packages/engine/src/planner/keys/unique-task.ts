import type { CapacityFacts } from './capacity.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { UniqueSet } from '../draft/unique-sets.ts';

/** One set to settle. A way to settle it changes the target and returns how, or changes nothing. */
export type UniqueTask = {
  readonly draft: Draft;
  readonly target: TableDraft;
  readonly set: UniqueSet;
  readonly facts: CapacityFacts;
};

import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Draft } from '../draft/draft.ts';
import type { Plan } from '../../document/plan/plan.ts';
import { findMisfits } from './find-misfits.ts';
import { findOrphans } from './find-orphans.ts';
import { findRepeating } from './find-repeating.ts';
import { findUnknownNames } from './find-unknown-names.ts';

/** Column rules that cannot be applied, or whose values do not fit the schema; each step relies on the previous one. */
export function findUnfitRules(draft: Draft, plan: Plan, lexicon: Lexicon, probe = true): readonly Issue[] {
  const unknown = findUnknownNames(draft, plan);
  if (unknown.length > 0) return unknown;
  const repeating = findRepeating(draft, plan);
  if (repeating.length > 0 || !probe) return repeating;
  const misfits = findMisfits(draft, plan, lexicon);
  return misfits.length > 0 ? misfits : findOrphans(draft, plan, lexicon);
}

import { findGenerator } from '../../weave/generators/catalogue.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { plainTexts, wordsOf } from '../draft/any-collation.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { type Pair, pairsOf } from '../draft/pairs-of.ts';
import { fromList } from '../infer/columns/make-source.ts';
import { freeText, roomIn } from './free-text.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { roomOf } from '../../document/plan/room-of.ts';

/**
 * Two columns that would hold the same in every row, such as the currency of the run, though a CHECK wants them to differ:
 * each takes any value of the list instead. Two texts of which the first was never found to be the lesser, as words beside
 * numbers, are letters both.
 */
export function spreadPairs({ efforts }: Draft, target: TableDraft, lexicon: Lexicon): void {
  for (const { form, columns } of pairsOf(target.table)) {
    if (form === 'ascending' && efforts.has(target.key) && spell(target, columns)) continue;
    const [first, second] = columns.map((name) =>
      target.columnRules.has(name) ? undefined : target.columns.get(name),
    );
    const type = target.types.get(first?.name ?? '');
    if (first === undefined || second === undefined || type === undefined) continue;
    if (JSON.stringify(first.source) !== JSON.stringify(second.source)) continue;
    const values = wordsOf(first.source, type, lexicon)?.filter((word) => fits(target, columns, word)) ?? [];
    if (!isOneForAll(first.source) || values.length < 2) continue;
    // Where they need only differ, one of them may stay what it is.
    for (const plan of form === 'apart' ? [second] : [first, second])
      target.columns.set(plan.name, {
        ...plan,
        source: fromList(values),
        reason: `${plan.reason}; any of the list, because a CHECK requires ${columns.join(' and ')} to differ`,
      });
  }
}

function spell(target: TableDraft, columns: Pair['columns']): boolean {
  const plans = columns.flatMap((name) => freeText(target, name, columns) ?? []);
  if (plans.length < columns.length) return false;
  const source = plainTexts(Math.min(...plans.map((plan) => roomIn(target, plan))));
  for (const plan of plans)
    target.columns.set(plan.name, {
      ...plan,
      source,
      reason: `${plan.reason}; letters, because a CHECK orders ${columns.join(' and ')}`,
    });
  return true;
}

/** Codes of closed lists are those of the row's place, file or language, or of the run: two columns have the same. */
function isOneForAll(source: ColumnSource): boolean {
  if (source.kind !== 'generator' || source.generator === 'one_of') return false;
  return findGenerator(source.generator, source.version)?.options?.['more'] !== undefined;
}

function fits(target: TableDraft, columns: readonly string[], word: string): boolean {
  return columns.every((name) => {
    const [plan, type] = [target.columns.get(name), target.types.get(name)];
    const room = plan === undefined || type === undefined ? undefined : roomOf(plan, type);
    return type?.kind === 'text' && (room === undefined || [...word].length <= room);
  });
}

import { findGenerator } from '../../weave/generators/catalogue.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { wordsOf } from '../draft/any-collation.ts';
import type { TableDraft } from '../draft/draft.ts';
import { pairsOf } from '../draft/pairs-of.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { roomOf } from '../../document/plan/room-of.ts';

/**
 * Two columns that would hold the same in every row, such as the currency of the run, though a CHECK wants them to differ:
 * each takes any value of the list instead.
 */
export function spreadPairs(target: TableDraft, lexicon: Lexicon): void {
  for (const { form, columns } of pairsOf(target.table)) {
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
        source: { kind: 'generator', generator: 'one_of', version: 1, options: { values } },
        reason: `${plan.reason}; any of the list, since a CHECK wants ${columns.join(' and ')} to differ`,
      });
  }
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

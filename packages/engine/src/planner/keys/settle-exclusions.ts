import type { Exclusion } from '../../language/schema/schema-document.ts';
import type { CapacityFacts } from './capacity.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { lowerRows } from '../draft/lower-rows.ts';
import type { ConstraintVerdict } from '../../document/plan/plan.ts';
import { byOneColumn } from './ways/by-digits.ts';
import { byWhatHolds } from './ways/by-what-holds.ts';
import { keepSlots } from './keep-slots.ts';
import { elementsOf, type ExclusionElement, nameOf } from './overlap-sets.ts';
import { type RangeElement, readGeneratedRange, readRangeElement } from '../range/range-element.ts';
import type { UniqueTask } from './unique-task.ts';

/** Makes sure that no two rows conflict under an exclusion constraint, or reports that it cannot. `keys`: what is settled already. */
export function settleExclusions(
  draft: Draft,
  target: TableDraft,
  facts: CapacityFacts,
  keys: readonly ConstraintVerdict[],
): readonly ConstraintVerdict[] {
  const settled = new Set(keys.flatMap(({ kind, name }) => (kind === 'exclusion' ? [name] : [])));
  return (target.table.exclusions ?? []).flatMap((exclusion, index) => {
    const name = nameOf(target, exclusion, index);
    return settled.has(name) ? [] : [settleExclusion(draft, target, facts, exclusion, name)];
  });
}

function settleExclusion(
  draft: Draft,
  target: TableDraft,
  facts: CapacityFacts,
  exclusion: Exclusion,
  name: string,
): ConstraintVerdict {
  const elements = elementsOf(target, exclusion);
  const equal = elements.flatMap(({ column, operator }) => (operator === '=' && column !== undefined ? [column] : []));
  const task: UniqueTask = {
    draft,
    target,
    facts,
    set: { name, kind: 'exclusion', columns: equal, unique: undefined, coarse: [], filled: [] },
  };
  const solved = (reason: string): ConstraintVerdict => ({ kind: 'exclusion', name, verdict: 'solved', reason });
  if (target.rows <= 1) return solved('there is at most one row');
  const apart = equal.length === 0 ? undefined : byWhatHolds(task);
  if (apart !== undefined) return solved(apart);
  for (const one of elements) {
    if (one.operator !== '&&') continue;
    const element = rangeIn(target, one);
    const slots = element === undefined ? undefined : keepSlots(task, element, rangesOf(target));
    if (slots !== undefined) return solved(slots);
  }
  const made = equal.length === 0 ? undefined : byOneColumn(task);
  if (made !== undefined) return solved(made);
  if (lowerRows(draft, target, 1, `${name} excludes rows by an operator that Rowloom does not know`))
    return solved('there is one row');
  return {
    kind: 'exclusion',
    name,
    verdict: 'unsupported',
    reason: `Rows may conflict in (${exclusion.elements.map(({ expression, operator }) => `${expression} WITH ${operator}`).join(', ')}). Give ${equal.length === 0 ? 'the table one row only' : `${equal.join(', ')} values that never repeat, with a rule`}, or leave ${name} out of the schema.`,
  };
}

/** The ranges that the table's constraints build from columns. */
function rangesOf(target: TableDraft): readonly RangeElement[] {
  return (target.table.exclusions ?? []).flatMap((exclusion) =>
    elementsOf(target, exclusion).flatMap((element) =>
      element.operator.includes('&&') ? (rangeIn(target, element) ?? []) : [],
    ),
  );
}

/** An element that names a column which the database computes is read as that column's expression. */
function rangeIn(target: TableDraft, { column, expression }: ExclusionElement): RangeElement | undefined {
  return column === undefined ? readRangeElement(target, expression) : readGeneratedRange(target, column);
}

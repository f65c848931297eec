import type { Exclusion } from '../../language/schema/schema-document.ts';
import { type CapacityFacts, canBeDistinct, capacityOf } from './capacity.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { lowerRows } from '../draft/lower-rows.ts';
import type { ColumnSource, ConstraintVerdict } from '../../document/plan/plan.ts';
import { byOneColumn } from './ways/by-digits.ts';
import { byWhatHolds } from './ways/by-what-holds.ts';
import { isDistinct } from './is-distinct.ts';
import { keepSlots } from './keep-slots.ts';
import { type RangeElement, readGeneratedRange, readRangeElement } from '../range/range-element.ts';
import { settleSet } from './settle-set.ts';
import type { UniqueTask } from './unique-task.ts';

/** Makes sure that no two rows conflict under an exclusion constraint, or reports that it cannot. */
export function settleExclusions(draft: Draft, target: TableDraft, facts: CapacityFacts): readonly ConstraintVerdict[] {
  return (target.table.exclusions ?? []).map((exclusion, index) =>
    settleExclusion(draft, target, facts, exclusion, exclusion.name ?? `${target.table.name}_exclusion_${index + 1}`),
  );
}

function settleExclusion(
  draft: Draft,
  target: TableDraft,
  facts: CapacityFacts,
  exclusion: Exclusion,
  name: string,
): ConstraintVerdict {
  const elements = exclusion.elements.map(({ expression, operator }) => ({
    expression,
    column: columnNamed(target, expression),
    operator: operator.replace(/^OPERATOR\s*\(\s*(?:\w+\.)*(.*?)\s*\)$/i, '$1').trim(),
  }));
  const equal = elements.flatMap(({ column, operator }) => (operator === '=' && column !== undefined ? [column] : []));
  const task: UniqueTask = {
    draft,
    target,
    facts,
    set: { name, kind: 'exclusion', columns: equal, unique: undefined, coarse: [], filled: [] },
  };
  if (equal.length === elements.length) return settleSet(task).verdict;
  const solved = (reason: string): ConstraintVerdict => ({ kind: 'exclusion', name, verdict: 'solved', reason });
  if (target.rows <= 1) return solved('there is at most one row');
  const apart = equal.length === 0 ? undefined : byWhatHolds(task);
  if (apart !== undefined) return solved(apart);
  for (const { column, operator, expression } of elements) {
    if (operator !== '&&') continue;
    if (column !== undefined && keepApart(target, column, facts)) return solved(`no two ranges of ${column} overlap`);
    const element = rangeIn(target, expression);
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
  return (target.table.exclusions ?? []).flatMap(({ elements }) =>
    elements.flatMap(({ expression, operator }) =>
      operator.includes('&&') ? (rangeIn(target, expression) ?? []) : [],
    ),
  );
}

/** An element that names a column which the database computes is read as that column's expression. */
function rangeIn(target: TableDraft, expression: string): RangeElement | undefined {
  const column = columnNamed(target, expression);
  return column === undefined ? readRangeElement(target, expression) : readGeneratedRange(target, column);
}

/** Makes a column of ranges one of ranges that never overlap. */
function keepApart(target: TableDraft, name: string, facts: CapacityFacts): boolean {
  const plan = target.columns.get(name);
  const range = plan === undefined ? undefined : rangeOf(plan.source);
  if (plan === undefined || range === undefined) return false;
  const plain = { ...plan, source: range };
  if (!isDistinct(plain) && !canBeDistinct(plain)) return false;
  if (capacityOf(target, { ...plain, unique: true }, facts) < target.rows) return false;
  target.columns.set(name, { ...plan, unique: true, reason: `${plan.reason}; no two overlap` });
  return true;
}

/** The generator of ranges that a source comes down to, whichever variant of a CHECK the row is. */
function rangeOf(source: ColumnSource): ColumnSource | undefined {
  if (source.kind === 'generator') return source.generator === 'range' ? source : undefined;
  if (source.kind !== 'variants') return undefined;
  const ranges = source.sources.flatMap((inner) => inner ?? []);
  const [first] = ranges;
  const alike = ranges.every((inner) => JSON.stringify(inner) === JSON.stringify(first));
  return first !== undefined && alike ? rangeOf(first) : undefined;
}

/** The column that an element names; undefined where it is an expression. */
function columnNamed(target: TableDraft, expression: string): string | undefined {
  const bare = expression
    .trim()
    .replace(/^\((.*)\)$/s, '$1')
    .trim();
  const quoted = /^"((?:[^"]|"")+)"$/.exec(bare)?.[1]?.replaceAll('""', '"');
  return [quoted, bare, bare.toLowerCase()].find((name) => name !== undefined && target.types.has(name));
}

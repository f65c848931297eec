import type { ColumnSource } from '../../document/plan/plan.ts';
import type { Facts } from './read-facts.ts';

/** Whether the column must be unique, alone or with others. */
export function isInSet({ unique, table, column: { name } }: Facts): boolean {
  const sets = [table.primary_key?.columns ?? [], ...table.uniques.map(({ columns }) => columns)];
  return unique || sets.some((set) => set.includes(name));
}

/** Closed lists of the real world. */
const CLOSED: ReadonlySet<unknown> = new Set(['currency', 'language']);

export const isClosedList = (source: ColumnSource): boolean =>
  source.kind === 'generator' && source.options['each'] === true && CLOSED.has(source.options['of']);

/** A vocabulary in a key may need more entries than it has: they are numbered then, and nothing else changes. */
export function lengthenKey(facts: Facts, source: ColumnSource): ColumnSource {
  // The number of currencies is fixed: a table of them is that long.
  if (isClosedList(source)) return source;
  if (source.kind !== 'generator' || source.generator !== 'term' || !(isInSet(facts) || isInExpression(facts)))
    return source;
  return { ...source, options: { ...source.options, more: true } };
}

/** A key over `lower(code)`, or an exclusion of equal codes. */
function isInExpression({ table, column: { name } }: Facts): boolean {
  const expressions = [
    ...table.uniques.flatMap((unique) => unique.expressions ?? []),
    ...(table.exclusions ?? []).flatMap(({ elements }) => elements),
  ];
  return expressions.some(({ expression }) => expression.toLowerCase().includes(name.toLowerCase()));
}

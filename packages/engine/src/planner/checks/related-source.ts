import { isInterpretable } from '../../weave/derive/interpret-value.ts';
import { hasMonths } from '../../language/expression/has-months.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Variant } from '../../solve/row-solution.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { relationSource } from './relation-source.ts';

/** A value derived from other columns, if it can be computed; otherwise the rows are tested. */
export function relatedSource(
  draft: Draft,
  target: TableDraft,
  variant: Variant,
  name: string,
  free: ColumnSource | undefined,
  usual: ColumnSource,
): ColumnSource | undefined {
  const found = relationSource(target, variant, name, free, usual);
  if (found === undefined) return undefined;
  const source = byCalendar(found, target.types.get(name));
  if (draft.withdrawn.has(`${target.key}.${name}`)) {
    target.replaced.add(name);
    return source.kind === 'derive' && isInterpretable(source.expression, target.types.get(name))
      ? { ...source, interpreted: true }
      : undefined;
  }
  const { one_of } = variant.domains[name] ?? {};
  if (one_of !== undefined && isDrawnBetween(source)) {
    // Few values between two ends may be in the list: the list is drawn from, and the row tested.
    target.replaced.add(name);
    return undefined;
  }
  target.related.add(name);
  return source;
}

/** Rows are computed without a calendar: adding months to a timestamp is interpreted. */
function byCalendar(source: ColumnSource, type: ColumnType | undefined): ColumnSource {
  if (source.kind === 'when')
    return { ...source, otherwise: source.otherwise === null ? null : byCalendar(source.otherwise, type) };
  if (source.kind !== 'derive' || isDrawnBetween(source) || !hasMonths(source.expression)) return source;
  return isInterpretable(source.expression, type) ? { ...source, interpreted: true } : source;
}

const DRAWN: ReadonlySet<string> = new Set(['between', 'during']);

function isDrawnBetween(source: ColumnSource): boolean {
  return source.kind === 'derive' && source.expression.op === 'call' && DRAWN.has(source.expression.name);
}

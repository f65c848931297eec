import type { Expression } from '../../language/expression/expression.ts';
import { integerRange } from '../../weave/generators/number/integer.ts';
import { secondsRange } from '../../weave/generators/time/interval.ts';
import { listOption, numberOption } from '../../weave/cell/option.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { TableDraft } from '../draft/draft.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';

/** All values of a column are between these; those of intervals in microseconds. */
export type Extent = { readonly min: number; readonly max: number };

/** The minimum and maximum of a numeric or interval column, if its source determines them. */
export function columnExtent(target: TableDraft, plan: ColumnPlan): Extent | undefined {
  const type = target.types.get(plan.name);
  // A key that grows with the rows has no maximum.
  const isEndless = plan.unique === true && plan.source.kind === 'generator' && !('max' in plan.source.options);
  return type === undefined || isEndless ? undefined : extentOf(plan.source, type);
}

function extentOf(source: ColumnSource | null, type: ColumnType): Extent | undefined {
  switch (source?.kind) {
    case 'generator':
      return ofGenerator(source, type);
    case 'derive':
      return ofExpression(source.expression);
    case 'variants':
      return around(source.sources.map((inner) => extentOf(inner, type)));
    case 'when':
      return around([extentOf(source.then, type), extentOf(source.otherwise, type)]);
    default:
      return undefined;
  }
}

type Generated = Extract<ColumnSource, { kind: 'generator' }>;

function ofGenerator({ generator, options }: Generated, type: ColumnType): Extent | undefined {
  if (generator === 'integer') return integerRange(type, options, 0);
  if (generator === 'interval') {
    const { first, count } = secondsRange(options);
    return { min: first * 1_000_000, max: (first + count - 1) * 1_000_000 };
  }
  if (type.kind === 'interval') return undefined;
  if (generator === 'decimal') {
    const [min, max] = [numberOption(options, 'min'), numberOption(options, 'max')];
    return min === undefined || max === undefined ? undefined : { min, max };
  }
  if (generator !== 'one_of') return undefined;
  const values = (listOption(options, 'values') ?? []).map((value) => (value === null ? Number.NaN : Number(value)));
  return around(values.map((value) => (Number.isFinite(value) ? { min: value, max: value } : undefined)));
}

/** For numbers, and for values drawn between numbers. */
function ofExpression(expression: Expression): Extent | undefined {
  if (expression.op === 'literal' && expression.type === 'number')
    return { min: Number(expression.value), max: Number(expression.value) };
  return expression.op === 'call' && expression.name === 'between'
    ? around(expression.args.map(ofExpression))
    : undefined;
}

function around(extents: readonly (Extent | undefined)[]): Extent | undefined {
  const known = extents.filter((extent) => extent !== undefined);
  if (known.length === 0 || known.length < extents.length) return undefined;
  return { min: Math.min(...known.map(({ min }) => min)), max: Math.max(...known.map(({ max }) => max)) };
}

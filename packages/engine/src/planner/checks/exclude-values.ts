import { typeRange } from '../../weave/generators/number/integer.ts';
import { numberOption } from '../../weave/cell/option.ts';
import { PLENTY } from '../../solve/domain/number-limits.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Bound, ColumnDomain } from '../../solve/row-solution.ts';
import type { ColumnPlan, ColumnSource, GeneratorOptions, JsonValue } from '../../document/plan/plan.ts';

/** A forbidden number at the edge of a range moves the edge: every value in the range then avoids it. */
export function tightenDomain(domain: ColumnDomain | undefined, type: ColumnType): ColumnDomain | undefined {
  const { min, max, none_of: forbidden = [] } = domain ?? {};
  if (type.kind !== 'integer' || forbidden.length === 0) return domain;
  const banned = new Set(forbidden.map(Number));
  const move = (edge: Bound | undefined, step: 1 | -1): Bound | undefined => {
    if (edge === undefined || !banned.has(Number(edge.value))) return edge;
    return move({ value: String(Number(edge.value) + step), inclusive: true }, step);
  };
  const [low, high] = [move(min, 1), move(max, -1)];
  return { ...domain, ...(low === undefined ? {} : { min: low }), ...(high === undefined ? {} : { max: high }) };
}

/** Removes the values that a CHECK forbids from a list or range chosen by name and type. */
export function excludeValues(plan: ColumnPlan, domain: ColumnDomain | undefined, type: ColumnType): ColumnPlan {
  const forbidden = domain?.none_of ?? [];
  if (forbidden.length === 0) return plan;
  if (plan.source.kind === 'derive' && type.kind === 'integer')
    return { ...plan, source: numbersBeyond(forbidden.map(Number), domain) };
  if (plan.source.kind !== 'generator') return plan;
  const { generator, options } = plan.source;
  if (generator === 'serial') return { ...plan, source: countPast(plan.source, forbidden.map(Number), type) };
  const fitting =
    generator === 'one_of'
      ? withoutValues(options, forbidden)
      : generator === 'integer'
        ? withoutNumbers(options, forbidden.map(Number))
        : options;
  return fitting === options ? plan : { ...plan, source: { ...plan.source, options: fitting } };
}

/** Whether a source makes none of the values, as far as its options tell. */
export function avoids(source: ColumnSource, forbidden: readonly string[]): boolean {
  if (source.kind === 'derive') return false;
  if (source.kind !== 'generator') return true;
  const { generator, options } = source;
  const { values, min, max, start = 1 } = options;
  switch (generator) {
    case 'one_of':
      return (
        Array.isArray(values) && !(values as readonly JsonValue[]).some((value) => forbidden.includes(textOf(value)))
      );
    case 'integer':
      return forbidden.every((value) => Number(value) < Number(min) || Number(value) > Number(max));
    case 'serial':
      return forbidden.every((value) => Number(value) < Number(start));
    default:
      return false;
  }
}

/** Expressions inferred from a name are not analysed: numbers above all forbidden ones will do. */
function numbersBeyond(forbidden: readonly number[], domain: ColumnDomain | undefined): ColumnSource {
  const min = Math.max(...forbidden.map((value) => value + 1), Number(domain?.min?.value ?? Number.MIN_SAFE_INTEGER));
  const max = Math.min(min + 99, Number(domain?.max?.value ?? Number.MAX_SAFE_INTEGER));
  const options = max >= min ? { min, max } : withoutNumbers({ min: max - 99, max }, forbidden);
  return { kind: 'generator', generator: 'integer', version: 1, options };
}

/** Counts from beyond the forbidden numbers, or between two of them if there is more room. */
function countPast(source: Counting, forbidden: readonly number[], type: ColumnType): ColumnSource {
  const start = numberOption(source.options, 'start') ?? 1;
  const [, most] = typeRange(type);
  const ahead = forbidden.filter((value) => value >= start && value <= most);
  if (ahead.length === 0) return source;
  const past = Math.max(...ahead) + 1;
  if (most - past >= Math.min(PLENTY, (most - start) / 2))
    return { ...source, options: { ...source.options, start: past } };
  const options = withoutNumbers({ min: start, max: most }, ahead);
  return { kind: 'generator', generator: 'integer', version: 1, options };
}

type Counting = Extract<ColumnSource, { kind: 'generator' }>;

function withoutValues(options: GeneratorOptions, forbidden: readonly string[]): GeneratorOptions {
  const values = Array.isArray(options['values']) ? (options['values'] as readonly JsonValue[]) : [];
  const weights = Array.isArray(options['weights']) ? (options['weights'] as readonly JsonValue[]) : undefined;
  const kept = values.flatMap((value, index) => (forbidden.includes(textOf(value)) ? [] : [index]));
  if (kept.length === 0 || kept.length === values.length) return options;
  return {
    ...options,
    values: kept.map((index) => values[index] ?? null),
    ...(weights === undefined ? {} : { weights: kept.map((index) => weights[index] ?? 1) }),
  };
}

/** The widest part of the range that contains none of the numbers. */
function withoutNumbers(options: GeneratorOptions, forbidden: readonly number[]): GeneratorOptions {
  const { min, max } = options;
  if (typeof min !== 'number' || typeof max !== 'number') return options;
  const inside = forbidden.filter((value) => value >= min && value <= max).toSorted((a, b) => a - b);
  if (inside.length === 0) return options;
  const edges = [min - 1, ...inside, max + 1];
  const stretches = edges.slice(1).map((end, index) => ({ min: (edges[index] ?? 0) + 1, max: end - 1 }));
  const widest = stretches.reduce((best, item) => (item.max - item.min > best.max - best.min ? item : best));
  return widest.max < widest.min ? options : { ...options, ...widest };
}

function textOf(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

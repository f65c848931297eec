import type { ColumnDomain } from '../solve/row-solution.ts';
import type { ColumnPlan, GeneratorOptions, JsonValue } from './plan.ts';

/** Takes the values that a CHECK forbids out of a list or a range that was chosen by name and type. */
export function excludeValues(plan: ColumnPlan, domain: ColumnDomain | undefined): ColumnPlan {
  const forbidden = domain?.none_of ?? [];
  if (plan.source.kind !== 'generator' || forbidden.length === 0) return plan;
  const { generator, options } = plan.source;
  const fitting =
    generator === 'one_of'
      ? withoutValues(options, forbidden)
      : generator === 'integer'
        ? withoutNumbers(options, forbidden.map(Number))
        : options;
  return fitting === options ? plan : { ...plan, source: { ...plan.source, options: fitting } };
}

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

/** The widest stretch of the range in which none of the numbers lies. */
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

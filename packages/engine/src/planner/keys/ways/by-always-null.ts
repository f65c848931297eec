import type { ColumnSource } from '../../../document/plan/plan.ts';
import type { UniqueTask } from '../unique-task.ts';

/** NULLs are distinct: a column that holds nothing else keeps every row apart from the others. */
export function byAlwaysNull({ target, set }: UniqueTask): string | undefined {
  if (set.kind !== 'unique') return undefined;
  const found = set.columns.find((name) => {
    const source = target.columns.get(name)?.source;
    return source !== undefined && isAlwaysNull(source) && !set.filled.includes(name) && !target.columnRules.has(name);
  });
  return found === undefined ? undefined : `${found} is always NULL`;
}

/** A CHECK, or a rule, leaves the column nothing but NULL. */
export function isAlwaysNull(source: ColumnSource): boolean {
  return source.kind === 'generator' && source.generator === 'constant' && source.options['value'] === null;
}

import type { UniqueTask } from './unique-task.ts';

/** NULLs are distinct: a column that holds nothing else keeps every row apart from the others. */
export function byAlwaysNull({ target, set }: UniqueTask): string | undefined {
  if (set.kind !== 'unique') return undefined;
  const found = set.columns.find((name) => {
    const source = target.columns.get(name)?.source;
    const empty = source?.kind === 'generator' && source.generator === 'constant' && source.options['value'] === null;
    return empty && !set.filled.includes(name) && !target.columnRules.has(name);
  });
  return found === undefined ? undefined : `${found} is always NULL`;
}

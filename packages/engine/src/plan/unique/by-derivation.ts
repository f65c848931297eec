import { hasMonths } from '../../expression/has-months.ts';
import { byDistinctColumn } from './by-distinct-column.ts';
import { byMakingDistinct } from './by-making-distinct.ts';
import { keyPart } from './key-part.ts';
import type { UniqueTask } from './unique-task.ts';

/** `username_lower`, which is `lower(username)` by a CHECK, differs where `username` does. */
export function byDerivation(task: UniqueTask): string | undefined {
  const { target, set } = task;
  for (const name of set.columns) {
    const source = target.columns.get(name)?.source;
    if (source?.kind !== 'derive' || target.columnRules.has(name) || set.prefixes?.[name] !== undefined) continue;
    // The last days of January all become the last of February.
    if (hasMonths(source.expression)) continue;
    const { exact, prefixes, period, where } = keyPart(source.expression, target.table);
    if (exact.length === 0 || exact.includes(name) || period !== undefined || where !== undefined) continue;
    const part = { ...task, set: { ...set, columns: exact, prefixes: prefixes ?? {} } };
    const reason = byDistinctColumn(part) ?? byMakingDistinct(part);
    if (reason !== undefined) return `${name} follows from ${exact.join(', ')}: ${reason}`;
  }
  return undefined;
}

import { hasMonths } from '../../../language/expression/has-months.ts';
import { callsAny } from '../../../language/expression/walk-expression.ts';
import { byGuessedValues } from './by-values.ts';
import { byMonths } from './by-months.ts';
import { byWhatHolds } from './by-what-holds.ts';
import { keyPart } from '../../draft/key-part.ts';
import type { UniqueTask } from '../unique-task.ts';

/** `username_lower`, which is `lower(username)` by a CHECK, differs where `username` does. */
export function byDerivation(task: UniqueTask): string | undefined {
  const { target, set } = task;
  for (const name of set.columns) {
    const source = target.columns.get(name)?.source;
    if (source?.kind !== 'derive' || target.columnRules.has(name) || set.prefixes?.[name] !== undefined) continue;
    if (hasMonths(source.expression)) {
      const reason = byMonths(task, name, source.expression);
      if (reason !== undefined) return reason;
      continue;
    }
    // What lies between two ends may be the same for other ends.
    if (callsAny(source.expression, 'between', 'during')) continue;
    const { exact, prefixes, period, where } = keyPart(source.expression, target.table);
    if (exact.length === 0 || exact.includes(name) || period !== undefined || where !== undefined) continue;
    const part = { ...task, set: { ...set, columns: exact, prefixes: prefixes ?? {} } };
    const reason = byWhatHolds(part) ?? byGuessedValues(part);
    if (reason !== undefined) return `${name} follows from ${exact.join(', ')}: ${reason}`;
  }
  return undefined;
}

import type { Expression } from '../expression/expression.ts';
import { partsOf } from '../expression/walk-expression.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { suggest } from '../../base/text/nearest-name.ts';

/** A predicate of the schema reads the columns of its own row and nothing else. */
export function checkPredicate(
  predicate: Expression | undefined,
  columns: ReadonlySet<string>,
  path: string,
  issues: Issue[],
): void {
  if (predicate === undefined) return;
  if (predicate.op === 'aggregate' || (predicate.op === 'column' && (predicate.through?.length ?? 0) > 0)) {
    issues.push({
      code: 'contradiction',
      path,
      message: 'A constraint reads its own row only, not parents or children.',
    });
    return;
  }
  if (predicate.op === 'column' && !columns.has(predicate.name)) {
    issues.push({
      code: 'unknown_column',
      path,
      message: `There is no column ${predicate.name} here.${suggest(predicate.name, [...columns])}`,
    });
  }
  for (const part of partsOf(predicate)) checkPredicate(part, columns, path, issues);
}

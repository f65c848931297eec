import { columnsOf } from '../expression/walk-expression.ts';
import type { RowSolution } from '../solve/row-solution.ts';
import type { Draft, TableDraft } from './draft.ts';
import type { ConstraintVerdict } from './plan.ts';
import { predicatesOf } from './solve-table.ts';

/**
 * What becomes of each CHECK. The solver's word holds where it decided every column of the CHECK; where a rule or a
 * reference decides one, the rows are tested: drawn again if something in the CHECK can be, else only probed.
 */
export function checkVerdicts(draft: Draft, target: TableDraft, solution: RowSolution): readonly ConstraintVerdict[] {
  const predicates = new Map(predicatesOf(draft, target).map(({ name, predicate }) => [name, predicate]));
  return solution.verdicts.map(({ name, verdict, reason }): ConstraintVerdict => {
    const test = predicates.get(name);
    const columns = test === undefined ? [] : columnsOf(test);
    if (test === undefined || columns.length === 0) return { kind: 'check', name, verdict, reason };
    const outside = columns.filter((column) => isDecidedElsewhere(target, solution, column));
    if (outside.length === columns.length || outside.some((column) => target.columnRules.has(column))) {
      return {
        kind: 'check',
        name,
        verdict: verdict === 'unsupported' ? verdict : 'solved',
        reason: `${outside.join(', ')} ${outside.length === 1 ? 'is' : 'are'} decided by a rule or a reference; rows are probed`,
        test,
      };
    }
    const uncertain = verdict === 'sampled' || outside.length > 0 || hasDistinct(solution, columns);
    if (verdict === 'unsupported' || !uncertain) return { kind: 'check', name, verdict, reason };
    return {
      kind: 'check',
      name,
      verdict: 'sampled',
      reason: verdict === 'sampled' ? reason : 'Each row is tested, and drawn again until it holds.',
      test,
    };
  });
}

/** A rule decides, or a reference of which the CHECK asks more than whether it is NULL. */
function isDecidedElsewhere(target: TableDraft, solution: RowSolution, column: string): boolean {
  if (target.columnRules.has(column)) return true;
  const references = target.references.filter(({ columns }) => columns.includes(column));
  if (references.length === 0) return false;
  // The roots of a tree are NULL, whatever a CHECK may ask of them.
  const ownNulls = references.some(({ strategy, absent }) => absent || strategy?.kind === 'tree');
  if (ownNulls && target.filled.has(column)) return true;
  return solution.groups.some(
    ({ columns, variants }) =>
      columns.includes(column) &&
      variants.some(({ domains, relations }) => {
        const { null: _nulls, ...rest } = domains[column] ?? {};
        return Object.keys(rest).length > 0 || relations.length > 0;
      }),
  );
}

/** Two columns that must differ are drawn apart and tested. */
function hasDistinct(solution: RowSolution, columns: readonly string[]): boolean {
  return solution.groups.some(({ variants }) =>
    variants.some(({ relations }) =>
      relations.some(
        (relation) =>
          relation.kind === 'distinct' && columns.includes(relation.left) && columns.includes(relation.right),
      ),
    ),
  );
}

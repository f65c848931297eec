import { whyNotEvaluable } from '../../language/evaluate/interpret.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { followingOf } from '../../language/schema/trigger-rules.ts';
import type { RowSolution } from '../../solve/row-solution.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { ConstraintVerdict } from '../../document/plan/plan.ts';
import { avoids } from './exclude-values.ts';
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
    const fixed = outside.length === columns.length && !columns.some((column) => canRedraw(target, column, columns));
    if (fixed || outside.some((column) => isGiven(target, column))) {
      return {
        kind: 'check',
        name,
        verdict: verdict === 'unsupported' ? verdict : 'solved',
        reason: `${outside.join(', ')} ${outside.length === 1 ? 'is' : 'are'} decided by a rule or a reference; rows are probed`,
        test,
      };
    }
    const uncertain =
      verdict === 'sampled' ||
      outside.length > 0 ||
      columns.some((column) => target.replaced.has(column) || target.tested.has(column)) ||
      hasDistinct(solution, columns) ||
      mayHitForbidden(target, solution, columns);
    if (verdict === 'unsupported')
      // What can be evaluated is tried at least: the first rows tell before the run whether there are any.
      return { kind: 'check', name, verdict, reason, ...(whyNotEvaluable(test) === undefined ? { test } : {}) };
    if (!uncertain) return { kind: 'check', name, verdict, reason };
    return {
      kind: 'check',
      name,
      verdict: 'sampled',
      reason: verdict === 'sampled' ? reason : 'Each row is tested, and drawn again until it holds.',
      test,
    };
  });
}

/** By a rule of the user's, or by what a trigger demands. */
const isGiven = ({ columnRules, table }: TableDraft, column: string): boolean =>
  columnRules.has(column) || followingOf(table, column).length > 0;

/** A rule decides, or a reference of which the CHECK asks more than whether it is NULL. */
function isDecidedElsewhere(target: TableDraft, solution: RowSolution, column: string): boolean {
  if (isGiven(target, column)) return true;
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

/** A parent that each row draws for itself can be drawn again, where the draw is under a column of the CHECK. */
function canRedraw(target: TableDraft, column: string, tested: readonly string[]): boolean {
  return target.references.some(({ columns, strategy, absent }) => {
    if (absent || !columns.includes(column)) return false;
    if (strategy?.kind === 'existing' && (strategy.unique === true || strategy.within !== undefined)) return false;
    if (strategy?.kind === 'scatter' || strategy?.kind === 'existing') return tested.includes(columns[0] ?? '');
    return strategy?.kind === 'shared' && strategy.beside === undefined && tested.includes(columns.at(-1) ?? '');
  });
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

/** A value that a CHECK forbids is taken out of lists and ranges of whole numbers; elsewhere it may be drawn, if rarely. */
function mayHitForbidden(target: TableDraft, solution: RowSolution, columns: readonly string[]): boolean {
  return solution.groups.some(({ variants }) =>
    variants.some(({ domains }, variant) =>
      columns.some((column) => {
        const plan = target.columns.get(column);
        const forbidden = (domains[column]?.none_of ?? []).filter((value) => value !== '');
        if (forbidden.length === 0 || plan === undefined || plan.unique === true) return false;
        const source = plan.source.kind === 'variants' ? plan.source.sources[variant] : plan.source;
        return source !== undefined && source !== null && !avoids(source, forbidden);
      }),
    ),
  );
}

import { textOption } from '../../weave/cell/option.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Draft } from '../draft/draft.ts';
import type { ColumnPlan, Plan } from '../../document/plan/plan.ts';
import { uniqueSets } from '../draft/unique-sets.ts';

/** Unique sets in which every column is a custom function without the promise of distinct values. */
export function findRepeating(draft: Draft, plan: Plan): readonly Issue[] {
  return plan.tables.flatMap(({ name, columns }) => {
    const target = draft.tables.get(name);
    const own = new Map(columns.filter(mayRepeat).map((column) => [column.name, column]));
    if (target === undefined || own.size === 0) return [];
    return uniqueSets(target)
      .filter((set) => set.columns.length > 0 && set.columns.every((column) => own.has(column)))
      .map(({ columns: [first = '', ...others] }) => {
        const what =
          others.length === 0 ? `${name}.${first} is unique` : `(${[first, ...others].join(', ')}) is unique`;
        return {
          code: 'rule_breaks_unique',
          path: `rules.${name}.${first}.generator`,
          message: `${what}, and the generator ${nameOf(own.get(first))} of rowloom.config.ts may give a value twice. If it never does (because it uses cell.row, for example), declare that: { unique: true, make: (cell) => … }.`,
        };
      });
  });
}

const mayRepeat = ({ source }: ColumnPlan): boolean =>
  source.kind === 'generator' && source.generator === 'own' && source.options['unique'] !== true;

const nameOf = (column: ColumnPlan | undefined): string =>
  (column?.source.kind === 'generator' ? textOption(column.source.options, 'name') : undefined) ?? '';

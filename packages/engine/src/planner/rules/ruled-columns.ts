import { COLUMN_WAYS } from '../../document/rules/column-ways.ts';
import type { TableDraft } from '../draft/draft.ts';

export type RuledColumn = { readonly name: string; readonly way: (typeof COLUMN_WAYS)[number] };

/** Columns that a rule fills, and how. */
export function ruledColumns({ columnRules }: TableDraft): readonly RuledColumn[] {
  return [...columnRules].flatMap(([name, rule]) => {
    const way = COLUMN_WAYS.find((item) => rule[item] !== undefined);
    return way === undefined ? [] : [{ name, way }];
  });
}

import { COLUMN_WAYS } from '../../document/rules/column-ways.ts';
import type { TableDraft } from '../draft/draft.ts';

/** Whether a rule says how the column is filled: then its name has nothing to say. */
export function isRuled({ columnRules }: Pick<TableDraft, 'columnRules'>, column: string): boolean {
  const rule = columnRules.get(column);
  return rule !== undefined && COLUMN_WAYS.some((way) => rule[way] !== undefined);
}

/** Whether a profile has measured what is in it: what is usual elsewhere has nothing to add. */
export const isMeasured = ({ table }: Pick<TableDraft, 'table'>, column: string): boolean =>
  table.columns.some(({ name, statistics }) => name === column && statistics !== undefined);

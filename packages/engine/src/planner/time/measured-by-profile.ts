import type { ReferenceDraft, TableDraft } from '../draft/draft.ts';
import type { Parent } from './moment-of-row.ts';

/** The rows per parent that a profile has counted. */
export function measuredChildren(
  target: TableDraft,
  { declared, columns }: ReferenceDraft,
): readonly number[] | undefined {
  if (!declared) return undefined;
  const key = target.table.foreign_keys.find((item) => item.columns.join('\n') === columns.join('\n'));
  const children = key?.statistics?.children;
  return children === undefined || children.length < 2 ? undefined : children;
}

/** Whether a timestamp follows a profile, not the calendar of its table. */
export function hasMeasuredTimes({ table }: TableDraft, name: string): boolean {
  return table.columns.some((column) => column.name === name && column.statistics?.quantiles !== undefined);
}

/** Parents whose position in time says nothing about a row that follows a profile: their timestamps must be read. */
export function withoutWindows(parents: readonly Parent[]): readonly Parent[] {
  return parents.map((parent) => {
    const { window: _, ...beginning } = parent.beginning;
    return { ...parent, beginning };
  });
}

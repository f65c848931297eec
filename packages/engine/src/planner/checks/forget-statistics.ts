import type { Issue } from '../../base/shape/issue.ts';
import type { Table } from '../../language/schema/schema-document.ts';
import type { Draft } from '../draft/draft.ts';
import type { BrokenTable } from './probe-checks.ts';

/**
 * Statistics shape what the constraints leave: a table without a row that satisfies its CHECKs is planned without them
 * before anything else is tried. Undefined if none of the broken tables has any left.
 */
export function withoutStatistics(
  { tables }: Draft,
  broken: readonly BrokenTable[],
  before: ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  const found = broken
    .map(({ table }) => table)
    .filter((key) => tables.get(key)?.table.columns.some(({ statistics }) => statistics !== undefined));
  return found.length === 0 ? undefined : new Set([...before, ...found]);
}

export function forgetStatistics(table: Table): Table {
  const { statistics: _, ...bare } = table;
  return {
    ...bare,
    columns: table.columns.map((column) => {
      const { statistics: _statistics, ...rest } = column;
      return rest;
    }),
  };
}

export function noteForgotten(unmeasured: ReadonlySet<string>): readonly Issue[] {
  return [...unmeasured].map((key) => ({
    code: 'statistics_unused',
    path: `tables.${key}`,
    message: `The statistics of ${key} exclude every row that satisfies its CHECKs, so they are not used.`,
  }));
}

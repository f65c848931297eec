import { type Dialect, DIALECTS, type Table, tableKey, type TriggerWrite } from '@rowloom/engine';
import { keyOf } from './find-referrers.ts';
import type { StagedTable } from './staged-table.ts';

/** Rows of the run that a written row refers to, and the columns on both sides. */
export type WrittenOwner = {
  readonly stage: string;
  readonly pairs: readonly (readonly [written: string, key: string])[];
};

/**
 * A row that counts or sums for a parent has the key of the parent, not of the row that fired the trigger: it belongs
 * to the run if the parent does.
 */
export function findOwner(
  { values }: TriggerWrite,
  table: Table,
  staged: readonly StagedTable[],
): WrittenOwner | undefined {
  for (const { columns, references } of table.foreign_keys) {
    const place = { name: references.table, schema: references.schema ?? table.schema };
    const parent = staged.find(({ key }) => key === tableKey(place));
    const key = parent === undefined ? undefined : keyOf(parent);
    if (parent === undefined || key === undefined || !key.every((name) => references.columns.includes(name))) continue;
    const pairs = columns.flatMap((column, at): WrittenOwner['pairs'] => {
      const written = values.find(({ value }) => value.op === 'column' && value.name === column);
      const name = references.columns[at];
      return written === undefined || name === undefined ? [] : [[written.column, name]];
    });
    if (pairs.length === columns.length) return { stage: parent.stage, pairs };
  }
  return undefined;
}

/** SQL for whether the written row refers to one of those. */
export function ownedBy(dialect: Dialect, { stage, pairs }: WrittenOwner, alias: string): string {
  const quote = DIALECTS[dialect].quoteName;
  const same = pairs.map(([written, key]) => `${alias}.${quote(written)} = own_parent.${quote(key)}`);
  return `EXISTS (SELECT 1 FROM ${stage} AS own_parent WHERE ${same.join(' AND ')})`;
}

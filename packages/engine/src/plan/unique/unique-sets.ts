import { columnsOf } from '../../expression/walk-expression.ts';
import type { Unique } from '../../schema/schema-document.ts';
import type { TableDraft } from '../draft.ts';

/** Columns whose values, taken together, may not repeat. */
export type UniqueSet = {
  readonly name: string;
  readonly kind: 'primary_key' | 'unique' | 'exclusion';
  readonly columns: readonly string[];
  readonly unique: Unique | undefined;
};

/** The table's keys and unique constraints, each with a name even where the schema gives none. */
export function uniqueSets(target: TableDraft): readonly UniqueSet[] {
  const { table } = target;
  const sets: UniqueSet[] = [];
  const primary = table.primary_key;
  if (primary !== undefined)
    sets.push({
      name: primary.name ?? `${table.name}_pkey`,
      kind: 'primary_key',
      columns: primary.columns,
      unique: undefined,
    });
  table.uniques.forEach((unique, index) => {
    const indexed = (unique.expressions ?? []).flatMap(({ predicate }) =>
      predicate === undefined ? [] : columnsOf(predicate),
    );
    const columns = [...new Set([...unique.columns, ...indexed])];
    sets.push({ name: unique.name ?? `${table.name}_unique_${index + 1}`, kind: 'unique', columns, unique });
  });
  return sets;
}

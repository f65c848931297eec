import { newTable } from '../new-table.ts';
import { expectTable } from '../find-table.ts';
import type { Model, TableModel, TablePlace } from '../model.ts';

/** CREATE TABLE … LIKE: columns, keys, checks and partitions; references and triggers are not copied. */
export function copyTable(model: Model, place: TablePlace, from: TablePlace): TableModel | undefined {
  const source = expectTable(model, from);
  if (source === undefined) return undefined;
  return {
    ...newTable(place),
    comment: source.comment,
    collation: source.collation,
    columns: source.columns.map((column) => ({ ...column })),
    primaryKey: source.primaryKey && { parts: source.primaryKey.parts.map((part) => ({ ...part })) },
    indexes: source.indexes.map((index) => ({ ...index, parts: index.parts.map((part) => ({ ...part })) })),
    checks: source.checks.map((check) => ({ ...check })),
    partitioning: source.partitioning && { ...source.partitioning, bounds: [...source.partitioning.bounds] },
  };
}

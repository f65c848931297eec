import type { TableModel, TablePlace } from './model.ts';

/** Servers take 4,096 columns and 64 keys. */
export const MOST_ELEMENTS = 5000;
const MOST_INDEXES = 1000;

/** Whether a table has so many parts that no server would take another. */
export const isFull = ({ columns, indexes, foreignKeys, checks }: TableModel): boolean =>
  indexes.length >= MOST_INDEXES ||
  columns.length + indexes.length + foreignKeys.length + checks.length >= MOST_ELEMENTS;

export const newTable = ({ database, name }: TablePlace): TableModel => ({
  database,
  name,
  comment: '',
  collation: undefined,
  columns: [],
  primaryKey: undefined,
  indexes: [],
  foreignKeys: [],
  checks: [],
  triggers: [],
  partitioning: undefined,
});

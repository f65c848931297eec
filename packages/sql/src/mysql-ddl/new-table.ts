import type { TableModel, TablePlace } from './model.ts';

/** Servers allow 4,096 columns and 64 keys. */
export const MAX_ELEMENTS = 5000;
const MAX_INDEXES = 1000;

/** Whether a table has so many parts that no server would accept another. */
export const isFull = ({ columns, indexes, foreignKeys, checks }: TableModel): boolean =>
  indexes.length >= MAX_INDEXES || columns.length + indexes.length + foreignKeys.length + checks.length >= MAX_ELEMENTS;

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

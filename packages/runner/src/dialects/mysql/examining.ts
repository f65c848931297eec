import type { Examining } from '../run-dialect.ts';

export const examining: Examining = {
  begin: 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
  settings: undefined,
  exportSnapshot: undefined,
  // Single precision is printed with six digits, though it is stored with seven.
  readable: (column, type) => (type.kind === 'float' && type.bits === 32 ? `(${column} + 0e0)` : column),
  readBinary: undefined,
  only: (name) => name,
  countIf: (condition) => `count(CASE WHEN ${condition} THEN 1 END)`,
  byteOrder: '',
  // Sessions do not all share a snapshot.
  hasNumberKeys: false,
  walks: undefined,
  // MariaDB would materialise all parents for a NOT EXISTS, and look each up there.
  joinsParents: true,
  hasExclusions: false,
};

import type { ScriptCursor } from './script-cursor.ts';

/** The next column of a key: MySQL and MariaDB refuse a key that names a column twice. */
export function takeNewColumn(cursor: ScriptCursor, named: Set<string>): string {
  if (named.has(cursor.peek().text.toLowerCase())) cursor.fail('a column that this key does not name yet');
  const column = cursor.takeName("a column's name");
  named.add(column.toLowerCase());
  return column;
}

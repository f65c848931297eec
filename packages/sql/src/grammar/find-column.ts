/**
 * The column of that name, case-insensitively as in MySQL and SQLite. Undefined if columns are known and none matches.
 */
export function findColumn(written: string, columns: readonly string[] | undefined): string | undefined {
  if (columns === undefined || columns.includes(written)) return written;
  const wanted = written.toLowerCase();
  return columns.find((name) => name.toLowerCase() === wanted);
}

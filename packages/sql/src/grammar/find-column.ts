/** The column that is meant: names care for case neither in MySQL nor in SQLite. Undefined where columns are known and none fits. */
export function findColumn(written: string, columns: readonly string[] | undefined): string | undefined {
  if (columns === undefined || columns.includes(written)) return written;
  const wanted = written.toLowerCase();
  return columns.find((name) => name.toLowerCase() === wanted);
}

import { refuseField, type RunRows } from '@rowloom/contract';

/** Characters of a table's name with its schema: servers allow a quarter of it. */
const MAX_LENGTH = 260;

/** Lists show some of the tables that a run names: names of megabytes would slow them down. */
export function checkRowNames(path: string, rows: RunRows | undefined): void {
  if (typeof rows !== 'object') return;
  const long = Object.keys(rows).find(({ length }) => length > MAX_LENGTH);
  if (long !== undefined)
    throw refuseField(path, `"${long.slice(0, 40)}…" has ${long.length} characters; no table has a name that long.`);
}

import type { Session } from '@rowloom/databases';
import { makeColumnsReader, type RunContext, sumPlannedColumns } from '@rowloom/engine';
import type { CertifiedChecksum } from './certificate.ts';
import { type ChecksumOptions, readRows } from './checksum-table.ts';

type Options = Omit<ChecksumOptions, 'columns'>;

/**
 * Reads a table's rows back and computes their checksum, as `checksumTable` does, and says in which columns they differ
 * from the plan: a trigger may have changed them.
 */
export async function checksumColumns(
  session: Session,
  run: RunContext,
  table: string,
  options: Options = {},
): Promise<
  CertifiedChecksum & { readonly rows: number; readonly planned: string; readonly differing: readonly string[] }
> {
  const reader = makeColumnsReader(run, table);
  const rows = await readRows(session, run, table, reader, options);
  const planned = sumPlannedColumns(run, table);
  const { value, columns } = reader.sums();
  const differing = [...columns].filter(([name, sum]) => planned.columns.get(name) !== sum).map(([name]) => name);
  return { value, planned: planned.value, columns_left_out: reader.left_out, rows, differing };
}

/** The columns whose checksums differ from the plan's. None if the numbers of rows differ. */
export async function findDifferingColumns(
  session: Session,
  run: RunContext,
  table: string,
  options: Options = {},
): Promise<readonly string[]> {
  return (await checksumColumns(session, run, table, options)).differing;
}

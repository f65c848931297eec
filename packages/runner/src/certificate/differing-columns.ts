import type { Session } from '@rowloom/databases';
import { checksumPlanned, type RunContext } from '@rowloom/engine';
import { type ChecksumOptions, checksumTable } from './checksum-table.ts';

/** Which columns' checksums differ from the plan's: a trigger may have changed them. None where whole rows do not agree. */
export async function findDifferingColumns(
  session: Session,
  run: RunContext,
  table: string,
  options: Omit<ChecksumOptions, 'columns'> = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name } of run.tables.get(table)?.plan.columns ?? []) {
    const columns = [name];
    const { value } = await checksumTable(session, run, table, { ...options, columns });
    if (value !== checksumPlanned(run, table, { columns })) found.push(name);
  }
  return found;
}

import { compilePreview, readRows, type RunContext, type TableContext } from '@rowloom/engine';
import type { CertifiedConstraint } from '../certificate/certificate.ts';
import { findParents } from './find-parents.ts';
import { keyTallies } from './key-tallies.ts';
import { rowTallies } from './row-tallies.ts';

/** Rows of each table that are checked value by value. */
export const EXAMINED_ROWS = 10_000;
const STEP = 1000;

/** Tests the constraints of a table on its first rows. */
export async function examineTable(
  run: RunContext,
  context: TableContext,
  pause: () => Promise<void>,
): Promise<readonly CertifiedConstraint[]> {
  const { name, plan, table } = context;
  const rows = Math.min(plan.rows, EXAMINED_ROWS);
  const made = new Set(plan.columns.filter(({ source }) => source.kind !== 'omit').map((column) => column.name));
  const keys = keyTallies(run, context, made);
  const conditions = rowTallies(run, context, made);
  const program = compilePreview(run, name);
  for (let first = 0; first < rows; first += STEP) {
    for (const row of readRows(program, first, Math.min(STEP, rows - first)))
      for (const constraint of [...keys, ...conditions]) constraint.add(row);
    await pause();
  }
  const references: CertifiedConstraint[] = [];
  for (const key of table.foreign_keys) references.push(await findParents(run, name, key, rows, pause));
  return [...keys.map(({ result }) => result()), ...references, ...conditions.map(({ result }) => result())];
}

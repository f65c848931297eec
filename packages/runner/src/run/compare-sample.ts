import { isTargetError, type Session } from '@rowloom/databases';
import { type RunContext, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type { LedgerChunk } from '../ledger/chunks.ts';
import type { TableReach } from '../target/trigger-reach.ts';
import type { Target } from '../target/target.ts';
import { compareRows } from '../undo/delete-rows.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { sameRow } from '../undo/match-rows.ts';
import type { StagedTable } from '../undo/staged-table.ts';
import { stageRows } from '../undo/stage-rows.ts';
import type { RowRange } from './count-loaded.ts';

export type ComparedSample = { readonly looked: number; readonly found: number };

export type SampleRequest = {
  readonly target: Target;
  readonly schema: SchemaDocument;
  readonly run: RunContext;
  readonly table: Table;
  /** Its rows that are known to be loaded. */
  readonly ranges: readonly RowRange[];
  /** Columns that triggers may have written are not compared. */
  readonly reach: TableReach;
  /** Rows to check. */
  readonly most: number;
};

/**
 * Makes some of a table's rows again, into a temporary copy, and has the server search for them: a table of the same
 * name, definition and size may be another one, after drop and create or empty and fill, and only PostgreSQL has a mark
 * for that. Undefined if it cannot be decided, as without the right to create temporary tables.
 */
export async function compareSample(session: Session, request: SampleRequest): Promise<ComparedSample | undefined> {
  const { target, schema, run, table, ranges, most, reach } = request;
  const chunks = sampleRanges(ranges, most).map(
    (range, chunk): LedgerChunk => ({
      table: tableKey(table),
      chunk,
      ...range,
    }),
  );
  const looked = chunks.reduce((sum, { first, end }) => sum + end - first, 0);
  if (looked === 0) return undefined;
  try {
    const [staged] = await stageRows(target, session, schema, run, chunks, { without: reach.columns });
    if (staged === undefined) return undefined;
    try {
      return staged.columns.length === 0 ? undefined : { looked, found: await countThere(session, schema, staged) };
    } finally {
      await session.execute(`DROP TABLE ${staged.stage}`);
    }
  } catch (error) {
    if (isTargetError(error) && error.code === 'no_permission') return undefined;
    throw error;
  }
}

async function countThere(session: Session, schema: SchemaDocument, staged: StagedTable): Promise<number> {
  const compared = await compareRows(session, schema, staged);
  if (compared !== undefined) return compared.own - compared.changed;
  const { counts } = dialectOf(session).undoing;
  if (counts !== undefined) return counts.found(session, staged);
  const [row] = await session.query(
    `SELECT count(*) AS found FROM ${staged.stage} AS s
      WHERE EXISTS (SELECT 1 FROM ${staged.real} AS t WHERE ${sameRow(session.dialect, schema, staged)})`,
  );
  return Number(row?.['found'] ?? 0);
}

/** Places to check, and the number of rows at each. */
const MAX_PLACES = 40;

/** Short ranges spread over the long ones, including the very first and the very last row. */
export function sampleRanges(ranges: readonly RowRange[], most: number): readonly RowRange[] {
  const total = ranges.reduce((sum, { first, end }) => sum + end - first, 0);
  if (total <= most) return ranges;
  const places = Math.max(2, Math.min(MAX_PLACES, Math.floor(most / 4)));
  const length = Math.max(1, Math.floor(most / places));
  return Array.from({ length: places }, (_, place) => {
    const from = Math.floor(((total - length) * place) / (places - 1));
    return cut(ranges, from, from + length);
  }).flat();
}

/** Of concatenated ranges, those from one position to another. */
function cut(ranges: readonly RowRange[], from: number, to: number): readonly RowRange[] {
  let at = 0;
  return ranges.flatMap(({ first, end }) => {
    const begin = Math.max(first, first + from - at);
    const stop = Math.min(end, first + to - at);
    at += end - first;
    return begin < stop ? [{ first: begin, end: stop }] : [];
  });
}

import type { ColumnType, Dialect } from '@rowloom/engine';
import type { Session, SqlRow } from '../session/session.ts';
import type { Budget } from './budget.ts';
import type { ProfileSql } from './profile-sql.ts';

/** What measuring one table needs. */
export type TableReader = {
  readonly session: Session;
  readonly dialect: Dialect;
  readonly sql: ProfileSql;
  /** The table, or a sample of it, as in FROM. */
  readonly from: string;
  /** Its row count, with noise. */
  readonly rows: number;
  /** The number of rows that a counted row represents. */
  readonly weight: number;
  readonly budget: Budget;
  readonly k: number;
  /** How many quantiles are taken. */
  readonly points: number;
};

export type MeasuredColumn = {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
};

/** Counts by bin, with NULL rows separate. */
export type Counted = { readonly counts: readonly number[]; readonly nulls: number };

/** The number of rows in each bin: only counts are returned. */
export async function countBins(
  { session, from, budget, weight: each }: TableReader,
  bin: string,
  isNull: string,
  bins: number,
  weight: number,
): Promise<Counted> {
  const rows = await session.query(
    `SELECT bin, count(*) AS n FROM (SELECT CASE WHEN ${isNull} THEN -1 ELSE ${bin} END AS bin FROM ${from}) AS binned GROUP BY bin`,
  );
  const counts = Array.from({ length: bins }, () => 0);
  let nulls = 0;
  for (const row of rows) {
    const index = Number(row['bin']);
    if (index === -1) nulls = countOf(row);
    else if (index >= 0 && index < bins) counts[index] = countOf(row);
  }
  // One row is in one bin, or NULL: together they change by one.
  const [blurredNulls = 0, ...blurred] = budget.blur([nulls, ...counts], weight);
  return { counts: blurred.map((count) => count * each), nulls: Math.max(0, blurredNulls * each) };
}

export function countOf(row: SqlRow, name = 'n'): number {
  const count = Number(row[name]);
  return Number.isFinite(count) ? count : 0;
}

/** A share with four digits. */
export function shareOf(part: number, whole: number): number {
  if (whole <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, part / whole)) * 10_000) / 10_000;
}

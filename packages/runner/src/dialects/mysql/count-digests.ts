import { quoteName } from '@rowloom/engine';
import type { StagedTable, TypedColumn } from '../../undo/staged-table.ts';
import type { RowCounts } from '../run-dialect.ts';

export const digest = (columns: readonly TypedColumn[], alias = ''): string => `UNHEX(MD5(${asLine(columns, alias)}))`;

/** A text that is equal for equal rows. */
export const asLine = (columns: readonly TypedColumn[], alias: string): string =>
  `CONCAT_WS(',', ${columns.map((column) => asText(column, alias)).join(', ')})`;

/**
 * Columns may have incompatible character sets. Numbers and timestamps need no quotes, because they contain no comma.
 */
function asText({ name, type }: TypedColumn, alias: string): string {
  const column = `${alias}${quoteName('mysql', name)}`;
  return PLAIN.has(type.kind) ? `IFNULL(${column}, 'NULL')` : `CONVERT(QUOTE(${column}) USING utf8mb4)`;
}

const PLAIN: ReadonlySet<string> = new Set(['integer', 'decimal', 'boolean', 'date', 'time', 'timestamp', 'year']);

/**
 * How rows without a key are found: by their digests and the count of each, in memory. An on-disk index of random
 * values would be read at another place for every row.
 */
export const digestsOf = (stage: string): string => stage.replace(/`$/, '_digests`');

/** Part of a digest as a number: its sums are equal for equal sets of rows. */
const NUMBER = 'CAST(CONV(HEX(LEFT(s.digest, 6)), 16, 10) AS DECIMAL(20))';

const copyOf = ({ stage }: StagedTable): string => `${digestsOf(stage)} AS s`;
const foundOf = (copy: StagedTable): string =>
  `${copy.real} AS t STRAIGHT_JOIN ${copyOf(copy)} ON s.digest = ${digest(copy.typed, 't.')}`;

export const counts: RowCounts = {
  async there(session, copy) {
    const [row] = await session.query(`SELECT count(*) AS n FROM ${foundOf(copy)}`);
    return Number(row?.['n'] ?? 0);
  },
  async found(session, copy) {
    const [row] = await session.query(
      `SELECT sum(copies) AS n FROM (SELECT s.digest, s.copies FROM ${foundOf(copy)} GROUP BY s.digest, s.copies) AS y`,
    );
    return Number(row?.['n'] ?? 0);
  },
  // If counts and sums are equal, so are the rows: only otherwise they are grouped, which takes longer.
  async moreOften(session, copy) {
    const [made] = await session.query(
      `SELECT CAST(sum(s.copies) AS char) AS n, CAST(sum(s.copies * ${NUMBER}) AS char) AS total FROM ${copyOf(copy)}`,
    );
    const [present] = await session.query(
      `SELECT CAST(count(*) AS char) AS n, CAST(sum(${NUMBER}) AS char) AS total FROM ${foundOf(copy)}`,
    );
    if (present?.['n'] === made?.['n'] && present?.['total'] === made?.['total']) return 0;
    const [row] = await session.query(
      `SELECT count(*) AS n FROM (SELECT 1 AS one FROM ${foundOf(copy)} GROUP BY s.digest, s.copies HAVING count(*) > s.copies) AS y`,
    );
    return Number(row?.['n'] ?? 0);
  },
};

import { isTargetError } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import { marksByNumber } from '../marks-by-number.ts';
import type { TypedColumn } from '../../undo/staged-table.ts';
import type { Undoing } from '../run-dialect.ts';

const quote = (name: string): string => quoteName('mysql', name);
/** The column that counts rows: the copy is in its order, so that a chunk is one range. */
const ROW_COLUMN = quote('rowloom_row');
/** What the rows of a copy have where they have no key. It has its length from the start: a row that grew would have to move. */
const DIGEST_COLUMN = quote('rowloom_digest');

const digest = (columns: readonly TypedColumn[], alias = ''): string =>
  `UNHEX(MD5(CONCAT_WS(',', ${columns.map((column) => asText(column, alias)).join(', ')})))`;

/** Columns may have character sets that do not go together. Numbers and moments need no quotes: no comma is in them. */
function asText({ name, type }: TypedColumn, alias: string): string {
  const column = `${alias}${quote(name)}`;
  return PLAIN.has(type.kind) ? `IFNULL(${column}, 'NULL')` : `CONVERT(QUOTE(${column}) USING utf8mb4)`;
}

const PLAIN: ReadonlySet<string> = new Set(['integer', 'decimal', 'boolean', 'date', 'time', 'timestamp', 'year']);

export const undoing: Undoing = {
  prepare: undefined,
  createCopy: (name, columns, real) =>
    `CREATE TEMPORARY TABLE ${name} (${ROW_COLUMN} bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, ${DIGEST_COLUMN} binary(16) NOT NULL DEFAULT '') AS SELECT ${columns} FROM ${real} WHERE 1 = 0`,
  makeMarks: (session, stage) => Promise.resolve(marksByNumber(session, stage, ROW_COLUMN)),
  // The whole copy would be read for every row of the table, unless it has an index before rows come, in whose order most of
  // them do. A key that cannot be indexed is looked for more slowly.
  async indexEmptyCopy(session, { stage }, key) {
    if (key === undefined) return;
    const add = `ALTER TABLE ${stage} ADD INDEX (${key.map(quote).join(', ')})`;
    await session.execute(add).catch((error: unknown) => {
      if (!isTargetError(error) || error.code === 'connection_lost' || error.code === 'interrupted') throw error;
    });
  },
  // What rows without a key are found by.
  async indexCopy(session, { stage, typed }, key) {
    if (key !== undefined || typed.length === 0) return;
    await session.execute(`UPDATE ${stage} SET ${DIGEST_COLUMN} = ${digest(typed)}`);
    await session.execute(`ALTER TABLE ${stage} ADD INDEX (${DIGEST_COLUMN})`);
  },
  join: 'STRAIGHT_JOIN',
  deleteSql({ real, stage, key, match, within }) {
    const [first, second] = key === undefined ? [`${real} AS t`, `${stage} AS s`] : [`${stage} AS s`, `${real} AS t`];
    return `DELETE t FROM ${first} STRAIGHT_JOIN ${second} ON ${match}${within === undefined ? '' : ` AND ${within}`}`;
  },
  deleteFrom: 'DELETE t FROM',
  digest,
  digestOfCopy: DIGEST_COLUMN,
  sameRow: (columns) => `s.${DIGEST_COLUMN} = ${digest(columns, 't.')}`,
  groupsByColumns: false,
  sameValue: (left, right) => `${left} <=> ${right}`,
  locksTables: false,
};

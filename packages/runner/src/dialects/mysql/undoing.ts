import { isTargetError } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import { marksByNumber } from '../marks-by-number.ts';
import type { Undoing } from '../run-dialect.ts';

const quote = (name: string): string => quoteName('mysql', name);
/** The column that counts rows: the copy is in its order, so that a chunk is one range. */
const ROW_COLUMN = quote('rowloom_row');
/** What the rows of a copy have where they have no key. */
const DIGEST_COLUMN = quote('rowloom_digest');

/** Columns may have character sets that do not go together. */
const digest = (columns: readonly string[], alias = ''): string =>
  `UNHEX(MD5(CONCAT(${columns.map((name) => `CONVERT(QUOTE(${alias}${quote(name)}) USING utf8mb4)`).join(', ')})))`;

export const undoing: Undoing = {
  prepare: undefined,
  createCopy: (name, columns, real) =>
    `CREATE TEMPORARY TABLE ${name} (${ROW_COLUMN} bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, ${DIGEST_COLUMN} binary(16)) AS SELECT ${columns} FROM ${real} WHERE 1 = 0`,
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
  async indexCopy(session, { stage, columns }, key) {
    if (key !== undefined || columns.length === 0) return;
    await session.execute(`UPDATE ${stage} SET ${DIGEST_COLUMN} = ${digest(columns)}`);
    await session.execute(`ALTER TABLE ${stage} ADD INDEX (${DIGEST_COLUMN})`);
  },
  join: 'STRAIGHT_JOIN',
  deleteSql({ real, stage, key, match, within }) {
    const [first, second] = key === undefined ? [`${real} AS t`, `${stage} AS s`] : [`${stage} AS s`, `${real} AS t`];
    return `DELETE t FROM ${first} STRAIGHT_JOIN ${second} ON ${match}${within === undefined ? '' : ` AND ${within}`}`;
  },
  deleteFrom: 'DELETE t FROM',
  digest,
  sameRow: (columns) => `s.${DIGEST_COLUMN} = ${digest(columns, 't.')}`,
  groupsByColumns: false,
  sameValue: (left, right) => `${left} <=> ${right}`,
  locksTables: false,
};

import { isTargetError } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import { marksByNumber } from '../marks-by-number.ts';
import type { Undoing } from '../run-dialect.ts';
import { counts, digest, digestsOf } from './count-digests.ts';
import { ownRows } from './own-rows.ts';
import { ROW_COLUMN } from './row-column.ts';

const quote = (name: string): string => quoteName('mysql', name);
/** The memory limit of the server for one run, at some 60 bytes per digest; larger ones are left to InnoDB. */
const MEMORY_BYTES = 268_435_456;
const MEMORY_ROWS = 4_000_000;

export const undoing: Undoing = {
  prepare: `SET SESSION max_heap_table_size = ${MEMORY_BYTES}, SESSION tmp_table_size = ${MEMORY_BYTES}`,
  createCopy: (name, columns, real) =>
    `CREATE TEMPORARY TABLE ${name} (${ROW_COLUMN} bigint NOT NULL AUTO_INCREMENT PRIMARY KEY) AS SELECT ${columns} FROM ${real} WHERE 1 = 0`,
  makeMarks: (session, stage) => Promise.resolve(marksByNumber(session, stage, ROW_COLUMN)),
  // The whole copy would be read for every row of the table, unless it has an index before rows come, in whose order
  // most of them arrive. A key that cannot be indexed is searched more slowly.
  async indexEmptyCopy(session, { stage }, key) {
    if (key === undefined) return;
    const add = `ALTER TABLE ${stage} ADD INDEX (${key.map(quote).join(', ')})`;
    await session.execute(add).catch((error: unknown) => {
      if (!isTargetError(error) || error.code === 'connection_lost' || error.code === 'interrupted') throw error;
    });
  },
  async indexCopy(session, { stage, typed, rows }, key) {
    if (key !== undefined || typed.length === 0) return;
    const engine = rows > MEMORY_ROWS ? 'InnoDB' : 'MEMORY';
    await session.execute(`DROP TEMPORARY TABLE IF EXISTS ${digestsOf(stage)}`);
    await session.execute(
      `CREATE TEMPORARY TABLE ${digestsOf(stage)} (digest binary(16) NOT NULL PRIMARY KEY, copies int NOT NULL) ENGINE = ${engine}`,
    );
    await session.execute(
      `INSERT INTO ${digestsOf(stage)} SELECT ${digest(typed)}, 1 FROM ${stage} ON DUPLICATE KEY UPDATE copies = copies + 1`,
    );
  },
  join: 'STRAIGHT_JOIN',
  deleteSql({ real, stage, key, match, within }) {
    const [first, second] =
      key === undefined ? [`${real} AS t`, `${digestsOf(stage)} AS s`] : [`${stage} AS s`, `${real} AS t`];
    return `DELETE t FROM ${first} STRAIGHT_JOIN ${second} ON ${match}${within === undefined ? '' : ` AND ${within}`}`;
  },
  deletesRanges: true,
  comparesDeleted: undefined,
  deleteFrom: 'DELETE t FROM',
  digest,
  counts,
  sameRow: (columns) => `s.digest = ${digest(columns, 't.')}`,
  ownRows,
  groupsByColumns: false,
  sameValue: (left, right) => `${left} <=> ${right}`,
  locksTables: false,
};

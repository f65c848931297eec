import type { Session } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import type { ChunkMarks } from '../../undo/chunk-marks.ts';
import type { Undoing } from '../run-dialect.ts';

const quote = (name: string): string => quoteName('postgresql', name);
const CHUNK_COLUMN = quote('rowloom_chunk');

const digest = (columns: readonly string[], alias = ''): string =>
  `ROW(${columns.map((name) => `${alias}${quote(name)}::text`).join(', ')})::text`;

export const undoing: Undoing = {
  // Rows are compared by the hundred thousand: their copies, sorts and hashes stay in memory, and nothing is compiled for it.
  prepare: "SET temp_buffers = '64MB'; SET work_mem = '64MB'; SET jit = off; SET default_statistics_target = 10",
  createCopy: (name, columns, real) => `CREATE TEMPORARY TABLE ${name} AS SELECT ${columns} FROM ${real} WITH NO DATA`,
  makeMarks,
  indexEmptyCopy: async () => {},
  async indexCopy(session, { stage }) {
    await session.execute(`ANALYZE ${stage}`);
  },
  // The server knows how many rows a copy has.
  join: 'JOIN',
  deleteSql: ({ real, stage, key, match, within }) => {
    const where = within === undefined ? match : `${match} AND ${within}`;
    return key === undefined
      ? `DELETE FROM ${real} AS t WHERE EXISTS (SELECT 1 FROM ${stage} AS s WHERE ${where})`
      : `DELETE FROM ${real} AS t USING ${stage} AS s WHERE ${where}`;
  },
  deleteFrom: 'DELETE FROM',
  digest,
  sameRow: (columns) => `${digest(columns, 't.')} = ${digest(columns, 's.')}`,
  groupsByColumns: false,
  sameValue: (left, right, isComparable) =>
    isComparable ? `${left} IS NOT DISTINCT FROM ${right}` : `${left}::text IS NOT DISTINCT FROM ${right}::text`,
  locksTables: true,
};

/** A default for the rows that come next, and an index of a few pages, since they come in order. */
async function makeMarks(session: Session, stage: string): Promise<ChunkMarks> {
  await session.execute(`ALTER TABLE ${stage} ADD COLUMN ${CHUNK_COLUMN} integer`);
  await session.execute(`CREATE INDEX ON ${stage} USING brin (${CHUNK_COLUMN}) WITH (pages_per_range = 16)`);
  return {
    async begin(chunk) {
      await session.execute(`ALTER TABLE ${stage} ALTER COLUMN ${CHUNK_COLUMN} SET DEFAULT ${chunk}`);
    },
    async end() {},
    within: (chunks) => `s.${CHUNK_COLUMN} BETWEEN ${Math.min(...chunks)} AND ${Math.max(...chunks)}`,
  };
}

import type { Session } from '@rowloom/databases';
import { type ColumnType, quoteName, quoteText } from '@rowloom/engine';
import type { ChunkMarks } from '../../undo/chunk-marks.ts';
import type { OwnedBy, OwnRows, StagedTable, TypedColumn } from '../../undo/staged-table.ts';
import type { Undoing } from '../run-dialect.ts';

const quote = (name: string): string => quoteName('postgresql', name);
const CHUNK_COLUMN = quote('rowloom_chunk');

/** 64 bits per row: converting it to text and comparing that took longer than everything else. */
const digest = (columns: readonly TypedColumn[], alias = ''): string =>
  `(${columns.map(({ name, type }, at) => `coalesce(${hashOf(`${alias}${quote(name)}`, type, at + 1)}, ${at + 1})`).join(' # ')})`;

/** The second argument separates equal values of two columns. */
function hashOf(column: string, type: ColumnType, at: number): string {
  if (type.kind === 'integer') return `hashint8extended(${column}::bigint, ${at})`;
  if (type.kind === 'boolean') return `hashint4extended(${column}::integer, ${at})`;
  if (type.kind === 'uuid') return `uuid_hash_extended(${column}, ${at})`;
  if (type.kind === 'timestamp' && type.zone !== true) return `timestamp_hash_extended(${column}, ${at})`;
  return `hashtextextended(${column}::text COLLATE "C", ${at})`;
}

const EXACT: ReadonlySet<string> = new Set(['integer', 'boolean', 'uuid', 'timestamp']);

/** Other types have equal values that look different, such as 1.0 and 1.00. */
function sameExactly({ name, type }: TypedColumn): string {
  const cast = EXACT.has(type.kind) ? '' : '::text COLLATE "C"';
  return `t.${quote(name)}${cast} IS NOT DISTINCT FROM s.${quote(name)}${cast}`;
}

export const undoing: Undoing = {
  // Rows are compared by the hundred thousand: copies, sorts and hashes stay in memory, and nothing is JIT-compiled.
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
  deletesRanges: false,
  // A table with rules does not take such a statement.
  async comparesDeleted(session, real) {
    const [row] = await session.query(
      'SELECT relhasrules AS ruled FROM pg_catalog.pg_class WHERE oid = pg_catalog.to_regclass($1)::oid',
      [real],
    );
    return row?.['ruled'] === false;
  },
  deleteFrom: 'DELETE FROM',
  digest,
  counts: undefined,
  sameRow: (columns) =>
    [`${digest(columns, 't.')} = ${digest(columns, 's.')}`, ...columns.map(sameExactly)].join(' AND '),
  ownRows,
  groupsByColumns: false,
  sameValue: (left, right, isComparable) =>
    isComparable ? `${left} IS NOT DISTINCT FROM ${right}` : `${left}::text IS NOT DISTINCT FROM ${right}::text`,
  locksTables: true,
};

/** A default for the next rows, and an index of a few pages, because they come in order. */
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

/**
 * A chunk's row in the ledger was written by the same transaction as its rows, and a changed row belongs to another
 * one. After a restore from a dump all belong to the restore, hence the sums.
 */
async function ownRows(
  session: Session,
  { ledger, runId }: OwnedBy,
  { key, real, stage, typed, rows }: StagedTable,
): Promise<OwnRows | undefined> {
  const text = (value: string): string => quoteText('postgresql', value);
  const own = `${real} AS t WHERE t.xmin IN (SELECT c.xmin FROM ${ledger.chunks} AS c WHERE c.run_id = ${text(runId)} AND c.table_name = ${text(key)} AND c.undone_at IS NULL)`;
  const [found] = await session.query(
    `SELECT count(*) AS present, sum(${digest(typed, 't.')})::text AS total FROM ${own}`,
  );
  if (Number(found?.['present']) !== rows) return undefined;
  const [made] = await session.query(`SELECT sum(${digest(typed)})::text AS total FROM ${stage}`);
  return found?.['total'] === made?.['total'] ? { rows: own } : undefined;
}

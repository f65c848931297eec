import type { Session } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import { marksByNumber } from '../marks-by-number.ts';
import type { OwnedBy, OwnRows, StagedTable } from '../../undo/staged-table.ts';
import type { Undoing } from '../run-dialect.ts';

const quote = (name: string): string => quoteName('sqlite', name);

/** The name of a row's number, unless a column has it. */
const ROW_NAMES = ['rowid', '_rowid_', 'oid'];

function rowName(columns: readonly string[]): string {
  const taken = new Set(columns.map((name) => name.toLowerCase()));
  return ROW_NAMES.find((name) => !taken.has(name)) ?? 'rowid';
}

export const undoing: Undoing = {
  prepare: undefined,
  createCopy: (name, columns, real) => `CREATE TEMPORARY TABLE ${name} AS SELECT ${columns} FROM ${real} WHERE 1 = 0`,
  makeMarks(session, stage, columns) {
    return Promise.resolve(marksByNumber(session, stage, rowName(columns)));
  },
  indexEmptyCopy: async () => {},
  async indexCopy(session, { stage, columns }, key, name) {
    if (columns.length === 0) return;
    const list = (key ?? columns).map(quote).join(', ');
    await session.execute(`CREATE INDEX temp.${quote(name)} ON ${stage.replace('temp.', '')} (${list})`);
  },
  join: 'CROSS JOIN',
  deleteSql({ real, stage, key, match, within }) {
    if (key === undefined) {
      const where = within === undefined ? match : `${match} AND ${within}`;
      return `DELETE FROM ${real} AS t WHERE EXISTS (SELECT 1 FROM ${stage} AS s WHERE ${where})`;
    }
    // From the copy to the table: the other way round the whole table would be read for some of its rows.
    const list = key.map(quote).join(', ');
    const filter = within === undefined ? '' : ` WHERE ${within}`;
    return `DELETE FROM ${real} WHERE (${list}) IN (SELECT ${list} FROM ${stage} AS s${filter})`;
  },
  deletesRanges: false,
  comparesDeleted: undefined,
  deleteFrom: 'DELETE FROM',
  digest: (columns) => columns.map(({ name }) => `quote(${quote(name)})`).join(" || ',' || "),
  counts: undefined,
  sameRow: undefined,
  ownRows,
  groupsByColumns: true,
  sameValue: (left, right) => `${left} IS ${right}`,
  locksTables: false,
};

/** Rows that equal the first one of the copy; the run's is one of them. */
const MAX_TWINS = 3;

/**
 * Rows enter a table in the order in which they enter the copy, numbered consecutively, unless others wrote in between.
 * Whether they are still equal is checked again when they are deleted.
 */
async function ownRows(
  session: Session,
  _by: OwnedBy,
  { table, real, stage, columns, rows }: StagedTable,
): Promise<OwnRows | undefined> {
  const t = `t.${rowName(table.columns.map(({ name }) => name))}`;
  const s = `s.${rowName(columns)}`;
  const same = columns.map((name) => `t.${quote(name)} IS s.${quote(name)}`).join(' AND ');
  const twins = await session.query(
    `SELECT ${t} - 1 AS shift FROM ${stage} AS s CROSS JOIN ${real} AS t WHERE ${s} = 1 AND ${same} LIMIT ${MAX_TWINS}`,
  );
  for (const { shift } of twins) {
    const count = `(SELECT count(*) FROM ${stage} AS s CROSS JOIN ${real} AS t ON ${t} = ${s} + ${Number(shift)} WHERE ${same})`;
    const [found] = await session.query(`SELECT ${count} AS n`);
    if (Number(found?.['n']) !== rows) continue;
    const where = `${t} BETWEEN ${Number(shift) + 1} AND ${Number(shift) + rows} AND ${count} = ${rows}`;
    return { rows: `${real} AS t WHERE ${where}` };
  }
  return undefined;
}

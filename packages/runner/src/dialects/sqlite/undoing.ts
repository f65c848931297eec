import { quoteName } from '@rowloom/engine';
import { marksByNumber } from '../marks-by-number.ts';
import type { Undoing } from '../run-dialect.ts';

const quote = (name: string): string => quoteName('sqlite', name);

/** What a row's number is called, unless a column has that name. */
const ROW_NAMES = ['rowid', '_rowid_', 'oid'];

export const undoing: Undoing = {
  prepare: undefined,
  createCopy: (name, columns, real) => `CREATE TEMPORARY TABLE ${name} AS SELECT ${columns} FROM ${real} WHERE 1 = 0`,
  makeMarks(session, stage, columns) {
    const taken = new Set(columns.map((name) => name.toLowerCase()));
    const row = ROW_NAMES.find((name) => !taken.has(name)) ?? 'rowid';
    return Promise.resolve(marksByNumber(session, stage, row));
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
  deleteFrom: 'DELETE FROM',
  digest: (columns) => columns.map(({ name }) => `quote(${quote(name)})`).join(" || ',' || "),
  digestOfCopy: undefined,
  sameRow: undefined,
  groupsByColumns: true,
  sameValue: (left, right) => `${left} IS ${right}`,
  locksTables: false,
};

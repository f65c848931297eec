import { targetError } from '@rowloom/databases';
import type { Loading } from '../run-dialect.ts';
import { executeDdl } from './execute-ddl.ts';

export const loading: Loading = {
  relax: 'SET SESSION foreign_key_checks = 0, unique_checks = 0',
  hasSequences: false,
  // InnoDB leaves two LOAD DATA waiting for each other if their triggers count rows of the table, without detecting the
  // deadlock.
  triggersCollide: true,
  async moveCounter(session, { table, sql, column, last }) {
    const counts = table.columns.some(({ name, identity }) => name === column && identity !== undefined);
    if (counts) await executeDdl(session, `ALTER TABLE ${sql} AUTO_INCREMENT = ${last + 1}`);
  },
  async lockClaims(session) {
    const [row] = await session.query("SELECT GET_LOCK('rowloom:claims', 60) AS held");
    if (Number(row?.['held']) !== 1)
      throw targetError('locked', 'Another run has been reserving keys for a minute. Start again when it is done.');
  },
  async unlockClaims(session) {
    await session.query("SELECT RELEASE_LOCK('rowloom:claims') AS freed");
  },
};

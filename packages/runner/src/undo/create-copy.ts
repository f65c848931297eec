import { isTargetError, type Session } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import { executeDdl } from '../target/execute-ddl.ts';
import { sqlDialect } from '../target/table-name.ts';
import { ROW_COLUMN } from './chunk-marks.ts';
import { keyOf } from './find-referrers.ts';
import { digestOf, DIGEST_COLUMN, type StagedTable } from './match-rows.ts';

/** Columns and their types alone: no constraint of the table binds its copy, but for NOT NULL, which MySQL takes along. */
export async function createCopy(
  session: Session,
  name: string,
  real: string,
  columns: readonly string[],
): Promise<void> {
  const quote = (word: string): string => quoteName(sqlDialect(session.dialect), word);
  const list = columns.length === 0 ? '*' : columns.map(quote).join(', ');
  const isMysql = session.dialect === 'mysql' || session.dialect === 'mariadb';
  const more = [
    `${quote(ROW_COLUMN)} bigint NOT NULL AUTO_INCREMENT PRIMARY KEY`,
    `${quote(DIGEST_COLUMN)} binary(16)`,
  ].join(', ');
  await executeDdl(
    session,
    session.dialect === 'postgresql'
      ? `CREATE TEMPORARY TABLE ${name} AS SELECT ${list} FROM ${real} WITH NO DATA`
      : `CREATE TEMPORARY TABLE ${name}${isMysql ? ` (${more})` : ''} AS SELECT ${list} FROM ${real} WHERE 1 = 0`,
  );
}

/**
 * MySQL would read the whole copy for every row of the table, unless the copy has an index before rows come, in whose order
 * most of them do. A key that cannot be indexed is looked for more slowly.
 */
export async function indexEmptyCopy(session: Session, copy: StagedTable): Promise<void> {
  if (session.dialect !== 'mysql' && session.dialect !== 'mariadb') return;
  const columns = keyOf(copy)?.map((word) => quoteName('mysql', word));
  if (columns === undefined) return;
  await session.execute(`ALTER TABLE ${copy.stage} ADD INDEX (${columns.join(', ')})`).catch((error: unknown) => {
    if (!isTargetError(error) || error.code === 'connection_lost' || error.code === 'interrupted') throw error;
  });
}

/** What is faster once all rows are there: SQLite's index, and what rows without a key are found by in MySQL. */
export async function indexCopy(session: Session, copy: StagedTable, name: string): Promise<void> {
  const { dialect } = session;
  if (dialect === 'postgresql' || copy.columns.length === 0) return;
  const quote = (word: string): string => quoteName(sqlDialect(dialect), word);
  const key = keyOf(copy);
  if (dialect === 'sqlite') {
    const list = (key ?? copy.columns).map(quote).join(', ');
    await session.execute(`CREATE INDEX temp.${quote(name)} ON ${copy.stage.replace('temp.', '')} (${list})`);
  } else if (key === undefined) {
    await session.execute(`UPDATE ${copy.stage} SET ${quote(DIGEST_COLUMN)} = ${digestOf(dialect, copy.columns)}`);
    await session.execute(`ALTER TABLE ${copy.stage} ADD INDEX (${quote(DIGEST_COLUMN)})`);
  }
}

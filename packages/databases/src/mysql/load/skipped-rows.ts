import type { Session } from '../../session/session.ts';
import { keepWords, type TargetError, targetError, wordsOf } from '../../target/target-error.ts';
import { explainMysqlError } from '../explain-error.ts';

/** LOAD DATA LOCAL never fails for a row: it skips it or changes its values, and warns. Here that is an error. */
export async function skippedRows(
  session: Session,
  table: string,
  rows: { readonly sent: number; readonly arrived: number; readonly warnings: number },
): Promise<TargetError> {
  const [first] = rows.warnings === 0 ? [] : await session.query('SHOW WARNINGS LIMIT 1');
  const known =
    first === undefined
      ? undefined
      : explainMysqlError({ errno: Number(first['Code']), sqlMessage: String(first['Message']) }, table);
  const what = `${rows.arrived} of ${rows.sent} rows arrived, with ${rows.warnings} warnings`;
  const skipped = targetError(
    'rows_skipped',
    `The server skipped rows of the table ${table} or changed them: ${what}.${known === undefined ? '' : ` The first says: ${known.message}`}`,
    { ...known?.facts, table },
  );
  return known === undefined ? skipped : keepWords(skipped, wordsOf(known) ?? '');
}

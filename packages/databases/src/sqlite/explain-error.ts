import {
  type TargetError,
  type TargetErrorCode,
  type TargetFacts,
  isTargetError,
  keepWords,
  targetError,
} from '../target/target-error.ts';
import { meaningOf } from './error-code.ts';
import { findFileHolders } from './file-holders.ts';

/** An error of SQLite as a sentence. Of its own message only names are kept: a trigger's may hold anything. */
export function explainSqliteError(error: unknown, file: string): unknown {
  if (isTargetError(error)) return error;
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'ERR_INVALID_STATE') return targetError('connection_lost', `${file} is closed.`);
  if (error.code !== 'ERR_SQLITE_ERROR' || !('errcode' in error)) return error;
  return keepWords(explain(Number(error.errcode), error.message, file), error.message);
}

function explain(result: number, message: string, file: string): TargetError {
  const { name, code } = meaningOf(result);
  const facts: TargetFacts = { native: name, ...readFacts(code, message) };
  const missing = /^no such table: (?:main\.)?(.+)$/s.exec(message)?.[1];
  if (missing !== undefined)
    return targetError('no_such_table', `${file} has no table ${missing}.`, { ...facts, table: missing });
  return targetError(code, sentence(code, name, message, facts, file), facts);
}

/** `UNIQUE constraint failed: orders.number, orders.shop` names the columns, `CHECK constraint failed: x` the check. */
function readFacts(code: TargetErrorCode, message: string): TargetFacts {
  const failed = /^(?:UNIQUE|CHECK|NOT NULL) constraint failed: (.+)$/s.exec(message)?.[1];
  const typed = /^cannot store \w+ value in \w+ column (.+)$/s.exec(message)?.[1];
  const place = code === 'check_violated' ? undefined : (failed ?? typed);
  if (place === undefined) return failed === undefined ? {} : { constraint: failed };
  const index = /^index '(.+)'$/s.exec(place)?.[1];
  if (index !== undefined) return { constraint: index };
  const table = place.slice(0, place.indexOf('.'));
  const columns = place.split(', ').map((item) => item.slice(table.length + 1));
  const [column = '', ...others] = columns;
  return { table, ...(others.length === 0 ? { column } : { columns }) };
}

function sentence(
  code: TargetErrorCode,
  name: string,
  message: string,
  { table, column, columns = [], constraint }: TargetFacts,
  file: string,
): string {
  const where =
    table === undefined
      ? file
      : `${table}${column === undefined ? '' : `.${column}`}${columns.length === 0 ? '' : ` (${columns.join(', ')})`} of ${file}`;
  switch (code) {
    case 'locked':
      return lockedSentence(file);
    case 'read_only':
      return `${file} cannot be written: the file, its folder or the disk is read-only for this user.`;
    case 'disk_full':
      return `The disk of ${file} is full: make room and run the same command again.`;
    case 'no_permission':
      return `${file} cannot be opened: give this user the right to read and write it and its folder.`;
    case 'no_such_database':
      return `${file} is not an SQLite database, or it is encrypted.`;
    case 'interrupted':
      return `The statement on ${file} was interrupted.`;
    case 'duplicate_key':
      return `A row would repeat a key${constraint === undefined ? '' : ` of the index ${constraint}`} in ${where}.`;
    case 'check_violated':
      return `A row would break the check ${constraint ?? ''} in ${file}.`;
    case 'foreign_key_violated':
      return `A row in ${file} would refer to a row that does not exist, or a row that others refer to would be deleted.`;
    case 'not_null_violated':
      return `A row would have NULL in ${where}, which is NOT NULL.`;
    case 'invalid_value':
      return `A value does not fit the type of its column in ${where}.`;
    default:
      return otherSentence(name, message, file);
  }
}

function lockedSentence(file: string): string {
  const holders = findFileHolders(file).map(({ pid, name }) => `process ${pid}${name === '' ? '' : ` (${name})`}`);
  const by = holders.length === 0 ? 'another program' : holders.join(', ');
  return `${file} is locked by ${by}: let it finish or end it, then run the same command again.`;
}

/** Messages about the statement, which name tables, columns and functions, and never a row's value. */
const ABOUT_STATEMENT =
  /^(?:no such \w+(?: \w+)?: |(?:table|index|view|trigger) .+ already exists$|near ".*": syntax error$|incomplete input$|foreign key mismatch - |table .+ has no column named )/s;

function otherSentence(name: string, message: string, file: string): string {
  if (name === 'SQLITE_CORRUPT') return `${file} is damaged: PRAGMA integrity_check shows where.`;
  if (name === 'SQLITE_IOERR') return `${file} could not be read or written: its disk reports an error.`;
  if (name === 'SQLITE_CONSTRAINT_TRIGGER') return `A trigger of ${file} refused a row.`;
  if (ABOUT_STATEMENT.test(message)) return `SQLite refused a statement on ${file}: ${message}.`;
  return `SQLite refused a statement on ${file} (${name}).`;
}

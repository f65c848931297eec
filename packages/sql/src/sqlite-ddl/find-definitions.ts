import { findInternalTables } from './internal-tables.ts';
import { splitSqlite, type SqliteStatement } from './split-sqlite.ts';

export type Definition = SqliteStatement & {
  /** `create table`, `drop index` and the like, as it is written. */
  readonly verb: string;
};

/** What a schema is made of. Rows, settings and transactions of a dump are passed over. */
const KEPT =
  /^(?:--[^\n]*\n|\/\*[\s\S]*?\*\/|\s)*(create\s+(?:temp\w*\s+)?table|create\s+(?:unique\s+)?index|create\s+trigger|alter\s+table|drop\s+(?:table|index|trigger))\b/i;
/** Views are passed over, and with them what is done instead of writing to them. */
const ON_A_VIEW = /\binstead\s+of\s+(?:insert|update|delete)\b/i;

/**
 * The statements of a text that make its tables. Triggers come last: one that writes to a table that is passed over (a
 * search index) would stop every ALTER TABLE.
 */
export function findDefinitions(text: string): readonly Definition[] {
  const isInternal = findInternalTables(text);
  const kept = splitSqlite(text).flatMap((statement): readonly Definition[] => {
    const verb = KEPT.exec(statement.text)?.[1];
    return verb === undefined || isInternal(statement.text) ? [] : [{ ...statement, verb }];
  });
  const isTrigger = ({ verb }: Definition): boolean => /trigger$/i.test(verb);
  return [
    ...kept.filter((statement) => !isTrigger(statement)),
    ...kept.filter((statement) => isTrigger(statement) && !ON_A_VIEW.test(statement.text)),
  ];
}

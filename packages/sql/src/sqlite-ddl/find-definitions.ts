import { findInternalTables } from './internal-tables.ts';
import { splitSqlite, type SqliteStatement } from './split-sqlite.ts';

export type Definition = SqliteStatement & {
  /** `create table`, `drop index` and similar, as written. */
  readonly verb: string;
};

/** The statements that define a schema. Rows, settings and transactions of a dump are skipped. */
const KEPT =
  /^(?:--[^\n]*\n|\/\*[\s\S]*?\*\/|\s)*(create\s+(?:temp\w*\s+)?table|create\s+(?:unique\s+)?index|create\s+trigger|alter\s+table|drop\s+(?:table|index|trigger))\b/i;
/** Views are skipped, with their INSTEAD OF triggers. */
const ON_A_VIEW = /\binstead\s+of\s+(?:insert|update|delete)\b/i;

/**
 * The statements of a text that create its tables. Triggers come last: one that writes to a skipped table (a search
 * index) would stop every ALTER TABLE.
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

import type { Session } from '@rowloom/databases';
import { writeTableBooks } from '../ledger/runs.ts';
import { mergeBooks, type TableBooks, writeBooks } from '../ledger/table-books.ts';
import type { BlamedTrigger } from '../target/blame-triggers.ts';
import type { InsertTrigger } from '../target/insert-triggers.ts';
import type { RunAttempt } from './load/attempt.ts';

export const triggerKeyOf = ({ table, name }: InsertTrigger): string => `${table} ${name}`;

/** Those that earlier attempts have loaded without. */
export const triggersOffIn = (books: TableBooks): Map<string, BlamedTrigger> =>
  new Map(
    Object.values(books).flatMap(({ triggers_off: off = [] }) =>
      off.map((trigger) => [triggerKeyOf(trigger), trigger]),
    ),
  );

const writing = new WeakMap<RunAttempt, Promise<void>>();

/**
 * Records which triggers were off for rows: an attempt that continues after a crash must report them at its end.
 * Sequentially, because connections that load at once meet the same triggers.
 */
export function recordTriggersOff(attempt: RunAttempt, session: Session): Promise<void> {
  const { ledger, books, triggersOff } = attempt;
  const mine = (writing.get(attempt) ?? Promise.resolve()).then(() => {
    const byTable = Map.groupBy(triggersOff.values(), ({ key }) => key);
    const off = Object.fromEntries([...byTable].map(([key, triggers]) => [key, { triggers_off: triggers }]));
    return writeTableBooks(session, ledger, attempt, writeBooks(mergeBooks(books, off)));
  });
  writing.set(
    attempt,
    mine.catch(() => undefined),
  );
  return mine;
}

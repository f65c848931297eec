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
 * Writes down which triggers rows come without: whoever goes on with the run after a crash has to say so at its end.
 * One after the other, since connections that load at once know of the same triggers.
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

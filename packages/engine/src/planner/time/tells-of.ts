import { readNames } from '../infer/names/read-names.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { isSameAct } from './act-of.ts';

/** Words by which a row summarises the rows that belong to it: their number, their total, the time of the last. */
const TOLD: ReadonlySet<string> = new Set([
  'count',
  'total',
  'number',
  'sum',
  'average',
  'balance',
  'last',
  'first',
  'latest',
  'recent',
]);
/** An action has one name in the row that counts it and another in its table. */
const DEALS: ReadonlySet<string> = new Set(['order', 'purchase', 'sale', 'transaction']);

/** Whether the columns of a table summarise another one's rows: `donation_count`, `last_order_at`. */
export function tellsOf({ schema }: Draft, { table: parent }: TableDraft, { table }: TableDraft): boolean {
  const noun = readNames(schema, table).words.at(-1) ?? '';
  const isNoun = (word: string): boolean =>
    word === noun || isSameAct(word, noun) || (DEALS.has(word) && DEALS.has(noun));
  return [...readNames(schema, parent).columns.values()].some(
    (said) => said.some((word) => TOLD.has(word)) && said.some(isNoun),
  );
}

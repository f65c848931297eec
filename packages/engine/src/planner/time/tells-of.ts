import { readNames } from '../infer/names/read-names.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { isSameAct } from './act-of.ts';

/** Words by which a row says of others that belong to it how many they are, what they come to, or when the last of them was. */
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
/** What people do is called one way by the row that counts it and another by its table. */
const DEALS: ReadonlySet<string> = new Set(['order', 'purchase', 'sale', 'transaction']);

/** Whether the columns of a table speak of another one's rows: `donation_count`, `last_order_at`. */
export function tellsOf({ schema }: Draft, { table: parent }: TableDraft, { table }: TableDraft): boolean {
  const noun = readNames(schema, table).words.at(-1) ?? '';
  const isNoun = (word: string): boolean =>
    word === noun || isSameAct(word, noun) || (DEALS.has(word) && DEALS.has(noun));
  return [...readNames(schema, parent).columns.values()].some(
    (said) => said.some((word) => TOLD.has(word)) && said.some(isNoun),
  );
}

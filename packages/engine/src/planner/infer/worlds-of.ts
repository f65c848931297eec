import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { ANY_WORLD, TRADE_MARK, WORLD_MARKS } from './data/meanings/world-marks.ts';
import { fieldsOf } from './fields-of.ts';
import { languageOf } from './names/schema-language.ts';
import { tradesOf } from './trades-of.ts';

/**
 * A field indicated by this many times as many tables excludes the rest: a police schema has calls, and is not about
 * telecoms.
 */
const FAR_MORE = 2;

/** The fields of work and the trades of a table and of its schema, as marks for rules; the table's own come first. */
export function worldsOf(schema: SchemaDocument, table: Table): readonly string[] {
  if (languageOf(schema) !== 'en') return [];
  const { own, around, votes } = fieldsOf(schema, table);
  const trades = tradesOf(schema, table);
  const [, most] = trades[0] ?? ['', 0];
  const [first, second, further] = WORLD_MARKS;
  const fields = [
    ...own.map((world, at) => `${at === 0 ? first : second}${world}`),
    ...around.flatMap((world, at) => (own.includes(world) ? [] : [`${at === 0 ? second : further}${world}`])),
  ];
  return [
    ...(most >= FAR_MORE * votes && most > 0 ? [] : fields),
    ...(votes >= FAR_MORE * most ? [] : trades.map(([trade]) => `${TRADE_MARK}${trade}`)),
    ANY_WORLD,
  ];
}

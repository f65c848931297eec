import type { ForeignKey } from '@rowloom/engine';
import type { Case } from '../share.ts';
import type { WovenSchema, WovenTable } from '../woven-schema.ts';
import { keysOf, parentOf } from './parents.ts';

/**
 * Two paths from a row to the same table agree: the payment's customer is the customer of its rental. Of several paths
 * over one table one is enough: a match is played in the stadium of the home club.
 */
export function diamonds(schema: WovenSchema, { key, table, rows }: WovenTable): readonly Case[] {
  const ways = table.foreign_keys.flatMap((long) => {
    const middle = parentOf(schema, long);
    return middle === undefined || middle.key === key
      ? []
      : [{ long, middle, middles: keysOf(middle, long.references.columns) }];
  });
  return table.foreign_keys
    .filter((short) => short.columns.length === 1)
    .flatMap((short) =>
      [...Map.groupBy(ways, ({ middle }) => middle)].flatMap(([middle, longs]) => {
        const others = longs.filter(({ long }) => long !== short);
        return middle.table.foreign_keys
          .filter((theirs) => others.length > 0 && leadsAlike(short, theirs))
          .map((theirs): Case => {
            const [own, other] = [short.columns[0], theirs.columns[0]];
            const given = rows.flatMap((row) => {
              const its = others.flatMap(({ long, middles }) => {
                const found = middles.get(JSON.stringify(long.columns.map((name) => row[name])))?.[other];
                return found === null || found === undefined ? [] : [found];
              });
              const mine = row[own] ?? null;
              return mine === null || its.length < others.length ? [] : [its.includes(mine)];
            });
            const what = `${key}.${own} = ${middle.key}.${other}`;
            return { what, good: given.filter(Boolean).length, all: given.length };
          });
      }),
    );
}

/** What a thing has, not what it belongs to: a customer lives elsewhere than the store is. */
const HAD = /address|adresse|direccion|currency|country|language|image|file|contact/i;

/** The same table, by a column of the same name: `sender_id` and `recipient_id` need not agree. */
const leadsAlike = (short: ForeignKey, theirs: ForeignKey): boolean =>
  theirs.columns.length === 1 &&
  !HAD.test(theirs.references.table) &&
  theirs.references.table === short.references.table &&
  theirs.references.schema === short.references.schema &&
  theirs.columns[0] === short.columns[0];

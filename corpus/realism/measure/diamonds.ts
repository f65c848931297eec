import type { ForeignKey } from '@rowloom/engine';
import type { Case } from '../share.ts';
import type { WovenSchema, WovenTable } from '../woven-schema.ts';
import { keysOf, parentOf } from './parents.ts';

/** Two ways from a row to the same table agree: the payment's customer is the customer of its rental. */
export function diamonds(schema: WovenSchema, { key, table, rows }: WovenTable): readonly Case[] {
  return table.foreign_keys.flatMap((long) => {
    const middle = parentOf(schema, long);
    if (middle === undefined || middle.key === key) return [];
    const middles = keysOf(middle, long.references.columns);
    return table.foreign_keys
      .filter((short) => short !== long && short.columns.length === 1)
      .flatMap((short) =>
        middle.table.foreign_keys
          .filter((theirs) => leadsAlike(short, theirs))
          .map((theirs): Case => {
            const [own, other] = [short.columns[0], theirs.columns[0]];
            const pairs = rows.flatMap((row) => {
              const parent = middles.get(JSON.stringify(long.columns.map((name) => row[name])));
              const [mine, its] = [row[own] ?? null, parent?.[other] ?? null];
              return mine === null || its === null ? [] : [[mine, its] as const];
            });
            const what = `${key}.${own} = ${middle.key}.${other}`;
            return { what, good: pairs.filter(([mine, its]) => mine === its).length, all: pairs.length };
          }),
      );
  });
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

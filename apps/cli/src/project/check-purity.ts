import { deriveKey, makeOwnCell } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { asOwnFunction, type OwnDefinition } from './own-generators.ts';

const TRIED_ROWS = 64;

/**
 * A generator's value may follow from nothing but its cell, or runs could be neither repeated nor shared among threads. It is
 * called twice for some rows, in another order, and as a fresh instance of its file has it; its arguments are frozen, and the
 * clock and the dice of JavaScript refuse to answer meanwhile.
 */
export function checkPurity(
  name: string,
  definition: OwnDefinition,
  fresh: OwnDefinition | undefined,
  shown: string,
): void {
  const rows = Array.from({ length: TRIED_ROWS }, (_, row) => row + 1);
  const first = answers(name, definition, rows, shown);
  const again = answers(name, definition, rows.toReversed(), shown).toReversed();
  const elsewhere = fresh === undefined ? first : answers(name, fresh, rows, shown);
  const differing = rows.find((row) => first[row - 1] !== again[row - 1] || first[row - 1] !== elsewhere[row - 1]);
  if (differing !== undefined)
    throw refusal(
      EXIT.plan,
      `${shown}: generators.${name} returns a different value when row ${differing} is made again.`,
      ['It must depend only on the cell: use cell.draw, cell.row and cell.record, and keep nothing between calls.'],
    );
  const taken = definition.unique ? first.findIndex((value, index) => first.indexOf(value) < index) : -1;
  if (taken >= 0)
    throw refusal(
      EXIT.plan,
      `${shown}: generators.${name} declares unique values, but row ${taken + 1} repeats one. Use cell.row in it.`,
    );
}

function answers(name: string, definition: OwnDefinition, rows: readonly number[], shown: string): readonly string[] {
  const make = asOwnFunction(name, definition, shown);
  return withoutClock(name, shown, () =>
    rows.map((row) => {
      const record = Object.fromEntries(definition.reads.map((column) => [column, `sample ${row}`]));
      try {
        return JSON.stringify(make(makeOwnCell('table', 'column', row, record, deriveKey('purity', row))));
      } catch (error) {
        if (error instanceof Impure || definition.reads.length === 0) throw error;
        // A sample may be no value that it can read: that it fails alike is all that can be asked here.
        return `failed: ${(error as Error).message}`;
      }
    }),
  );
}

class Impure extends Error {}

function withoutClock<Answer>(name: string, shown: string, work: () => Answer): Answer {
  const { random } = Math;
  const { Date: Clock } = globalThis;
  const refuse = (what: string) => (): never => {
    throw new Impure(what);
  };
  Math.random = refuse('Math.random');
  globalThis.Date = new Proxy(Clock, {
    construct: (target, args: readonly unknown[]) =>
      args.length === 0 ? refuse('new Date()')() : (Reflect.construct(target, args) as object),
    get: (target, key) => (key === 'now' ? refuse('Date.now') : (Reflect.get(target, key) as unknown)),
  });
  try {
    return work();
  } catch (error) {
    if (error instanceof Impure)
      throw refusal(EXIT.plan, `${shown}: generators.${name} uses ${error.message}, so no run could be repeated.`, [
        'Draw with cell.draw(), cell.below(n) or cell.pick(list); dates can be derived from columns of the row.',
      ]);
    throw (error as Error).name === 'Refusal'
      ? error
      : refusal(EXIT.plan, `${shown}: generators.${name} failed: ${(error as Error).message}`);
  } finally {
    Math.random = random;
    globalThis.Date = Clock;
  }
}

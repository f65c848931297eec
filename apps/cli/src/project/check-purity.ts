import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { inOtherWorld, inZone } from './in-other-world.ts';
import type { OwnDefinition } from './own-definition.ts';
import { sampleAnswers, TRIED_ROWS } from './sample-answers.ts';
import { Impure, withoutWorld } from './without-world.ts';

type Generators = ReadonlyMap<string, OwnDefinition>;

/** Calls between the first answers and the second: state kept between calls shows only after a while. */
const CALLS_BETWEEN = 2000;
const PATIENCE_MS = 50;
const clock = performance.now.bind(performance);

/**
 * A generator's value may depend only on its cell, or runs could be neither repeated nor distributed over threads. It
 * is called for some rows, then for many, then for the first ones in another order, and in a fresh instance of its file
 * that was loaded in a different environment. Its arguments are frozen, and every source of variation throws.
 */
export async function checkPurity(own: Generators, load: () => Promise<Generators>, shown: string): Promise<void> {
  const first = eachOf(own, shown, (name, one) => inZone('UTC', () => sampleAnswers(name, one, shown)));
  const again = eachOf(own, shown, (name, one) => {
    const until = clock() + PATIENCE_MS;
    sampleAnswers(name, one, shown, {
      rows: Array.from({ length: CALLS_BETWEEN }, (_, index) => TRIED_ROWS.length + index),
      isOver: () => clock() > until,
    });
    return inZone('Pacific/Chatham', () =>
      sampleAnswers(name, one, shown, { rows: TRIED_ROWS.toReversed() }).toReversed(),
    );
  });
  const elsewhere = await inOtherWorld(async () => {
    const fresh = await load();
    return eachOf(own, shown, (name) => {
      const one = fresh.get(name);
      return one === undefined ? [] : sampleAnswers(name, one, shown);
    });
  });
  for (const [name, { unique }] of own) {
    const [one = [], two, three] = [first.get(name), again.get(name), elsewhere.get(name)];
    refuseDifference(name, shown, differing(one, two), 'when row ROW is made again', [
      'It must depend only on the cell: use cell.draw, cell.row and cell.record, and keep nothing between calls.',
      'new Date(2026, 0, 1) and getHours() use the machine’s time zone: write new Date(Date.UTC(2026, 0, 1)) and getUTCHours().',
    ]);
    refuseDifference(
      name,
      shown,
      differing(one, three),
      'for row ROW when its file is loaded at another time or place',
      [
        'Values that a module computes when it is loaded must not depend on clock, random numbers, process, thread or machine.',
      ],
    );
    const taken = unique ? one.findIndex((value, index) => one.indexOf(value) < index) : -1;
    if (taken >= 0)
      throw refusal(
        EXIT.plan,
        `${shown}: generators.${name} declares unique values, but row ${TRIED_ROWS[taken]} repeats one. Use cell.row in it.`,
      );
  }
}

const differing = (one: readonly string[], other: readonly string[] = []): number | undefined =>
  TRIED_ROWS.find((_, index) => one[index] !== other[index]);

function refuseDifference(
  name: string,
  shown: string,
  row: number | undefined,
  when: string,
  help: readonly string[],
): void {
  if (row === undefined) return;
  const said = when.replace('ROW', String(row));
  throw refusal(EXIT.plan, `${shown}: generators.${name} returns a different value ${said}.`, help);
}

type Answers = ReadonlyMap<string, readonly string[]>;

function eachOf(
  own: Generators,
  shown: string,
  ask: (name: string, definition: OwnDefinition) => readonly string[],
): Answers {
  let current = '';
  try {
    return withoutWorld(
      () =>
        new Map(
          [...own].map(([name, definition]) => {
            current = name;
            return [name, ask(name, definition)];
          }),
        ),
    );
  } catch (error) {
    if (error instanceof Impure)
      throw refusal(EXIT.plan, `${shown}: generators.${current} uses ${error.message}, so no run could be repeated.`, [
        'Draw with cell.draw(), cell.below(n) or cell.pick(list); dates can be derived from columns of the row.',
      ]);
    throw (error as Error).name === 'Refusal'
      ? error
      : refusal(EXIT.plan, `${shown}: generators.${current} failed: ${(error as Error).message}`);
  }
}

import { lowerRows } from '../../draft/lower-rows.ts';
import type { ReferenceDraft } from '../../draft/draft.ts';
import { isDrawn } from '../digit.ts';
import { fanOutWithin } from '../identifies-parent.ts';
import { offersOf } from '../offers/column-offers.ts';
import { memberOffers } from '../offers/member-offers.ts';
import { periodOffers } from '../offers/period-offers.ts';
import { placeOffers } from '../offers/place-offers.ts';
import { inTable, inTuples, isEnough, withinOwner } from '../tell-apart.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A number that counts the rows of one owner. */
export function byPlace(task: UniqueTask): string | undefined {
  return withinOwner(task, placeOffers(task, 'numbers'));
}

/** One column has a value for every row, as soon as guesses give way to the key: then every tuple differs. */
export function byOneColumn(task: UniqueTask): string | undefined {
  return inTable(task, offersOf(task, 'guesses'));
}

/** Few values, but enough for the rows of one owner; where there are none a whole number counts. */
export function byOwner(task: UniqueTask): string | undefined {
  return withinOwner(task, offersOf(task, 'plan')) ?? withinOwner(task, placeOffers(task, 'any'));
}

/** One row for each day, week or month. */
export function byPeriod(task: UniqueTask): string | undefined {
  return withinOwner(task, periodOffers(task, 'place')) ?? inTable(task, periodOffers(task, 'row_number'));
}

/** Parents and the few values of the other columns have a tuple for every row. */
export function byTuples(task: UniqueTask): string | undefined {
  return inTuples(task, 'plan', { whole: true });
}

/** The rows of one owner refer to different parents each. */
export function byOthersOfOwner(task: UniqueTask): string | undefined {
  const { draft, target, set } = task;
  const owner = fanOutWithin(task);
  if (owner === undefined || owner.columns.length === 0 || owner.absent) return undefined;
  const rowsOf = ({ to }: ReferenceDraft): number => draft.tables.get(to)?.rows ?? 0;
  const [reference] = target.references
    .filter((other) => isDrawn(other, set.columns) && other.strategy.among === undefined)
    .toSorted((one, other) => rowsOf(other) - rowsOf(one));
  if (reference === undefined) return undefined;
  const parents = rowsOf(reference);
  const pairs = rowsOf(owner) * parents;
  if (parents < owner.least || pairs === 0) return undefined;
  if (!isEnough(task, owner, parents)) {
    const together = inTuples(task, 'plan', { owner, above: parents });
    if (together !== undefined) return together;
  }
  const why = `there are only ${rowsOf(owner)} × ${parents} combinations of ${owner.to} and ${reference.to}`;
  if (pairs < target.rows && !lowerRows(draft, target, pairs, why)) return undefined;
  reference.strategy = { kind: 'junction', within: target.owning };
  owner.most = Math.min(owner.most ?? parents, parents);
  return 'each pair of parents occurs once';
}

/** All that lists can hold, at last for as many rows as that makes. */
export function byLists(task: UniqueTask): string | undefined {
  return inTable(task, offersOf(task, 'lists')) ?? inTuples(task, 'lists', {});
}

/** A member of a JSON document that the key looks at. */
export function byJsonMember(task: UniqueTask): string | undefined {
  return inTable(task, memberOffers(task));
}

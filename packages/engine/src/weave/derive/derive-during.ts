import { numberAt } from '../graph/table-entry.ts';
import { anyNull } from '../graph/any-null.ts';
import { add, call, choose, multiply, type Node, operate, subtract } from '../graph/node.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import { fromSeconds, wholeSeconds } from '../graph/whole-seconds.ts';
import { isCalendarKind, makeCalendar } from '../generators/time/calendar.ts';
import { alignValues, listedText } from './align-values.ts';
import type { Builder, DeriveContext } from './derive-context.ts';

const SECOND = 1_000_000;
const DAY = 86_400;
/** Days from Monday to Friday, and how many of eight that fall on a weekend are moved to one of them. */
const WORKDAYS = 5;
const MOVED = 7;

/**
 * `during(from, to, 'office')`: a moment drawn between two, at an hour at which such a place is busy, and in an office on a
 * weekday. Where the two lie so close together that they leave no such hour, it is any moment between them.
 */
export const during: Builder = (context, [from, to, kind]) => {
  const name = kind === undefined ? undefined : listedText(kind.value)?.words.words[0];
  if (from === undefined || to === undefined || !isCalendarKind(name))
    throw new UnbuildableColumn("during needs two timestamps, and 'shop', 'office' or 'machine'.");
  const [a, b] = alignValues(from.value, to.value);
  if (a.kind !== 'timestamp' || b.kind !== 'timestamp') throw new UnbuildableColumn('during needs two timestamps.');
  const first = wholeSeconds(a.node) ?? add(operate('floor', operate('/', a.node, SECOND)), 1);
  const last = wholeSeconds(b.node) ?? operate('floor', operate('/', b.node, SECOND));
  const drawn = add(first, context.below(add(operate('max', subtract(last, first), 0), 1)));
  const { begins, lengths } = makeCalendar(name, 0, DAY - 1);
  const day = operate('floor', operate('/', drawn, DAY));
  const parts = multiply(subtract(drawn, multiply(day, DAY)), begins.length / DAY);
  const part = operate('floor', parts);
  const second = add(call(numberAt, begins, part), multiply(call(numberAt, lengths, part), subtract(parts, part)));
  const moved = add(multiply(name === 'office' ? workday(context, day) : day, DAY), operate('floor', second));
  const isOutside = operate('||', operate('<', moved, first), operate('>', moved, last));
  return {
    value: { ...a, node: fromSeconds(choose(isOutside, drawn, moved)) },
    isNull: anyNull(from.isNull, to.isNull),
  };
};

/** Most days of a weekend become one of the week before. Day 0 was a Thursday. */
function workday(context: DeriveContext, day: Node): Node {
  const monday = subtract(multiply(operate('floor', operate('/', add(day, 3), 7)), 7), 3);
  const isWeekend = operate('>=', subtract(day, monday), WORKDAYS);
  const isMoved = operate('<', context.below(MOVED + 1), MOVED);
  return choose(operate('&&', isWeekend, isMoved), add(monday, context.below(WORKDAYS)), day);
}

import { anyNull } from '../graph/any-null.ts';
import { add, multiply, type Node, operate, subtract } from '../graph/node.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import type { Value } from '../graph/value.ts';
import { fromSeconds, wholeSeconds } from '../graph/whole-seconds.ts';
import { DAY_MICROS } from '../../language/values/calendar.ts';
import { isCalendarKind, makeCalendar, momentAt, risingPlace } from '../generators/time/calendar.ts';
import { alignValues, listedText } from './align-values.ts';
import { type Builder, type Derived, present } from './derive-context.ts';

const SECOND = 1_000_000;
const RANDOM = 1_073_741_824;

/** `rising(from, to, 'shop')`: rises with the row's number between two timestamps that are the same for all rows. */
export const rising: Builder = (context, [from, to, kind]) => {
  const [first, last] = [fixedMoment(from), fixedMoment(to)];
  const name = kind === undefined ? 'machine' : listedText(kind.value)?.words.words[0];
  if (from === undefined || first === undefined || last === undefined || !isCalendarKind(name))
    throw new UnbuildableColumn(
      "rising needs two times that are the same for all rows, and 'shop', 'office' or 'machine'.",
    );
  const calendar = makeCalendar(name, Math.ceil(first / SECOND), Math.floor(last / SECOND));
  const { scope } = context;
  const share = multiply(context.below(RANDOM), 1 / RANDOM);
  const { seconds, days } = momentAt(
    calendar,
    risingPlace(calendar, { row: scope.row, rows: scope.table.plan.rows, share }),
  );
  return present(
    from.value.kind === 'date' ? { kind: 'date', node: days } : { kind: 'timestamp', node: fromSeconds(seconds) },
  );
};

function fixedMoment(moment: Derived | undefined): number | undefined {
  const value = moment?.value;
  if (value === undefined || (value.kind !== 'timestamp' && value.kind !== 'date') || value.node.kind !== 'constant')
    return undefined;
  return value.kind === 'date' ? value.node.value * DAY_MICROS : value.node.value;
}

/**
 * `in_turn(from, to)`: the owner's rows divide the time between two timestamps, one after the other, most of them
 * early.
 */
export const inTurn: Builder = (context, [from, to]) => {
  const { scope } = context;
  if (from === undefined || to === undefined) throw new UnbuildableColumn('in_turn needs two arguments.');
  if (scope.table.owning < 0)
    throw new UnbuildableColumn(`Rows of ${scope.table.name} have no owner to take turns in.`);
  const [a, b] = alignValues(from.value, to.value);
  if ((a.kind !== 'timestamp' && a.kind !== 'date') || !('node' in b))
    throw new UnbuildableColumn('in_turn needs two dates or two timestamps.');
  const { first, end } = scope.parent(scope.table.owning).children(scope.table.name);
  const share = operate(
    '/',
    add(subtract(scope.row, first), multiply(context.below(RANDOM), 1 / RANDOM)),
    operate('max', subtract(end, first), 1),
  );
  const isNull = anyNull(from.isNull, to.isNull);
  const [start, stop] = a.kind === 'timestamp' ? [wholeSeconds(a.node), wholeSeconds(b.node)] : [a.node, b.node];
  const part = (span: Node): Node => operate('floor', multiply(operate('max', span, 0), multiply(share, share)));
  if (start !== undefined && stop !== undefined) {
    const node = add(start, part(subtract(stop, start)));
    const value: Value = a.kind === 'date' ? { ...a, node } : { ...a, node: fromSeconds(node) };
    return { value, isNull };
  }
  const seconds = operate('/', subtract(b.node, a.node), SECOND);
  return { value: { ...a, node: add(a.node, fromSeconds(part(seconds))) }, isNull };
};

import { call, multiply, operate, add } from '../graph/node.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import { fromSeconds, wholeSeconds } from '../graph/whole-seconds.ts';
import { quantilePoints } from '../generators/number/quantile-points.ts';
import { hourFrom, quantileAt, quantileFrom, WEEK_HOURS } from '../../base/random/quantiles.ts';
import { makeSlots } from '../graph/weighted-index.ts';
import { listedText } from './align-values.ts';
import type { Builder, Derived } from './derive-context.ts';

const SECOND = 1_000_000;
const DRAWS = 0x40000000;

/**
 * `drawn_from(low, '1 5 9')`: by quantiles, among those not below the first argument; for timestamps with the weights
 * of the 168 hours of a week, if given.
 */
export const drawnFrom: Builder = (context, [from, values, week]) => {
  const texts = textsOf(values);
  if (from === undefined || texts === undefined) throw new UnbuildableColumn(NEEDS('drawn_from'));
  const { value, isNull } = from;
  const random = multiply(context.below(DRAWS), 4);
  if (value.kind === 'timestamp') {
    const { points } = pointsOf({ kind: 'timestamp' }, texts, 'drawn_from');
    // A timestamp with a fraction of a second is rounded up to the next second.
    const seconds = wholeSeconds(value.node) ?? operate('floor', operate('/', add(value.node, SECOND - 1), SECOND));
    const drawn = call(quantileFrom, points, seconds, random);
    const hours = textsOf(week)?.map(Number);
    if (hours?.length !== WEEK_HOURS) return { value: { kind: 'timestamp', node: fromSeconds(drawn) }, isNull };
    const hour = multiply(context.below(DRAWS), 4);
    const node = call(hourFrom, points, seconds, drawn, makeSlots(hours), hour);
    return { value: { kind: 'timestamp', node: fromSeconds(node) }, isNull };
  }
  if (value.kind !== 'date' && value.kind !== 'integer' && value.kind !== 'decimal')
    throw new UnbuildableColumn(`derive cannot draw from ${value.kind} on.`);
  const scale = value.kind === 'decimal' ? value.scale : undefined;
  const { points } = pointsOf({ kind: value.kind, ...(scale === undefined ? {} : { scale }) }, texts, 'drawn_from');
  const node = call(quantileFrom, points, value.node, random);
  return {
    value:
      value.kind === 'date'
        ? { kind: 'date', node }
        : value.kind === 'integer'
          ? { kind: 'integer', node }
          : { ...value, node },
    isNull,
  };
};

/** `drawn_after(base, '0 60 86400')`: base plus a difference by quantiles: seconds, days, or a number's own units. */
export const drawnAfter: Builder = (context, [base, values]) => {
  const texts = textsOf(values);
  if (base === undefined || texts === undefined) throw new UnbuildableColumn(NEEDS('drawn_after'));
  const { value, isNull } = base;
  const random = multiply(context.below(DRAWS), 4);
  if (value.kind !== 'timestamp' && value.kind !== 'date' && value.kind !== 'integer' && value.kind !== 'decimal')
    throw new UnbuildableColumn(`derive cannot draw after ${value.kind}.`);
  const scale = value.kind === 'decimal' ? value.scale : 0;
  const { points } = pointsOf({ kind: scale > 0 ? 'decimal' : 'integer', scale }, texts, 'drawn_after');
  const distance = operate('max', call(quantileAt, points, random), 0);
  if (value.kind === 'integer') return { value: { kind: 'integer', node: add(value.node, distance) }, isNull };
  if (value.kind !== 'timestamp') return { value: { ...value, node: add(value.node, distance) }, isNull };
  const whole = wholeSeconds(value.node);
  const node = whole === undefined ? add(value.node, fromSeconds(distance)) : fromSeconds(add(whole, distance));
  return { value: { kind: 'timestamp', node }, isNull };
};

const NEEDS = (name: string): string => `${name} needs a value and a text of quantiles such as '1 5 9'.`;

function textsOf(values: Derived | undefined): readonly string[] | undefined {
  const text = values === undefined ? undefined : listedText(values.value)?.words.words[0];
  return text?.split(' ').filter((part) => part !== '');
}

function pointsOf(type: Parameters<typeof quantilePoints>[0], texts: readonly string[], name: string) {
  const read = quantilePoints(type, texts);
  if (read === undefined) throw new UnbuildableColumn(`${name} cannot read the quantiles ${texts.join(' ')}.`);
  return read;
}

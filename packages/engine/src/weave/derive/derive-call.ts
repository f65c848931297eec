import { add, constant, type Node, operate, subtract } from '../graph/node.ts';
import { anyNull } from '../graph/any-null.ts';
import { atScale, isNumeric, rescale } from '../graph/convert-value.ts';
import type { Value } from '../graph/value.ts';
import { fromSeconds, wholeSeconds } from '../graph/whole-seconds.ts';
import { cumulate, slotAmong } from '../graph/weighted-slot.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import { asciiSlug } from '../../base/text/ascii-slug.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { mapPieces } from '../graph/piece.ts';
import { alignValues, listedText } from './align-values.ts';
import { daysOf, requireExactNumber, textPieces } from './derive-arithmetic.ts';
import { compareDerived, nullNode, selectDerived } from './derive-compare.ts';
import { type Builder, type DeriveContext, type Derived, NOTHING, present } from './derive-context.ts';
import { drawnAfter, drawnFrom } from './derive-drawn.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import { during } from './derive-during.ts';
import { partOf, place, places } from './derive-place.ts';
import { inTurn, rising } from './derive-rising.ts';
import { truncateMoment } from './truncate-moment.ts';

type CallExpression = Extract<Expression, { op: 'call' }>;

const SECOND = 1_000_000;
const SAFE = Number.MAX_SAFE_INTEGER;

/** `between(low, high)`: drawn evenly, both ends included; times to the second. Where high lies below low it is low. */
const between: Builder = (context, [low, high]) => {
  if (low === undefined || high === undefined) throw new UnbuildableColumn('between needs two arguments.');
  const [a, b] = alignValues(low.value, high.value);
  if (!('node' in a) || !('node' in b))
    throw new UnbuildableColumn(`derive cannot draw between ${a.kind} and ${b.kind}.`);
  const isTime = a.kind === 'timestamp' || a.kind === 'interval' || a.kind === 'time';
  // An end beyond 2^53 only says that there is none.
  const end = a.kind === 'integer' && b.node.kind === 'constant' ? Math.min(b.node.value, SAFE) : b.node;
  const node = isTime ? drawTime(context, a.node, b.node) : drawFrom(context, a.node, subtract(end, a.node));
  const value: Value = a.kind === 'integer' ? { kind: 'integer', node } : { ...a, node };
  return { value, isNull: anyNull(low.isNull, high.isNull) };
};

function drawFrom(context: DeriveContext, from: Node, span: Node): Node {
  return add(from, context.below(add(operate('max', span, 0), 1)));
}

/** Whole seconds after the earlier time; in seconds throughout where both ends are. */
function drawTime(context: DeriveContext, from: Node, to: Node): Node {
  const [first, last] = [wholeSeconds(from), wholeSeconds(to)];
  if (first !== undefined && last !== undefined) return fromSeconds(drawFrom(context, first, subtract(last, first)));
  const span = operate('floor', operate('/', subtract(to, from), SECOND));
  return add(from, fromSeconds(drawFrom(context, constant(0), span)));
}

/** `pick('a', 'b', 'c')` draws one of the texts evenly; numbers after them are weights: `pick('a', 'b', 3, 1)`. */
const pick: Builder = (context, args) => {
  const texts = args.filter(({ value }) => value.kind === 'text').map(({ value }) => listedText(value));
  if (texts.length === 0) throw new UnbuildableColumn('pick needs a text at least.');
  const words = makeDictionary(texts.map((text) => text?.words.words[0] ?? ''));
  const weights = args.flatMap(({ value }) =>
    value.kind === 'integer' && value.node.kind === 'constant' ? [value.node.value] : [],
  );
  const bounds = cumulate(texts.map((_, index) => weights[index] ?? 1));
  const index = slotAmong(bounds, context.below(bounds[bounds.length - 1] ?? 1));
  return present({ kind: 'text', pieces: [{ kind: 'word', words, index }] });
};

const extreme =
  (least: boolean): Builder =>
  (_, args) => {
    for (const { value } of args)
      if (value.kind === 'integer' && value.node.kind === 'constant')
        // Of a bound that lies beyond on the far side no value ever comes.
        requireExactNumber(least ? Math.min(0, value.node.value) : Math.max(0, value.node.value));
    return args.reduce((best, next) => {
      const test = compareDerived(least ? '<=' : '>=', best, next);
      return selectDerived(
        operate('||', operate('&&', test, operate('!', nullNode(best))), nullNode(next)),
        best,
        next,
      );
    });
  };

const changed =
  (form: string, change: (text: string) => string): Builder =>
  (_, [arg]) => {
    if (arg === undefined) return NOTHING;
    const pieces = mapPieces(textPieces(arg.value), form, change);
    if (pieces === undefined) throw new UnbuildableColumn(`derive cannot take ${form} of this text.`);
    return { value: { kind: 'text', pieces }, isNull: arg.isNull };
  };

const rounded: Builder = (_, [arg, digits]) => {
  if (arg === undefined || !isNumeric(arg.value)) throw new UnbuildableColumn('round needs a number.');
  const scale = digits?.value.kind === 'integer' && digits.value.node.kind === 'constant' ? digits.value.node.value : 0;
  const value: Value = scale === 0 ? { kind: 'integer', node: atScale(arg.value, 0) } : rescale(arg.value, scale);
  return { value, isNull: arg.isNull };
};

const asOf: Builder = ({ scope }) => present({ kind: 'timestamp', node: constant(scope.run.asOf) });

const BUILDERS: Readonly<Record<string, Builder>> = {
  between,
  rising,
  in_turn: inTurn,
  during,
  drawn_from: drawnFrom,
  drawn_after: drawnAfter,
  pick,
  /** `chance(0.3)` is true in three rows of ten. */
  chance(context, [share]) {
    if (share === undefined || !isNumeric(share.value))
      throw new UnbuildableColumn('chance needs a number from 0 to 1.');
    return present({ kind: 'boolean', node: operate('<', context.below(1_000_000), atScale(share.value, 6)) });
  },
  coalesce: (_, args) => args.reduceRight((rest, arg) => selectDerived(operate('!', nullNode(arg)), arg, rest)),
  nullif: (_, [value = NOTHING, other = NOTHING]) => ({
    value: value.value,
    isNull: anyNull(value.isNull, compareDerived('=', value, other)),
  }),
  greatest: extreme(false),
  least: extreme(true),
  lower: changed('lower', (text) => text.toLowerCase()),
  upper: changed('upper', (text) => text.toUpperCase()),
  slug: changed('slug', (text) =>
    text
      .split(/[^\p{L}\p{N}]+/u)
      .map(asciiSlug)
      .filter(Boolean)
      .join('-'),
  ),
  round: rounded,
  floor(_, [arg]) {
    if (arg === undefined || !isNumeric(arg.value)) throw new UnbuildableColumn('floor needs a number.');
    const unit = arg.value.kind === 'decimal' ? Number(`1e${arg.value.scale}`) : 1;
    return {
      value: { kind: 'integer', node: operate('floor', operate('/', arg.value.node, unit)) },
      isNull: arg.isNull,
    };
  },
  abs(_, [arg]) {
    if (arg === undefined || !('node' in arg.value)) throw new UnbuildableColumn('abs needs a number.');
    const { node } = arg.value;
    return { value: { ...arg.value, node: operate('max', node, subtract(0, node)) }, isNull: arg.isNull };
  },
  /** The row's number, from 1; in a run that adds to a table, from beyond the rows that were there. */
  row_number: ({ scope }) => present({ kind: 'integer', node: add(scope.number, 1) }),
  /** The row's place among its owner's rows, from 1. */
  place,
  places,
  part_of: partOf,
  now: asOf,
  current_timestamp: asOf,
  as_of: asOf,
  current_date: ({ scope }) => present({ kind: 'date', node: daysOf(constant(scope.run.asOf)) }),
  date(_, [arg]) {
    if (arg?.value.kind !== 'timestamp') throw new UnbuildableColumn('date needs a timestamp.');
    return { value: { kind: 'date', node: daysOf(arg.value.node) }, isNull: arg.isNull };
  },
  date_trunc: (_, [unit, moment]) => truncateMoment(unit, moment),
  /** An interval in whole seconds. */
  seconds(_, [arg]) {
    if (arg?.value.kind !== 'interval') throw new UnbuildableColumn('seconds needs an interval.');
    return {
      value: { kind: 'integer', node: operate('floor', operate('/', arg.value.node, SECOND)) },
      isNull: arg.isNull,
    };
  },
};

/** Names that `derive` knows, for the planner's messages. */
export const DERIVE_FUNCTIONS: readonly string[] = Object.keys(BUILDERS);

export function deriveCall(context: DeriveContext, expression: CallExpression): Derived {
  const builder = BUILDERS[expression.name];
  if (builder === undefined) throw new UnbuildableColumn(`derive has no function ${expression.name}.`);
  const args = expression.args.map((arg) => context.build(arg));
  // A column that a CHECK keeps NULL in every row has no type of its own.
  const isLenient = findFunction(expression.name)?.nulls === 'lenient';
  if (!isLenient && args.some(({ value }) => value.kind === 'null')) return NOTHING;
  return builder(context, args);
}

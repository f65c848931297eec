import type { Expression } from '../../language/expression/expression.ts';
import { readNames } from '../infer/names/read-names.ts';
import { orderMoments } from '../infer/moments/order-moments.ts';
import { siblingsOf } from '../infer/read-facts.ts';
import { stagesOf } from '../infer/moments/stages-of.ts';
import { kindsOfTable } from '../infer/table-kinds.ts';
import { calculate, call, column, number } from '../../language/expression/make-expression.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, isNumber, isReadable, propose } from './woven-table.ts';
import { wordTable } from '../../base/text/word-table.ts';

type Moment = {
  readonly name: string;
  readonly kind: string;
  readonly nullable: boolean;
  readonly words: readonly string[];
};

const SPAN_WORDS: ReadonlySet<string> = new Set(['duration', 'length', 'elapsed', 'night', 'day', 'stay']);
/** Seconds of the units in which spans are kept. */
const UNITS: Readonly<Record<string, number>> = wordTable({
  millisecond: 0.001,
  ms: 0.001,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  night: 86_400,
  week: 604_800,
});
const PLAIN: ReadonlySet<string> = new Set(
  'at on date time datetime timestamp moment of total number count in stay length duration elapsed actual planned rental booked'.split(
    ' ',
  ),
);

/** `duration_minutes` between `started_at` and `ended_at`, `nights` between two days. */
export function addRowSpans({ draft }: Weft, woven: WovenTable): void {
  const { table, types } = woven.target;
  const numbers = table.columns.filter(({ name }) => isNumber(types.get(name)) && isReadable(woven, name));
  const spans = numbers.filter(({ name }) => isSpan(woven.words(name)) && isFree(woven, name));
  if (spans.length === 0) return;
  const names = readNames(draft.schema, table);
  const context = {
    siblings: siblingsOf(table, draft.schema),
    tableKinds: kindsOfTable(names),
    tableWords: names.words,
  };
  const [stages, places] = [stagesOf(context), orderMoments(context)];
  const moments = table.columns.flatMap(({ name, nullable }): Moment[] => {
    const kind = types.get(name)?.kind ?? '';
    if ((kind !== 'timestamp' && kind !== 'date') || !isReadable(woven, name)) return [];
    return [{ name, kind, nullable, words: woven.words(name) }];
  });
  /** An end, and the beginning that it comes after. */
  const pairs = moments.flatMap((to): readonly (readonly [Moment, Moment])[] => {
    const stage = stages.get(to.name);
    const base = places.get(to.name)?.base;
    const from = moments.find(({ name }) => name === base?.column.name);
    const isEnd = stage?.stage === 'ended' || to.words.some((word) => ENDS.has(word));
    return from === undefined || !isEnd || from.kind !== to.kind ? [] : [[from, to]];
  });
  for (const own of spans) {
    const words = woven.words(own.name);
    const rest = words.filter((word) => UNITS[word] === undefined && !PLAIN.has(word) && !SPAN_WORDS.has(word));
    const pair =
      rest.length === 0
        ? (pairs.find(([, to]) => !to.nullable) ?? pairs[0])
        : pairs.find((both) => both.every(({ words: said }) => rest.every((word) => said.includes(word))));
    if (pair !== undefined) setSpan(woven, own, words, pair);
  }
}

const ENDS: ReadonlySet<string> = new Set('end return departure checkout until out arrival to'.split(' '));

const isSpan = (words: readonly string[]): boolean =>
  words.some((word) => SPAN_WORDS.has(word) || UNITS[word] !== undefined) &&
  !words.some((word) => word === 'per' || word === 'price' || word === 'rate');

function setSpan(
  woven: WovenTable,
  own: { readonly name: string; readonly nullable: boolean },
  words: readonly string[],
  [from, to]: readonly [Moment, Moment],
): void {
  const days = from.kind === 'date';
  const unit = words.map((word) => UNITS[word]).find((seconds) => seconds !== undefined);
  const size = unit ?? (days ? 86_400 : 60);
  // Two days are no measure of hours, and two moments of a day none of weeks.
  if (days && size !== 86_400) return;
  const distance = calculate(column(to.name), '-', column(from.name));
  const seconds = call('seconds', distance);
  const raw = days
    ? distance
    : size < 1
      ? calculate(seconds, '*', number(1000))
      : calculate(seconds, '/', number(size));
  const value = call('greatest', number(0), raw);
  const mayMiss = from.nullable || to.nullable;
  // greatest() takes no notice of NULL: what is not over has no length.
  const open: Expression = {
    op: 'case',
    whens: [{ when: { op: 'not', arg: { op: 'is', arg: raw, value: 'null' } }, then: value }],
  };
  const expression = !mayMiss ? value : own.nullable ? open : call('coalesce', value, number(0));
  propose(woven, own.name, { kind: 'derive', expression }, { reason: `the time from ${from.name} to ${to.name}` });
}

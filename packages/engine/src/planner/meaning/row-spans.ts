import type { Expression } from '../../language/expression/expression.ts';
import { isSameAct } from '../time/act-of.ts';
import { readNames } from '../infer/names/read-names.ts';
import { answers } from '../infer/moments/answers.ts';
import { orderMoments } from '../infer/moments/order-moments.ts';
import { siblingsOf } from '../infer/read-facts.ts';
import { stagesOf } from '../infer/moments/stages-of.ts';
import { kindsOfTable } from '../infer/table-kinds.ts';
import { fromList } from '../infer/columns/make-source.ts';
import { calculate, call, column, number } from '../../language/expression/make-expression.ts';
import { isMeasured } from './is-ruled.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, isNumber, isReadable, propose } from './woven-table.ts';
import { wordTable } from '../../base/text/word-table.ts';

type Moment = {
  readonly name: string;
  readonly kind: string;
  readonly nullable: boolean;
  readonly words: readonly string[];
};

/** What a number is called that says how long something took, whatever its unit. */
const TOOK: ReadonlySet<string> = new Set(
  'duration elapsed runtime turnaround downtime lead processing handling waiting wait response resolution transit delay travel cycle worked'.split(
    ' ',
  ),
);
const SPAN_WORDS: ReadonlySet<string> = new Set([...TOOK, 'length', 'night', 'day', 'stay', 'running']);
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
  'at on date time datetime timestamp moment of total number count in stay length duration elapsed actual planned rental booked worked running'.split(
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
    const words = unitsOf(
      woven.words(own.name),
      numbers.map(({ name }) => woven.words(name)),
    );
    const rest = words.filter((word) => UNITS[word] === undefined && !PLAIN.has(word) && !SPAN_WORDS.has(word));
    const pair =
      rest.length === 0
        ? (answered(moments, words) ??
          pairs.find(([, to]) => words.includes('worked') && to.words.includes('actual')) ??
          pairs.find(([, to]) => !to.nullable) ??
          pairs[0])
        : pairs.find((both) => both.every(({ words: said }) => rest.every((word) => said.includes(word))));
    const found =
      pair ??
      held(moments, words) ??
      pairByWord(moments, rest) ??
      (isTaken(words, rest) ? wholeTime(moments) : undefined);
    if (found !== undefined) setSpan(woven, own, words, found, pauseOf(woven, own.name, words));
  }
}

/** `days_to_harvest` are those before `harvested_on`, from the first of the row's moments on. */
function pairByWord(moments: readonly Moment[], rest: readonly string[]): readonly [Moment, Moment] | undefined {
  const [last, ...before] = rest.toReversed();
  if (last === undefined || before.some((word) => word !== 'to' && word !== 'until' && word !== 'till'))
    return undefined;
  if (before.length === 0) return undefined;
  const to = moments.find(({ words }) => words.some((word) => isSameAct(word, last)));
  const from = moments.find((item) => item !== to && item.kind === to?.kind && !item.nullable);
  return to === undefined || from === undefined || moments.indexOf(from) > moments.indexOf(to) ? undefined : [from, to];
}

/** From the first moment to the one that answers it. */
function answered(moments: readonly Moment[], words: readonly string[]): readonly [Moment, Moment] | undefined {
  const own = moments.filter((item) => !item.words.some((word) => DUE.has(word)));
  const to = own.find((item) => answers(item.words, words));
  const from = own.find((item) => item !== to && item.kind === to?.kind);
  return to === undefined || from === undefined || moments.indexOf(from) > moments.indexOf(to) ? undefined : [from, to];
}

const DUE: ReadonlySet<string> = new Set(['due', 'deadline', 'expected', 'planned', 'scheduled']);
const HELD: ReadonlySet<string> = new Set(['rental', 'loan', 'lending', 'hire', 'booked', 'borrowed']);

/** `rental_days` are those for which something was taken along, until it is due back. */
function held(moments: readonly Moment[], words: readonly string[]): readonly [Moment, Moment] | undefined {
  if (!words.some((word) => HELD.has(word))) return undefined;
  const to = moments.find((item) => item.words.includes('due') && !item.nullable);
  if (to === undefined) return undefined;
  const from = moments.findLast((item) => item.kind === to.kind && moments.indexOf(item) < moments.indexOf(to));
  return from === undefined ? undefined : [from, to];
}

/** Nothing else is said than how long it took. */
const isTaken = (words: readonly string[], rest: readonly string[]): boolean =>
  rest.length === 0 && words.some((word) => TOOK.has(word));

/** From the first moment of what a row is about to the last that is certain to come after it. */
function wholeTime(moments: readonly Moment[]): readonly [Moment, Moment] | undefined {
  const own = moments.filter(({ words }) => !words.some((word) => RECORDED.has(word)));
  const [from] = own;
  const to = own.findLast(
    (item) => item !== from && item.kind === from?.kind && item.words.some((word) => isEnding(word)),
  );
  if (from === undefined) return undefined;
  const [, second, ...more] = own;
  const only = more.length === 0 && second?.kind === from.kind ? second : undefined;
  const found = to ?? only;
  return found === undefined ? undefined : [from, found];
}

const RECORDED: ReadonlySet<string> = new Set(
  'created updated modified planned scheduled due expected verified'.split(' '),
);
const isEnding = (word: string): boolean => ENDINGS.some((end) => isSameAct(word, end));
const ENDINGS: readonly string[] =
  'closed ended completed finished resolved resulted delivered returned arrived released discharged answered'.split(
    ' ',
  );

/** `duration_min`: without a greatest beside it, the least of a duration is its minutes. */
function unitsOf(words: readonly string[], all: readonly (readonly string[])[]): readonly string[] {
  const at = words.indexOf('minimum');
  const isMinutes = at === words.length - 1 && words.some((word) => TOOK.has(word) || word === 'running');
  if (
    !isMinutes ||
    all.some((others) => words.every((word, place) => others[place] === (place === at ? 'maximum' : word)))
  )
    return words;
  return words.with(at, 'minute');
}

/** A break is listed between the moments and the hours that somebody worked: it is no part of them. */
function pauseOf(woven: WovenTable, name: string, words: readonly string[]): Expression | undefined {
  if (!words.some((word) => word === 'worked' || word === 'hour')) return undefined;
  const { columns } = woven.target.table;
  const place = columns.findIndex((item) => item.name === name);
  const pause = columns
    .slice(Math.max(0, place - 3), place)
    .find(
      (item) => woven.words(item.name).some((word) => PAUSES.has(word)) && woven.words(item.name).includes('minute'),
    );
  if (pause === undefined || !isNumber(woven.target.types.get(pause.name))) return undefined;
  if (isFree(woven, pause.name) && !isMeasured(woven.target, pause.name))
    propose(woven, pause.name, fromList([0, 15, 30, 45, 60], [10, 15, 45, 15, 15]), {
      reason: 'usual breaks',
      null_fraction: woven.columns.get(pause.name)?.null_fraction ?? 0,
    });
  return calculate(
    pause.nullable ? call('coalesce', column(pause.name), number(0)) : column(pause.name),
    '*',
    number(60),
  );
}

const PAUSES: ReadonlySet<string> = new Set(['break', 'pause', 'rest', 'lunch']);

const ENDS: ReadonlySet<string> = new Set('end return departure checkout until out arrival to'.split(' '));

const isSpan = (words: readonly string[]): boolean =>
  words.some((word) => SPAN_WORDS.has(word) || UNITS[word] !== undefined) &&
  !words.some((word) => word === 'per' || word === 'price' || word === 'rate');

function setSpan(
  woven: WovenTable,
  own: { readonly name: string; readonly nullable: boolean },
  words: readonly string[],
  [from, to]: readonly [Moment, Moment],
  pause: Expression | undefined,
): void {
  const days = from.kind === 'date';
  const unit = words.map((word) => UNITS[word]).find((seconds) => seconds !== undefined);
  const size = unit ?? (days ? 86_400 : 60);
  // Two days are no measure of hours, and two moments of a day none of weeks.
  if (days && size !== 86_400) return;
  const distance = calculate(column(to.name), '-', column(from.name));
  const all = call('seconds', distance);
  const seconds = pause === undefined ? all : calculate(all, '-', pause);
  const raw = days
    ? distance
    : size < 1
      ? calculate(seconds, '*', number(1000))
      : calculate(seconds, '/', number(size));
  // Nobody lends anything for no day at all.
  const least = words.some((word) => HELD.has(word)) ? 1 : 0;
  const value = call('greatest', number(least), raw);
  const mayMiss = from.nullable || to.nullable;
  // greatest() takes no notice of NULL: what is not over has no length.
  const open: Expression = {
    op: 'case',
    whens: [{ when: { op: 'not', arg: { op: 'is', arg: raw, value: 'null' } }, then: value }],
  };
  const expression = !mayMiss ? value : own.nullable ? open : call('coalesce', value, number(0));
  propose(woven, own.name, { kind: 'derive', expression }, { reason: `the time from ${from.name} to ${to.name}` });
}

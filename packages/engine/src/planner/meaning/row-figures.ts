import type { Expression } from '../../language/expression/expression.ts';
import { calculate, call, column, number } from '../checks/make-expression.ts';
import { isSame } from './name-parts.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, isNumber, isReadable, propose, proposeNumber } from './woven-table.ts';

type Named = {
  readonly name: string;
  readonly words: readonly string[];
  readonly kind: string;
  readonly nullable: boolean;
};

const SPANS: readonly (readonly [first: string, last: string])[] = [
  ['start', 'end'],
  ['started', 'ended'],
  ['started', 'finished'],
  ['started', 'completed'],
  ['begin', 'end'],
  ['check in', 'check out'],
  ['arrival', 'departure'],
  ['departure', 'arrival'],
  ['from', 'to'],
  ['from', 'until'],
  ['opened', 'closed'],
  ['admitted', 'discharged'],
  ['admission', 'discharge'],
  ['pickup', 'return'],
  ['clock in', 'clock out'],
  ['login', 'logout'],
];
const SPAN_WORDS: ReadonlySet<string> = new Set(['duration', 'length', 'elapsed', 'night', 'day', 'stay']);
/** Seconds of the units in which spans are kept. */
const UNITS: Readonly<Record<string, number>> = {
  millisecond: 0.001,
  ms: 0.001,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  night: 86_400,
  week: 604_800,
};
const PLAIN: ReadonlySet<string> = new Set([
  'at',
  'on',
  'date',
  'time',
  'datetime',
  'timestamp',
  'moment',
  'of',
  'total',
  'number',
  'count',
  'in',
  'stay',
  'length',
  'duration',
  'elapsed',
  'actual',
]);

/** Spans, ages, differences, means and measures of one row that follow from others of it. */
export function addRowFigures(weft: Weft, woven: WovenTable): void {
  const all = woven.target.table.columns.flatMap(({ name, nullable }): Named[] => {
    const kind = woven.target.types.get(name)?.kind ?? '';
    return isReadable(woven, name) ? [{ name, words: woven.words(name), kind, nullable }] : [];
  });
  const numbers = all.filter(({ name }) => isNumber(woven.target.types.get(name)));
  for (const own of numbers) {
    if (!isFree(woven, own.name)) continue;
    if (!addSpan(woven, own, all) && !addAge(woven, own, all)) addMean(weft, woven, own, numbers);
  }
  addDifferences(weft, woven, numbers);
  addProducts(weft, woven, numbers);
}

const callOf = (words: readonly string[], phrase: string): boolean => {
  const parts = phrase.split(' ');
  const bare = words.filter((word) => !PLAIN.has(word) || parts.includes(word));
  return isSame(bare, parts);
};

/** `duration_minutes` between `started_at` and `ended_at`, `nights` between two days. */
function addSpan(woven: WovenTable, own: Named, all: readonly Named[]): boolean {
  const unit = own.words.map((word) => UNITS[word]).find((seconds) => seconds !== undefined);
  const rest = own.words.filter((word) => UNITS[word] === undefined && !PLAIN.has(word));
  if (rest.length > 0 || !(unit !== undefined || own.words.some((word) => SPAN_WORDS.has(word)))) return false;
  for (const [first, last] of SPANS) {
    const find = (phrase: string): Named | undefined =>
      all.find(({ words, kind }) => (kind === 'timestamp' || kind === 'date') && callOf(words, phrase));
    const [from, to] = [find(first), find(last)];
    if (from === undefined || to === undefined || from.kind !== to.kind) continue;
    const days = from.kind === 'date';
    const size = unit ?? (days ? 86_400 : 60);
    if (days && size > 86_400) continue;
    const distance = calculate(column(to.name), '-', column(from.name));
    const seconds = days ? calculate(distance, '*', number(86_400)) : call('seconds', distance);
    const raw =
      size === 86_400 && days
        ? distance
        : size < 1
          ? calculate(seconds, '*', number(1000))
          : calculate(seconds, '/', number(size));
    // Two ways to the same table of names may go by either order: a train departs before it arrives, a guest after.
    const value = call('greatest', number(0), raw);
    const mayMiss = (from.nullable || to.nullable) && !own.nullable;
    propose(
      woven,
      own.name,
      { kind: 'derive', expression: mayMiss ? call('coalesce', value, number(0)) : mayBeNull(value, raw, from, to) },
      {
        reason: `the time from ${from.name} to ${to.name}`,
      },
    );
    return true;
  }
  return false;
}

/** greatest() takes no notice of NULL: what is not over has no length. */
const mayBeNull = (value: Expression, raw: Expression, from: Named, to: Named): Expression =>
  from.nullable || to.nullable
    ? { op: 'case', whens: [{ when: { op: 'not', arg: { op: 'is', arg: raw, value: 'null' } }, then: value }] }
    : value;

/** An age in years, from the day of birth. */
function addAge(woven: WovenTable, own: Named, all: readonly Named[]): boolean {
  if (!isSame(own.words, ['age'])) return false;
  const birth = all.find(({ words, kind }) => kind === 'date' && words.includes('birth'));
  if (birth === undefined) return false;
  const days = calculate(call('current_date'), '-', column(birth.name));
  const age = call('floor', calculate(days, '/', number('365.25')));
  const expression = birth.nullable && !own.nullable ? call('coalesce', age, number(35)) : age;
  propose(woven, own.name, { kind: 'derive', expression }, { reason: `the age by ${birth.name}` });
  return true;
}

/** A mean lies between the least and the greatest of the same thing. */
function addMean(weft: Weft, woven: WovenTable, own: Named, numbers: readonly Named[]): void {
  const at = own.words.findIndex((word) => word === 'average' || word === 'mean' || word === 'median');
  if (at < 0) return;
  const like = (...others: readonly string[]): Named | undefined =>
    numbers.find(({ words }) => others.some((word) => isSame(words, own.words.with(at, word))));
  const [low, high] = [like('minimum', 'low', 'lowest'), like('maximum', 'high', 'highest')];
  if (low === undefined || high === undefined) return;
  const middle = call('between', column(low.name), call('greatest', column(low.name), column(high.name)));
  const expression = (low.nullable || high.nullable) && !own.nullable ? call('coalesce', middle, number(0)) : middle;
  proposeNumber(weft, woven, own.name, expression, { reason: `between ${low.name} and ${high.name}` });
}

const EARLIER: readonly string[] = ['previous', 'start', 'opening', 'old', 'begin', 'before', 'initial', 'first'];
const LATER: readonly string[] = ['current', 'end', 'closing', 'new', 'end', 'after', 'final', 'last'];
const CHANGES: ReadonlySet<string> = new Set(
  'consumption usage distance difference delta change consumed driven used amount kwh km'.split(' '),
);

/** `previous_reading` + `consumption` = `current_reading`. */
function addDifferences(weft: Weft, woven: WovenTable, numbers: readonly Named[]): void {
  for (const [place, word] of EARLIER.entries()) {
    for (const before of numbers.filter(({ words }) => words.length > 1 && words.includes(word))) {
      const wanted = before.words.with(before.words.indexOf(word), LATER[place] ?? '');
      const after = numbers.find(({ words }) => isSame(words, wanted));
      const change = numbers.find(
        ({ name, words }) => name !== before.name && name !== after?.name && words.every((item) => CHANGES.has(item)),
      );
      if (after === undefined || change === undefined) continue;
      const parts = [before, change].map(({ name, nullable }) =>
        nullable ? call('coalesce', column(name), number(0)) : column(name),
      );
      proposeNumber(weft, woven, after.name, calculate(parts[0] as Expression, '+', parts[1] as Expression), {
        reason: `the names say ${after.name} = ${before.name} + ${change.name}`,
      });
    }
  }
}

/** Areas, volumes and the index of body mass. */
function addProducts(weft: Weft, woven: WovenTable, numbers: readonly Named[]): void {
  const called = (...words: readonly string[]): Named | undefined =>
    numbers.find(
      ({ words: own, nullable }) => !nullable && words.includes(own.filter((word) => !MEASURES.has(word)).join(' ')),
    );
  const [width, height, length, weight] = [
    called('width'),
    called('height'),
    called('length', 'depth'),
    called('weight'),
  ];
  const area = numbers.find(({ words }) =>
    isSame(
      words.filter((word) => !MEASURES.has(word)),
      ['area'],
    ),
  );
  const other = length ?? height;
  if (
    area !== undefined &&
    width !== undefined &&
    other !== undefined &&
    unitOf(width) === unitOf(other) &&
    isSquare(area, width)
  )
    proposeNumber(weft, woven, area.name, calculate(column(width.name), '*', column(other.name)), {
      reason: `the names say ${area.name} = ${width.name} × ${other.name}`,
    });
  const index = numbers.find(({ words }) => isSame(words, ['bmi']));
  if (index !== undefined && height !== undefined && weight !== undefined && height.words.includes('centimeter')) {
    const meters = calculate(column(height.name), '*', column(height.name));
    const expression = calculate(
      calculate(column(weight.name), '*', number(10_000)),
      '/',
      call('greatest', meters, number(1)),
    );
    propose(
      woven,
      index.name,
      { kind: 'derive', expression },
      { reason: `${weight.name} by the square of ${height.name}` },
    );
  }
}

const MEASURES: ReadonlySet<string> = new Set(
  'cm mm m km inch foot kg g lb centimeter millimeter meter square squared sqm m2 kilogram gram'.split(' '),
);
const unitOf = ({ words }: Named): string => words.filter((word) => MEASURES.has(word)).join(' ');
const isSquare = (area: Named, width: Named): boolean => {
  const [own, theirs] = [unitOf(area), unitOf(width)];
  return (
    own === theirs ||
    own === `square ${theirs}` ||
    own === `${theirs} squared` ||
    (own === 'm2' && /^m(eter)?$/.test(theirs)) ||
    (own === 'sqm' && /^m(eter)?$/.test(theirs))
  );
};

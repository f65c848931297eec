import { contextOf } from './context-of.ts';
import type { NumberAnswer } from './data/number-answer.ts';
import { numberRules } from './data/number-rules.ts';
import { type Unit, UNITS } from './data/units.ts';
import { BY_GUESS, BY_HINT, BY_NAME, BY_TABLE, BY_TYPE } from './columns/inference.ts';
import { makeMatcher, matchLoosely } from './match-rule.ts';
import { cutName } from './names/cut-name.ts';
import { unitOf } from './names/unit-of.ts';
import type { Facts } from './read-facts.ts';

const match = makeMatcher(numberRules);
/** First words of a question: `is_current`, `has_children`. */
const ASKING: ReadonlySet<string> = new Set(['is', 'has', 'can', 'should', 'was', 'enable', 'allow', 'show']);
/** Where the words say another number, but the column is an undeclared foreign key. */
const REFERENCE: NumberAnswer = { says: 'a reference that no key declares', min: 1, max: 1000, role: 'reference' };
const FLAG: NumberAnswer = { says: 'a mark', min: 0, max: 1, role: 'flag' };
export const PLAIN: NumberAnswer = { says: 'a number', min: 1, max: 1000, scale: 2, shape: 'log' };

const NO_UNIT = { unit: undefined, endsWithUnit: false };

export type NumberWish = { readonly wish: NumberAnswer; readonly confidence: number; readonly known: boolean };

/** What a number's name asks for: by a question, by its words, by its unit. */
export function numberWish(facts: Facts): NumberWish {
  const asked = plainlyAsked(facts);
  if (asked !== undefined)
    return { wish: asked, confidence: asked.role === 'reference' ? BY_HINT : BY_NAME, known: true };
  const words = withoutAmount(facts.words);
  const kinds = contextOf(facts);
  // A capacity per hour is none of hours.
  const { unit, endsWithUnit } = words.at(-2) === 'per' ? NO_UNIT : unitOf(facts.column.name);
  const whole = matchLoosely(match, words, kinds);
  // `duration_ms` has a rule of its own; of `weight_g` the weight has one, and grams say how many.
  const named = unit !== undefined && whole?.pattern.split(' ').at(-1) === words.at(-1) ? whole : undefined;
  const bare = endsWithUnit && named === undefined ? (matchLoosely(match, words.slice(0, -1), kinds) ?? whole) : whole;
  const bounded = ofBound(words, bare?.give, kinds);
  const given = bare?.give.like === 'year' && isSpan(facts) ? YEARS : (bounded ?? bare?.give);
  if (unit !== undefined && named === undefined)
    return { wish: inUnit(unit, given ?? ofVehicle(unit, facts)), confidence: BY_GUESS, known: true };
  if (given === undefined && saysWhether(facts)) return { wish: FLAG, confidence: BY_GUESS, known: true };
  if (given === undefined) return { wish: PLAIN, confidence: BY_TYPE, known: false };
  if (given.max <= 100 && words.at(-1) === 'rate' && holdsMoney(facts))
    return { wish: PAID, confidence: BY_GUESS, known: true };
  const isVague = given.role === 'reference' || given.role === 'status' || given.vague === true;
  // Of `adjusted_gross_rate` the last word alone says little about the size.
  const isPart =
    given.like === undefined &&
    given.role === undefined &&
    bare?.byTable !== true &&
    (words.length > 1 || saidBy(bare?.pattern) < words.length);
  return {
    wish: asDigitsSay(facts, given),
    confidence: isVague ? BY_HINT : isPart ? BY_GUESS : bare?.byTable === true ? BY_TABLE : BY_NAME,
    known: true,
  };
}

/** What is weighed of vehicles and nothing more is said of: how much they may weigh. */
const ofVehicle = (unit: Unit, { tableKinds }: Facts): NumberAnswer | undefined =>
  unit.dimension === 'mass' && tableKinds.includes('vehicle')
    ? { says: 'a weight of a vehicle', min: 900, max: 26_000, scale: 0, unit: 'kg' }
    : undefined;

const BOUNDS: ReadonlySet<string> = new Set(['minimum', 'maximum']);

/** A `salary_min` is a salary before it is a lower bound. */
function ofBound(
  words: readonly string[],
  given: NumberAnswer | undefined,
  kinds: readonly string[],
): NumberAnswer | undefined {
  if (given?.vague !== true || words.length < 2 || !BOUNDS.has(words.at(-1) ?? '')) return undefined;
  const found = matchLoosely(match, words.slice(0, -1), kinds)?.give;
  return found === undefined || found.vague === true || found.role !== undefined ? undefined : found;
}

const PAID_NOUNS: ReadonlySet<string> = new Set('rate price fee cost wage salary fare rent'.split(' '));

/** An `hrly_rt_amt` is an hourly rate: that it is an amount says nothing more. */
function withoutAmount(words: readonly string[]): readonly string[] {
  return words.at(-1) === 'amount' && PAID_NOUNS.has(words.at(-2) ?? '') ? words.slice(0, -1) : words;
}

/** `lease_years` and `garantie_ans`: so many of them, and none of the calendar. */
const YEARS: NumberAnswer = { says: 'a number of years', min: 1, max: 30, skewed: true };
const MANY_YEARS: ReadonlySet<string> = new Set('years yrs jahre jahren ans annees anos anni jaren jaar'.split(' '));
const isSpan = ({ column, words }: Facts): boolean =>
  words.length > 1 && MANY_YEARS.has(cutName(column.name).at(-1) ?? '');

/** Of a numeric(5,4) a percentage is a share of one, of a numeric(5,2) a share is one of a hundred; a hundred has no room in a numeric(4,2). */
function asDigitsSay({ type }: Facts, given: NumberAnswer): NumberAnswer {
  if (type.kind !== 'decimal' || type.precision === undefined || (type.scale ?? 0) === 0) return given;
  const digits = type.precision - (type.scale ?? 0);
  // A `mwst numeric(4,2)` has no room for an amount.
  if (given.says === 'a tax' && digits <= 2) return { says: 'a percentage', min: 0, max: 25, scale: 2 };
  if (given.says === 'a salary' && digits <= 4) return digits <= 3 ? BY_THE_HOUR : BY_THE_MONTH;
  if (given.says === 'a score' && given.max === 100 && digits <= 2) return { ...given, max: digits === 1 ? 5 : 10 };
  if (given.says === 'a percentage' && given.max === 100 && digits === 2) return { ...given, max: 40 };
  if (given.says === 'a percentage' && digits <= 1) return { ...given, min: given.min / 100, max: given.max / 100 };
  return given.says === 'a share' && digits === 3 ? { ...given, max: 100 } : given;
}

const BY_THE_HOUR: NumberAnswer = { says: 'an hourly wage', min: 12, max: 60, scale: 2, like: 'money' };
const BY_THE_MONTH: NumberAnswer = { says: 'a monthly salary', min: 1800, max: 9500, scale: 2, like: 'money' };

/** What is paid for a day, an hour or a room: no share of anything needs five digits before the point. */
const PAID: NumberAnswer = { says: 'a rate that is paid', min: 20, max: 600, scale: 2, like: 'money' };
const holdsMoney = ({ type }: Facts): boolean =>
  type.kind === 'decimal' && type.scale === 2 && (type.precision ?? 0) - type.scale >= 5;

/** Things that are done so and so many times: `shipped` counts, `excused` says whether. */
const COUNTED: ReadonlySet<string> = new Set(
  `ordered shipped received delivered returned produced used consumed reserved allocated picked packed planned needed required earned
  damaged accepted rejected completed failed processed enrolled attended invited registered installed elapsed`.split(
    /\s+/,
  ),
);
const ADJECTIVES: ReadonlySet<string> = new Set('absent present paid late valid sick mandatory optional'.split(' '));
const isParticiple = (word: string): boolean =>
  ADJECTIVES.has(word) || (/[a-z]{3}[^e]ed$/.test(word) && !COUNTED.has(word));

/** Where a whole number has nothing but a participle for its name, it is one or none; two of them are parts of something. */
function saysWhether({ words, type, siblings }: Facts): boolean {
  if (words.length !== 1 || type.kind !== 'integer' || !isParticiple(words[0] ?? '')) return false;
  return siblings.filter((one) => one.type.kind === 'integer' && one.words.join(' ').endsWith('ed')).length < 2;
}

const saidBy = (pattern: string | undefined): number => pattern?.split(' ').length ?? 0;

const METRE = 0.3;

/** A range in the unit that the name suggests: converted where the rule has one of the same dimension, else the unit's own. */
function inUnit(unit: Unit, given: NumberAnswer | undefined): NumberAnswer {
  const from = given?.unit === undefined ? undefined : UNITS.get(given.unit);
  // Of a length nobody knows more than the unit: what is measured in metres is some metres long.
  const isOwn = given?.says === 'a length' && unit.factor >= METRE;
  const factor = (from?.factor ?? 1) / unit.factor;
  // Who measures in hectares has more than the fraction of one that a flat is.
  const isTooSmall = given !== undefined && given.max * factor < 1;
  if (given !== undefined && !isOwn && !isTooSmall && from !== undefined && from.dimension === unit.dimension) {
    return { ...given, min: given.min * factor, max: given.max * factor, scale: unit.scale };
  }
  const { name, min, max, scale, bell } = unit;
  return { says: `a number of ${name}`, min, max, scale, shape: bell === true ? 'bell' : 'log' };
}

/** `is_current`, MySQL's `tinyint(1)` and `fk_user` say what they are, whatever other words they hold. */
function plainlyAsked({ words, type }: Facts): NumberAnswer | undefined {
  if (words[0] === 'fk' || words.at(-1) === 'fk') return REFERENCE;
  if (/^tinyint\(1\)/i.test(type.native)) return FLAG;
  return words.length > 1 && ASKING.has(words[0] ?? '') ? FLAG : undefined;
}

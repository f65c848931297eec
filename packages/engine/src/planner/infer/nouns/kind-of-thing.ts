import { BY_GUESS, BY_HINT, type Finding } from '../columns/inference.ts';
import { inferConcept } from '../columns/infer-choice.ts';
import { isFacet } from '../concept-of.ts';
import { ownNouns } from '../context-of.ts';
import type { TextAnswer } from '../data/text-answer.ts';
import type { Match } from '../match-rule.ts';
import { listWord } from '../names/list-word.ts';
import { languageOf } from '../names/schema-language.ts';
import { meansProse } from '../plain-text.ts';
import type { Facts } from '../read-facts.ts';
import { DONE } from '../world-reading.ts';
import { kindsAbroad } from './kinds-abroad.ts';
import { kindsOfNoun, type NounKinds } from './kinds-of-noun.ts';

/** Words that ask of a thing which one it is. */
const ASKING: ReadonlySet<string> = new Set(
  'type kind category class classification subtype subcategory variety style form family group'.split(' '),
);
/** Words that say which of several, and not of what. */
const WHICH: ReadonlySet<string> = new Set(
  'main primary secondary first second third other favorite preferred usual typical original current previous new old default own'.split(
    ' ',
  ),
);
/** From here on somebody describes the thing rather than names it. */
const DESCRIBED = 120;
/** What many tools take where nobody thought of a length. */
const NO_LIMIT = 255;
/** With less room a column holds a code. */
const LEAST = 5;
/** Enough of a list in the schema's language to be one. */
const TRANSLATED = 0.6;

/** Which of its kinds a thing is: a `barrier_type`, the `type` of a barrier, a `barrier`. */
export function kindOfThing(facts: Facts): Finding | undefined {
  const thing = readThing(facts);
  if (thing === undefined) return kindInLanguage(facts);
  const { phrase, values } = thing.kinds;
  const finding = inferConcept(facts, { phrase: `kind of ${phrase}`, values, isOwn: true });
  return { ...finding, confidence: thing.isWhole ? BY_GUESS : BY_HINT };
}

/** The same where it is surer than what a rule says: of two words together, and of a word that means that in one trade alone. */
export function kindBeforeRule(facts: Facts, byRule: Match<TextAnswer> | undefined): Finding | undefined {
  const thing = readThing(facts);
  if (thing?.isWhole !== true || !thing.isOwn) return undefined;
  // A `feed_category` is one of feed, whatever else the product's shop may sell.
  if (isOfShop(byRule) && byRule?.pattern.includes(' ') === false) return kindOfThing(facts);
  const isLonger = thing.kinds.phrase.includes(' ') && byRule?.pattern.includes(' ') !== true;
  return isLonger || byRule?.isElsewhere === true ? kindOfThing(facts) : undefined;
}

const isOfShop = (found: Match<TextAnswer> | undefined): boolean =>
  found !== undefined && 'generator' in found.give && found.give.generator === 'product_category';

/** Of a schema in another language, by its own words. */
function kindInLanguage(facts: Facts): Finding | undefined {
  const { unique, maxLength = NO_LIMIT, column, table, schema } = facts;
  if (unique || maxLength < LEAST) return undefined;
  const found = kindsAbroad(languageOf(schema), column.name, table.name);
  if (found === undefined || (!found.asks && (!found.isWhole || !isChosen(facts)))) return undefined;
  const { phrase, values, isWhole } = found;
  const finding = inferConcept(facts, { phrase: `kind of ${phrase}`, values, isOwn: true });
  return { ...finding, confidence: isWhole ? BY_GUESS : BY_HINT };
}

/** Whether a column has room for a word of a list, and not for a description. */
const isChosen = (facts: Facts): boolean => {
  const { maxLength = NO_LIMIT } = facts;
  return !meansProse(facts) && (maxLength < DESCRIBED || maxLength === NO_LIMIT);
};

type Thing = {
  readonly kinds: NounKinds;
  /** True where the phrase is all that the name suggests of the thing. */
  readonly isWhole: boolean;
  /** True where the column's own words say it, and not the table's. */
  readonly isOwn: boolean;
};

function readThing(facts: Facts): Thing | undefined {
  const { unique, maxLength = NO_LIMIT } = facts;
  if (unique || maxLength < LEAST) return undefined;
  const nouns = facts.words.slice(0, facts.words.findLastIndex((word) => !saysNothing(word)) + 1);
  const asks = ASKING.has(nouns.at(-1) ?? '');
  const stem = asks ? nouns.slice(0, -1) : nouns;
  if (!asks && isFacet(nouns.at(-1) ?? '')) return undefined;
  const things = stem.length > 0 ? stem : asks ? ownNouns(facts.tableWords) : [];
  const found = kindsOfNoun(things);
  if (found === undefined || !isInLanguage(facts, found)) return undefined;
  const isWhole = found.phrase === things.filter((word) => !WHICH.has(word)).join(' ');
  // A `repair_clamp` may be the number of one: only where the name asks for a kind does its end decide.
  if (!asks && (!isWhole || found.isNamed || !isChosen(facts))) return undefined;
  return { kinds: found, isWhole, isOwn: stem.length > 0 };
}

/** Numbers, and participles that say what was done with the thing: `weapon_used`. */
const saysNothing = (word: string): boolean => DONE.has(word) || /^\d+$/.test(word);

/** The words are English: in another language they must be known. */
export function isInLanguage({ schema }: Pick<Facts, 'schema'>, { values }: NounKinds): boolean {
  const language = languageOf(schema);
  if (language === 'en') return true;
  return values.filter((value) => listWord(value, language) !== undefined).length >= values.length * TRANSLATED;
}

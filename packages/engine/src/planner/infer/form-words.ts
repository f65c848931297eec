import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { isFacet, ownConcept } from './concept-of.ts';
import { BY_GUESS, BY_HINT, type Finding } from './columns/inference.ts';
import { fromList } from './columns/make-source.ts';
import { ownNouns } from './context-of.ts';
import { asCodes } from './fit-list.ts';
import type { Facts } from './read-facts.ts';
import { kindsOfNouns } from './table-kinds.ts';

/** With more room there is a description; with less, the words that a code stands for. */
const IN_WORDS = 80;
/** Longer codes are words. */
const SHORT = 6;
/** What a code may be in words if there is room; anything else has its own codes. */
const LISTED: ReadonlySet<string> = new Set(['one_of', 'term']);
/** Written text rather than a selection. */
const PROSE: ReadonlySet<string> = new Set(
  'comment paragraph article sentence ticket_body ticket_subject review_body review_title bio product_description post_title'.split(
    ' ',
  ),
);

/**
 * The name without the word for its storage form, with which old programs end names: a `pymt_mthd_desc` of 20 letters
 * is a payment method, an `item_desc` the name of an item, a `fuel_typ_cd` an abbreviated kind of fuel.
 */
export function withoutFormWord(facts: Facts): Facts | undefined {
  const { words, maxLength, unique } = facts;
  const stem = words.slice(0, -1);
  const last = stem.at(-1) ?? '';
  if (last === '' || unique) return undefined;
  const isKnown = isFacet(last) || ownConcept(stem) !== undefined;
  switch (words.at(-1)) {
    case 'code':
      return isKnown && stem.length > 1 ? { ...facts, words: stem } : undefined;
    case 'description': {
      if (maxLength === undefined || maxLength > IN_WORDS) return undefined;
      const isThing = !isKnown && (kindsOfNouns([last]).length > 0 || ownNouns(facts.tableWords).includes(last));
      return { ...facts, words: isThing ? [...stem, 'name'] : stem };
    }
    default:
      return undefined;
  }
}

/** Whether a word or a name was recognised, rather than a sentence. */
export function isWord({ words }: Facts, { source, confidence }: Finding): boolean {
  if (confidence < BY_HINT || source.kind !== 'generator') return false;
  if (words.at(-1) === 'code' && !LISTED.has(source.generator)) return false;
  return !PROSE.has(source.generator) && source.options['join'] === undefined;
}

/** A code without room for words has all of them abbreviated. */
export function asFormSays(facts: Facts, found: Finding): Finding {
  const { words, maxLength = SHORT + 1 } = facts;
  const guess = { ...found, confidence: Math.min(found.confidence, BY_GUESS) };
  const { source } = found;
  if (words.at(-1) !== 'code' || maxLength > SHORT || source.kind !== 'generator' || source.generator !== 'one_of')
    return guess;
  const values = textsOf(source.options);
  if (values === undefined) return guess;
  const { values: codes, weights } = asCodes(facts, values);
  return codes.length < 2 ? guess : { ...guess, source: fromList(codes, weights) };
}

function textsOf({ values }: GeneratorOptions): readonly string[] | undefined {
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined;
}

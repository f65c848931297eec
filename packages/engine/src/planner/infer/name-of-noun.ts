import { BY_GUESS, BY_NAME, type Finding } from './columns/inference.ts';
import { fromGenerator } from './columns/make-source.ts';
import { NAME_BY_KIND } from './data/text-by-kind.ts';
import { isAgentIn } from './is-agent.ts';
import { languageOf } from './names/schema-language.ts';
import type { Facts } from './read-facts.ts';
import { recordOf } from './record-of.ts';
import { kindsOfNouns } from './table-kinds.ts';
import { wordTable } from '../../base/text/word-table.ts';

/** Kinds whose rows people call by a name, where a column of text has nothing but the noun: `pharmacy`, `city_of_birth`. */
const NAMED: Readonly<Record<string, string>> = wordTable({
  person: 'full_name',
  company: 'company',
  city: 'city',
  country: 'country',
  region: 'region',
  product: 'product_name',
  department: 'department',
});
/** Words that say something else of the noun: a `ref_customer` is a reference. */
const OTHER: ReadonlySet<string> = new Set(
  'reference number code type kind id key count flag status class group language password token profile has is no'.split(
    ' ',
  ),
);
/** What tells one of two from the other, and an adjective behind its noun: `partner_a`, `avocat_adverse`. */
const MARKS: ReadonlySet<string> = new Set('a b c one two first second opposing other adverse 1 2 3'.split(' '));
/** Fewer characters hold no name. */
const LEAST = 12;

/** Who or what a column of text names, where its last word is a person, a company or a place that no rule speaks of. */
export function nameOfNoun(facts: Facts): Finding | undefined {
  const { type, maxLength } = facts;
  const words = facts.words.slice(0, facts.words.findLastIndex((word) => !MARKS.has(word)) + 1);
  const last = words.at(-1) ?? '';
  if ((maxLength ?? LEAST) < LEAST || words.some((word) => OTHER.has(word))) return undefined;
  const own = NAME_BY_KIND[last];
  if (own?.generator === 'company' && own.options !== undefined)
    return {
      source: fromGenerator(own.generator, own.options),
      confidence: BY_NAME,
      reason: `the name suggests a ${last}, the type is ${type.native}`,
    };
  const kinds = kindsOfNouns([last]);
  const kind = kinds.find((item) => Object.hasOwn(NAMED, item)) ?? (isSomebody(facts, last) ? 'person' : undefined);
  const generator = kind === undefined ? undefined : NAMED[kind];
  if (generator === undefined) return undefined;
  return {
    source: fromGenerator(generator, recordOf(facts, generator)),
    // What is before the noun may make a company or a thing of it: an `end_customer`, a `job_traveler`.
    confidence: kind === 'person' && words.length === 1 ? BY_NAME : BY_GUESS,
    reason: `the name suggests a ${last}, the type is ${type.native}`,
  };
}

const isSomebody = ({ schema }: Facts, noun: string): boolean => isAgentIn(noun, languageOf(schema));

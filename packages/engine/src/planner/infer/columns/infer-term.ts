import { textOption } from '../../../weave/cell/option.ts';
import { vocabularyOf } from '../../../weave/records/vocabulary-table.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { contextOf, ownNouns } from '../context-of.ts';
import { isWorldTerm } from '../data/meanings/worlds.ts';
import { BY_GUESS, BY_NAME, BY_TABLE, type Finding } from './inference.ts';
import { fromGenerator } from './make-source.ts';
import { matchText } from '../match-text.ts';
import { languageOf } from '../names/schema-language.ts';
import type { Facts } from '../read-facts.ts';
import { apartFrom } from '../record-of.ts';

/** An entry of a vocabulary; parts of one entry agree in the row, and a table of entries has each once. */
export function termFinding(facts: Facts, options: GeneratorOptions, confidence: number): Finding {
  const of = textOption(options, 'of') ?? '';
  const apart = isOnlyOne(facts) ? undefined : apartFrom(facts.words);
  const own: GeneratorOptions = isListItself(facts, of) ? { each: true } : {};
  const says = vocabularyOf(of)?.vocabulary.says ?? 'a term';
  return {
    source: fromGenerator('term', { ...options, ...own, ...(apart === undefined ? {} : { record: apart }) }),
    confidence,
    reason: `the name suggests ${says}, the type is ${facts.type.native}`,
  };
}

const FIRST: ReadonlySet<string> = new Set(['primary', 'first']);
const FURTHER: ReadonlySet<string> = new Set([
  'secondary',
  'second',
  'tertiary',
  'third',
  'further',
  'additional',
  '2',
  '3',
]);

/** A first one without a second is the only one: the primary diagnosis matches the code beside it. */
function isOnlyOne({ words, column, siblings }: Facts): boolean {
  const word = apartFrom(words);
  if (word === undefined || !FIRST.has(word)) return false;
  return !siblings.some((other) => other.column.name !== column.name && other.words.some((item) => FURTHER.has(item)));
}

/** Whether the table's own name means the vocabulary: a table of airports, not one of flights. */
function isListItself({ tableWords, kinds }: Facts, of: string): boolean {
  const nouns = ownNouns(tableWords);
  return nouns.join('_') === of || nouns.at(-1) === of || termIn(nouns, kinds)?.['of'] === of;
}

/** The vocabulary that a word alone means. */
function termIn(words: readonly string[], kinds: readonly string[]): GeneratorOptions | undefined {
  if (words.length === 0) return undefined;
  const give = matchText(words, contextOf({ kinds, words, tableWords: [] }))?.give;
  return give !== undefined && 'generator' in give && give.generator === 'term' ? (give.options ?? {}) : undefined;
}

const CODES: ReadonlySet<string> = new Set(['code', 'iata', 'symbol', 'ticker', 'short', 'icao', 'atc']);

/**
 * The vocabulary that the words before `name` or `code` mean (`payment_terms_name`), else the one that the table's name
 * means (`payment_terms.name`).
 */
export function termOfNoun(facts: Facts, want: 'name' | 'code'): Finding | undefined {
  const stem = facts.words.slice(0, -1);
  const nouns = ownNouns(facts.tableWords);
  const byStem = termIn(stem, facts.kinds);
  const options = byStem ?? (stem.length === 0 || isNoun(stem, nouns) ? termIn(nouns, facts.kinds) : undefined);
  if (options === undefined) return undefined;
  const fields = vocabularyOf(textOption(options, 'of') ?? '')?.vocabulary.fields ?? [];
  const field = want === 'name' ? 'name' : fields.find((item) => CODES.has(item));
  if (field === undefined || !fields.includes(field))
    return want === 'name'
      ? termFinding(facts, options, fields.length > 1 ? BY_NAME : BY_GUESS)
      : codeOfName(facts, options);
  // Entries with a code and a name belong to one domain; single words may be others.
  return termFinding(
    facts,
    { ...options, field },
    fields.length < 2 ? BY_GUESS : byStem === undefined ? BY_TABLE : BY_NAME,
  );
}

const KINDS: ReadonlySet<string> = new Set(
  'type kind category class classification variety style form subtype model'.split(' '),
);

/** The vocabulary of a `roof_type`: that of roofs. For a bare `type` the table's name decides. */
export function termOfKind(facts: Facts): Finding | undefined {
  const { words, tableWords } = facts;
  if (!KINDS.has(words.at(-1) ?? '')) return undefined;
  const stem = words.slice(0, -1);
  const nouns = stem.length > 0 ? stem : ownNouns(tableWords);
  const give = matchText(nouns, contextOf({ ...facts, words: nouns }))?.give;
  if (give === undefined || !('generator' in give)) return undefined;
  if (give.generator === 'term' && give.options?.['join'] === undefined)
    return termFinding(facts, give.options ?? {}, BY_GUESS);
  if (give.generator !== 'one_of') return undefined;
  return {
    source: fromGenerator('one_of', give.options ?? {}),
    confidence: BY_GUESS,
    reason: `the name suggests a kind of ${nouns.join(' ')}, the type is ${facts.type.native}`,
  };
}

/** Product names have no codes of that kind: a `program_code` is not a text editor. */
const PROPER: ReadonlySet<unknown> = new Set(['software_name', 'device_model']);

/** Short names serve as codes; sentences and addresses do not. */
function codeOfName(facts: Facts, options: GeneratorOptions): Finding | undefined {
  if (PROPER.has(options['of']) || isWorldTerm(options['of'])) return undefined;
  // A list has English words, which a schema in another language does not use as codes.
  if (languageOf(facts.schema) !== 'en') return undefined;
  const words = vocabularyOf(textOption(options, 'of') ?? '')?.words(undefined).words ?? [];
  return words.every((text) => text.length <= 24 && !/[.:{]/.test(text))
    ? termFinding(facts, { ...options, case: 'snake' }, BY_GUESS)
    : undefined;
}

/** `type_name` in a table of types is its name. */
function isNoun(stem: readonly string[], nouns: readonly string[]): boolean {
  return stem.every((word) => nouns.includes(word));
}

import { textOption } from '../../weave/cell/option.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { casedWords, isTermCase, type TermCase, vocabularyOf } from '../../weave/records/vocabulary-table.ts';
import { BY_GUESS, type Finding } from './columns/inference.ts';
import { fromList } from './columns/make-source.ts';
import { fitList } from './fit-list.ts';
import { fitTerm } from './fit-term.ts';
import { listWord } from './names/list-word.ts';
import type { Foreign } from './names/language.ts';
import { languageOf } from './names/schema-language.ts';
import type { Facts } from './read-facts.ts';

/** Vocabularies of more terms than this are proper names, or universal codes. */
const MAX_TERMS = 30;
const ENOUGH = 0.6;

type List = { readonly values: readonly string[]; readonly weights: readonly number[] | undefined };

/** A schema in another language has its lists in that language too: `abgeschlossen` for `completed`. */
export function inLanguage(facts: Facts, found: Finding): Finding {
  const language = languageOf(facts.schema);
  if (language === 'en' || facts.type.kind !== 'text') return found;
  const own = ownField(facts, found.source, language);
  if (own !== undefined) return { ...found, source: own };
  if (facts.unique) return found;
  const sexes = sexesIn(facts, found.source, language);
  if (sexes !== undefined) return { ...found, source: sexes };
  const marks = marksIn(facts, found.source, language);
  if (marks !== undefined) return { ...found, source: marks };
  const prose = proseIn(found.source, language);
  if (prose !== undefined) return { ...found, source: prose, confidence: Math.min(found.confidence, BY_GUESS) };
  const list = listOf(found.source);
  const translated = list === undefined ? undefined : translate(facts, list, language);
  // One English word has several translations.
  if (translated !== undefined)
    return { ...found, source: translated, confidence: Math.min(found.confidence, BY_GUESS) };
  return isEnglishTerm(found.source) ? { ...found, confidence: Math.min(found.confidence, BY_GUESS) } : found;
}

/** Women and men as a letter, and as a word. */
const SEXES: Readonly<Record<Foreign, readonly [short: readonly [string, string], long: readonly [string, string]]>> = {
  de: [
    ['W', 'M'],
    ['weiblich', 'männlich'],
  ],
  fr: [
    ['F', 'M'],
    ['féminin', 'masculin'],
  ],
  es: [
    ['F', 'M'],
    ['femenino', 'masculino'],
  ],
  pt: [
    ['F', 'M'],
    ['feminino', 'masculino'],
  ],
  it: [
    ['F', 'M'],
    ['femmina', 'maschio'],
  ],
  nl: [
    ['V', 'M'],
    ['vrouw', 'man'],
  ],
  pl: [
    ['K', 'M'],
    ['kobieta', 'mężczyzna'],
  ],
};

function sexesIn({ maxLength = 1 }: Facts, source: ColumnSource, language: Foreign): ColumnSource | undefined {
  if (source.kind !== 'generator' || source.generator !== 'sex' || source.options['values'] !== undefined)
    return undefined;
  const [short, long] = SEXES[language];
  const values = long.every((word) => word.length <= maxLength) ? long : short;
  return { ...source, options: { ...source.options, values: [...values] } };
}

/** Yes as a letter; no is an N in all of them. */
const YES: Readonly<Record<Foreign, string>> = { de: 'J', fr: 'O', es: 'S', pt: 'S', it: 'S', nl: 'J', pl: 'T' };

/** `Y` and `N` in the language's form, unless the schema itself uses `Y`. */
function marksIn({ column }: Facts, source: ColumnSource, language: Foreign): ColumnSource | undefined {
  if (source.kind !== 'generator' || source.generator !== 'one_of') return undefined;
  const { values } = source.options;
  if (!Array.isArray(values) || values.length !== 2 || !values.includes('Y') || !values.includes('N')) return undefined;
  if (/'Y'/.test(column.default ?? '')) return undefined;
  return {
    ...source,
    options: { ...source.options, values: values.map((value) => (value === 'Y' ? YES[language] : 'N')) },
  };
}

/** A vocabulary that has its entries in the schema's language too. */
function ownField(facts: Facts, source: ColumnSource, language: Foreign): ColumnSource | undefined {
  if (source.kind !== 'generator' || source.generator !== 'term') return undefined;
  const { of, field = 'name' } = source.options;
  const fields = vocabularyOf(typeof of === 'string' ? of : '')?.vocabulary.fields ?? [];
  if (field !== 'name' || !fields.includes(language)) return undefined;
  return fitTerm(facts, { ...source, options: { ...source.options, field: language } });
}

/**
 * English words among those of another language have the right meaning in the wrong language; codes and names are
 * universal.
 */
function isEnglishTerm(source: ColumnSource): boolean {
  if (source.kind !== 'generator' || source.generator !== 'term') return false;
  const { of, field } = source.options;
  const words =
    vocabularyOf(typeof of === 'string' ? of : '')?.words(typeof field === 'string' ? field : undefined).words ?? [];
  const plain = words.filter((word) => /^\p{Ll}|\p{L}{3,} \p{Ll}{3,}/u.test(word) || /^\p{Lu}\p{Ll}{3,}$/u.test(word));
  return plain.length * 2 > words.length;
}

/** Sentences: the same kind in the schema's language, else neutral ones. */
function proseIn(source: ColumnSource, language: Foreign): ColumnSource | undefined {
  if (source.kind !== 'generator' || source.generator !== 'term' || source.options['join'] !== ' ') return undefined;
  const of = textOption(source.options, 'of') ?? '';
  const name = [`${of}_${language}`, `plain_note_${language}`].find((item) => vocabularyOf(item) !== undefined);
  return name === undefined ? undefined : { ...source, options: { ...source.options, of: name } };
}

/** The words of our own lists, or of a short vocabulary. */
function listOf(source: ColumnSource): List | undefined {
  if (source.kind !== 'generator') return undefined;
  const { generator, options } = source;
  if (generator === 'one_of') {
    const { values, weights } = options;
    if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) return undefined;
    return { values, weights: Array.isArray(weights) ? (weights as readonly number[]) : undefined };
  }
  if (generator !== 'term' || options['each'] === true || options['max'] !== undefined) return undefined;
  const table = vocabularyOf(textOption(options, 'of') ?? '');
  if (table === undefined || table.size > MAX_TERMS) return undefined;
  const { words } = casedWords(table.words(textOption(options, 'field')), asCase(options['case']));
  return { values: words, weights: table.weights };
}

/** Codes are not translated; names keep their capital, which `listWord` handles. */
const asCase = (form: unknown): TermCase | undefined => (isTermCase(form) ? form : undefined);

/** Untranslatable words are dropped, if they are few; what remains must still be a list, in full or abbreviated. */
function translate(facts: Facts, { values, weights }: List, language: Foreign): ColumnSource | undefined {
  const shares = new Map<string, number>();
  let known = 0;
  for (const [index, value] of values.entries()) {
    const word = listWord(value, language);
    if (word === undefined) continue;
    known++;
    shares.set(word, (shares.get(word) ?? 0) + (weights?.[index] ?? 1));
  }
  if (shares.size < 2 || known < values.length * ENOUGH) return undefined;
  const list = { values: [...shares.keys()], ...(weights === undefined ? {} : { weights: [...shares.values()] }) };
  const fitted = fitList(facts, list);
  return fitted.values.length < 2 ? undefined : fromList(fitted.values, fitted.weights);
}

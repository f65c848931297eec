import { textOption } from '../../weave/cell/option.ts';
import { casedWords, isTermCase, vocabularyOf } from '../../weave/records/vocabulary-table.ts';
import type { ColumnSource, GeneratorOptions } from '../../document/plan/plan.ts';
import { fitList } from './fit-list.ts';
import { fromGenerator, fromList } from './columns/make-source.ts';
import { FOREIGN } from './names/language.ts';
import type { Facts } from './read-facts.ts';

type Generated = Extract<ColumnSource, { kind: 'generator' }>;

export function termWords(options: GeneratorOptions): readonly string[] {
  const { field, case: form } = options;
  const words = vocabularyOf(textOption(options, 'of') ?? '')?.words(typeof field === 'string' ? field : undefined);
  return words === undefined ? [] : casedWords(words, isTermCase(form) ? form : undefined).words;
}

/** Fewer words are not a list. */
const FEWEST = 3;

/** The share of a list's entries that fit a column whole. */
function shareFitting(words: readonly string[], maxLength: number): number {
  return words.filter((text) => [...text].length <= maxLength).length / Math.max(1, words.length);
}

const isLanguage = (field: string): boolean => FOREIGN.some((language) => language === field);

function listOf(facts: Facts, words: readonly string[], weights: readonly number[] | undefined): ColumnSource {
  const fitted = fitList(
    facts,
    weights === undefined
      ? { values: words }
      : { values: words, weights: weights.map((weight) => Math.round(weight * 1000)) },
  );
  return fromList(fitted.values, fitted.weights);
}

/** A part of the entry that fits the column; otherwise the first letters of the usual words. */
export function fitTerm(facts: Facts, source: Generated): ColumnSource {
  const { maxLength } = facts;
  if (maxLength === undefined) return source;
  const words = termWords(source.options);
  const share = shareFitting(words, maxLength);
  if (share === 1) return source;
  const table = vocabularyOf(textOption(source.options, 'of') ?? '');
  const fields = (table?.vocabulary.fields ?? []).filter((field) => !isLanguage(field));
  // A short word of the list is better than a truncated long one.
  if (share >= 0.5 && maxLength > 3 && fields.length < 2 && !source.options['join'] && !facts.unique)
    return listOf(facts, words, table?.weights);
  if (share >= 0.5 && maxLength > 3) return source;
  const other = fields.find((field) => shareFitting(termWords({ ...source.options, field }), maxLength) === 1);
  if (other !== undefined && other !== source.options['field'])
    return fromGenerator('term', { ...source.options, field: other });
  if (share > 0.1 && share * words.length >= FEWEST && maxLength > 4) return source;
  // Sentences have no abbreviation.
  if (words.some((text) => text.endsWith('.')))
    return maxLength > 4 ? fromGenerator('term', { of: 'level_word' }) : fromList(['A', 'B', 'C'], [60, 28, 12]);
  const { values, weights } = fitList(facts, { values: words.slice(0, 8) });
  return fromList(values, weights);
}

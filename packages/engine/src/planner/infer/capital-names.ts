import { textOption } from '../../weave/cell/option.ts';
import { vocabularyOf } from '../../weave/records/vocabulary-table.ts';
import type { Finding } from './columns/inference.ts';
import { fromGenerator } from './columns/make-source.ts';
import type { Facts } from './read-facts.ts';

const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'label']);
/** Programs write these in lower case everywhere. */
const SMALL: ReadonlySet<string> = new Set(['role', 'tag', 'permission', 'grant_type', 'unit', 'language_spoken']);

/** A row's name begins with a capital: the material `Oak`, not `oak`. */
export function capitalNames({ words, type, domain, tableWords }: Facts, found: Finding): Finding {
  const { source } = found;
  const isName =
    NAMES.has(words.at(-1) ?? '') &&
    (words.length === 1 || words.slice(0, -1).every((word) => tableWords.includes(word)));
  if (type.kind !== 'text' || !isName || domain.case !== undefined) return found;
  if (source.kind !== 'generator' || source.generator !== 'term' || source.options['case'] !== undefined) return found;
  const of = textOption(source.options, 'of') ?? '';
  const list = vocabularyOf(of)?.words(textOption(source.options, 'field')).words ?? [];
  if (SMALL.has(of) || source.options['join'] !== undefined || !list.every((word) => /^\p{L}[\p{L} '-]*$/u.test(word)))
    return found;
  if (!list.some((word) => /^\p{Ll}/u.test(word))) return found;
  return { ...found, source: fromGenerator('term', { ...source.options, case: 'capital' }) };
}

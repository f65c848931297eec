import { findGenerator, latestGenerator } from '../../weave/generators/catalogue.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';

/** Letters of one case and digits: their order is the same in every collation. */
const PLAIN = [/^[A-Z0-9]+$/, /^[a-z0-9]+$/];

export function arePlain(texts: readonly string[]): boolean {
  return PLAIN.some((pattern) => texts.every((text) => pattern.test(text)));
}

/** The texts of a source, or their beginnings before a number, if they come from one list. */
export function wordsOf(source: ColumnSource, type: ColumnType, lexicon: Lexicon): readonly string[] | undefined {
  if (source.kind !== 'generator') return undefined;
  if (source.generator !== 'one_of')
    return findGenerator(source.generator, source.version)?.words?.({ type, lexicon }, source.options);
  const { values } = source.options;
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined;
}

/**
 * Whether any two texts of a source have the same order in every collation. Collations weigh punctuation, accents and
 * case differently, but not a number after a word (`tag 2`, `USD-2`), because digits precede letters everywhere.
 */
export function isPlainlyOrdered(source: ColumnSource, type: ColumnType, lexicon: Lexicon): boolean {
  if (source.kind !== 'generator') return false;
  const { generator, options } = source;
  if (latestGenerator(generator)?.text?.isEven) return true;
  if (generator === 'pattern') return isPlainPattern(options['regex']);
  const words = wordsOf(source, type, lexicon);
  return words !== undefined && arePlain(words);
}

/** Classes of letters of one case and digits, one after the other. */
function isPlainPattern(regex: unknown): boolean {
  if (typeof regex !== 'string') return false;
  const letters = regex
    .replaceAll(/^\^|\$$|\{\d+(?:,\d*)?\}/g, '')
    .replaceAll(String.raw`\d`, '0')
    .replaceAll(/\[((?:[A-Za-z0-9](?:-[A-Za-z0-9])?)+)\]/g, (_, inner: string) => inner.replaceAll('-', ''));
  return arePlain([letters]);
}

/** Our own texts in such an order, of as many characters as fit. */
export function plainTexts(room: number | undefined): ColumnSource {
  const length = Math.min(room ?? LETTERS, LETTERS);
  // Short ones are codes.
  const letter = length <= 4 ? '[A-Z]' : '[a-z]';
  return { kind: 'generator', generator: 'pattern', version: 1, options: { regex: `${letter}{${length}}` } };
}

const LETTERS = 8;

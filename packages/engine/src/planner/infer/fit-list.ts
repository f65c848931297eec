import { frequenciesOf } from './frequencies-of.ts';
import type { Facts } from './read-facts.ts';

const CODE_LENGTH = 3;

type Weighted = { readonly values: readonly string[]; readonly weights?: readonly number[] };

/** A list in the column's case; words too long for it are left out, or all become their first letters. */
export function fitList(
  { maxLength, domain }: Pick<Facts, 'maxLength' | 'domain'>,
  { values, weights }: Weighted,
): Weighted {
  const cased = values.map((value) => inCase(value, domain.case));
  if (maxLength === undefined || cased.every((value) => [...value].length <= maxLength))
    return weights === undefined ? { values: cased } : { values: cased, weights };
  const fitting = cased.flatMap((value, index) =>
    [...value].length <= maxLength ? [{ value, weight: weights?.[index] ?? 1 }] : [],
  );
  if (fitting.length >= 2)
    return { values: fitting.map(({ value }) => value), weights: fitting.map(({ weight }) => weight) };
  // Codes are of three letters at most: five of them are a word that was cut off.
  const length = Math.min(maxLength, CODE_LENGTH);
  const short = [...new Set(cased.map((value) => inCase(codeOf(value, length), domain.case)))];
  return { values: short, weights: frequenciesOf(short.length) };
}

function inCase(text: string, wanted: Facts['domain']['case']): string {
  if (wanted === 'upper') return text.toUpperCase();
  return wanted === 'lower' ? text.toLowerCase() : text;
}

/** The first letters: of each word of a phrase, of a word itself. */
function codeOf(text: string, length: number): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters = words.length < 2 ? [...(words[0] ?? text)] : words.flatMap((word) => [...word].slice(0, 1));
  return letters.slice(0, length).join('').toUpperCase();
}

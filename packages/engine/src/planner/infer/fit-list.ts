import { frequenciesOf } from './frequencies-of.ts';
import type { Facts } from './read-facts.ts';
import { shortCode } from './short-code.ts';

type Weighted = { readonly values: readonly string[]; readonly weights?: readonly number[] };

/** A list in the column's case; words that are too long are dropped, or all are reduced to their first letters. */
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
  return asCodes({ maxLength, domain }, values);
}

/** All of a list abbreviated: `MNTH`, `YRLY`. */
export function asCodes(
  { maxLength = 4, domain }: Pick<Facts, 'maxLength' | 'domain'>,
  values: readonly string[],
): Weighted {
  const short = [...new Set(values.map((value) => inCase(shortCode(value, maxLength), domain.case)))];
  return { values: short, weights: frequenciesOf(short.length) };
}

function inCase(text: string, wanted: Facts['domain']['case']): string {
  if (wanted === 'upper') return text.toUpperCase();
  return wanted === 'lower' ? text.toLowerCase() : text;
}

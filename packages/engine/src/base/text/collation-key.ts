import { SPELT_OUT } from './ascii-slug.ts';

/** The text as a key compares it under a collation that ignores case, accents and trailing spaces. */
export function collationKey(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^ -~]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .trimEnd();
}

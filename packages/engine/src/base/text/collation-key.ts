import { SPELT_OUT } from './ascii-slug.ts';

/** What a key sees of a text under a collation that ignores case, accents and spaces at the end. */
export function collationKey(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^ -~]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .trimEnd();
}

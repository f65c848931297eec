import { capitaliseFirst } from '../text/phrase-table.ts';

const QUALIFIERS =
  'Standard|Basic|Premium|Regular|Special|Extended|General|Primary|Secondary|Regional|Local|International|Internal|External|Temporary|Annual|Seasonal|Express|Advanced|Classic|Central|North|South|East|West|Main|Small|Large|Custom|Default'.split(
    '|',
  );
const LETTERS = 'A|B|C|D|E|F|G|H'.split('|');

/** Names for things of which only the noun is known: "Standard rate", "Rate B". They say no more than is true. */
export function composedNames(noun: string): readonly string[] {
  const own = capitaliseFirst(noun);
  return [...QUALIFIERS.map((word) => `${word} ${noun}`), ...LETTERS.map((letter) => `${own} ${letter}`)];
}

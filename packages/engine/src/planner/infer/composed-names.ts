import { capitaliseFirst } from '../../weave/pieces/phrase-table.ts';

const QUALIFIERS =
  'Standard|Basic|Premium|Regular|Special|Extended|General|Primary|Secondary|Regional|Local|International|Internal|External|Temporary|Annual|Seasonal|Express|Advanced|Classic|Central|North|South|East|West|Main|Small|Large|Custom|Default'.split(
    '|',
  );
const LETTERS = 'A|B|C|D|E|F|G|H'.split('|');

const PLACES = 'Nord|Süd|Ost|West|Mitte'.split('|');
const SIDES = 'Nord|Sud|Centre|Est|Ouest'.split('|');
const NUMBERS = '1|2|3|4|5|6|7|8'.split('|');

/** The same in another language: the noun in the schema's spelling comes first, without English words. */
export function composedAbroad(noun: string, isGerman: boolean): readonly string[] {
  const own = capitaliseFirst(noun);
  return [...(isGerman ? PLACES : SIDES), ...LETTERS, ...NUMBERS].map((mark) => `${own} ${mark}`);
}

/** Names for things of which only the noun is known: "Standard rate", "Rate B". They claim nothing more. */
export function composedNames(noun: string): readonly string[] {
  const own = capitaliseFirst(noun);
  return [...QUALIFIERS.map((word) => `${word} ${noun}`), ...LETTERS.map((letter) => `${own} ${letter}`)];
}

/** Typical labels on things: `P-107` for a plot. */
export function labelPattern(noun: string, room: number): string {
  const letter = noun.charAt(0).toUpperCase();
  return room < 5 ? `${letter}[1-9]` : `${letter}-[1-9][0-9]{2}`;
}

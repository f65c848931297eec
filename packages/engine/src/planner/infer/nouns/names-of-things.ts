import { capitaliseFirst } from '../../../weave/pieces/phrase-table.ts';
import { kindsOfNoun } from './kinds-of-noun.ts';
import { classOfNoun } from './noun-class.ts';

const SPOTS =
  'Riverside|Oakwood|Northgate|Hillcrest|Westfield|Lakeview|Maple Grove|Fairview|Stonebridge|Ashford|Meadowbrook|Highland|Brookside|Kingsway|Southgate|Pine Hill|Willow Creek|Eastbrook|Greenfield|Millbrook|Cedar Ridge|Harbor View|Elmwood|Rosewood'.split(
    '|',
  );
/** Beside their kind, for tables of more than a few rows. */
const MARKS = ['', 'large ', 'small ', 'new '];

/** Names of what English nouns stand for: a thing is called by its kind, "Snare drum", a place by where it lies, "Millbrook lagoon". */
export function namesOfThings(nouns: readonly string[]): readonly string[] | undefined {
  const kinds = kindsOfNoun(nouns);
  const noun = nouns.join(' ');
  if (kinds === undefined || kinds.isNamed)
    return classOfNoun(nouns.at(-1) ?? '') === 'place' ? SPOTS.map((spot) => `${spot} ${noun}`) : undefined;
  return MARKS.flatMap((mark) =>
    kinds.values.map((value) => capitaliseFirst(`${mark}${value.endsWith(kinds.phrase) ? value : `${value} ${noun}`}`)),
  );
}

import { capitaliseFirst } from '../../../weave/pieces/phrase-table.ts';
import type { Facts } from '../read-facts.ts';
import { kindsOfNoun } from './kinds-of-noun.ts';
import { classOfNoun } from './noun-class.ts';

const SPOTS =
  'Riverside|Oakwood|Northgate|Hillcrest|Westfield|Lakeview|Maple Grove|Fairview|Stonebridge|Ashford|Meadowbrook|Highland|Brookside|Kingsway|Southgate|Pine Hill|Willow Creek|Eastbrook|Greenfield|Millbrook|Cedar Ridge|Harbor View|Elmwood|Rosewood'.split(
    '|',
  );
const MARKS = 'small|large|new|old|standard|special'.split('|');

/** A list of a few columns has each thing once; in a table of more there are several of a kind. */
const FEW_COLUMNS = 5;

/** Names of what English nouns stand for: a thing is called by what it is, "Large paddock", a place by where it lies, "Millbrook lagoon". */
export function namesOfThings(
  { unique, table }: Pick<Facts, 'unique' | 'table'>,
  nouns: readonly string[],
): readonly string[] | undefined {
  const kinds = kindsOfNoun(nouns);
  if (kinds === undefined || kinds.isNamed)
    return classOfNoun(nouns.at(-1) ?? '') === 'place' ? SPOTS.map((spot) => `${spot} ${nouns.join(' ')}`) : undefined;
  const { values } = kinds;
  const isList = unique || table.columns.length <= FEW_COLUMNS;
  return [...values, ...(isList ? [] : MARKS.flatMap((mark) => values.map((value) => `${mark} ${value}`)))].map(
    capitaliseFirst,
  );
}

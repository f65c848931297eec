import { add, choose, multiply, type Node, operate, subtract } from '../graph/node.ts';
import { DAY_MICROS } from '../../language/values/calendar.ts';
import type { Cell } from '../cell/cell.ts';
import { partOf, shareOf } from '../graph/formulas.ts';
import { weightedIndex } from '../graph/weighted-index.ts';
import { asciiSlug } from '../../base/text/ascii-slug.ts';
import { LANGUAGE_OF, type Language } from '../../base/locale/language.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';
import { fillPattern } from '../pieces/join-pieces.ts';
import { type Piece, word } from '../graph/piece.ts';
import { recordName } from './record-name.ts';

/** One draw of a person; every column that speaks of it is a projection of this. */
export type Person = {
  /** 1 for a woman. */
  readonly female: Node;
  readonly given: readonly Piece[];
  readonly family: readonly Piece[];
  /** In the order of the language. */
  readonly full: readonly Piece[];
  readonly honorific: readonly Piece[];
  /** Lower-case ASCII, for addresses: the list and the index into it. */
  readonly givenSlug: Extract<Piece, { kind: 'word' }>;
  readonly familySlug: Extract<Piece, { kind: 'word' }>;
  /** Days since 1970. */
  readonly birthDate: Node;
};

const YOUNGEST = 18;
const OLDEST = 85;
const YEAR_DAYS = 365.25;

export function personOf(cell: Cell, options: GeneratorOptions): Person {
  const record = cell.record(recordName('person', options));
  return record.once('person', () => {
    const names = namesOf(record.lexicon);
    const random = record.draw('given');
    // The lowest bit decides the sex, the others the name within its list.
    const female = operate('===', operate('&', random, 1), 0);
    const share = multiply(operate('>>>', random, 1), 1 / 2_147_483_648);
    const given = add(choose(female, 0, names.women), partOf(share, choose(female, names.women, names.men)));
    const even = shareOf(record.draw('family'));
    const drawn = partOf(names.ranked ? multiply(even, even) : even, names.families);
    const family = names.families === names.family.size ? drawn : add(drawn, multiply(female, names.families));
    const givenPiece = word(names.given, given);
    const familyPiece = word(names.family, family);
    return {
      female,
      given: [givenPiece],
      family: [familyPiece],
      full: fillPattern(record.lexicon.data.full_name, { given: givenPiece, family: familyPiece }),
      honorific: honorificPieces(record.lexicon, female, record.draw('honorific')),
      givenSlug: { kind: 'word', words: names.givenSlug, index: given },
      familySlug: { kind: 'word', words: names.familySlug, index: family },
      birthDate: birthDate(
        record.asOf,
        record.below(Math.floor((OLDEST - YOUNGEST) * YEAR_DAYS), 'age'),
        record.below(Math.floor((OLDEST - YOUNGEST) * YEAR_DAYS), 'age again'),
      ),
    };
  });
}

type Names = {
  readonly given: Dictionary;
  readonly givenSlug: Dictionary;
  readonly women: number;
  readonly men: number;
  /** Where women have a form of their own, those of all names follow upon the names themselves. */
  readonly family: Dictionary;
  readonly familySlug: Dictionary;
  readonly families: number;
  /** True where the list begins with the most common names. */
  readonly ranked: boolean;
};

const RANKED_FAMILIES: ReadonlySet<string> = new Set([
  'en',
  'en_GB',
  'de_AT',
  'fr',
  'fr_CA',
  'es',
  'es_MX',
  'pt_BR',
  'it',
  'nl',
  'pl',
  'zh_CN',
]);

/** Kowalski's wife is Kowalska. */
const FEMININE: Partial<Readonly<Record<Language, (name: string) => string>>> = {
  pl: (name) => name.replace(/(s|c|dz)ki$/, '$1ka'),
};

function namesOf(lexicon: Lexicon): Names {
  return lexicon.once('person/names', () => {
    const women = splitColumns(lexicon.data.given_female);
    const men = splitColumns(lexicon.data.given_male);
    const families = splitColumns(lexicon.data.family);
    const feminine = FEMININE[LANGUAGE_OF[lexicon.code]];
    const family =
      feminine === undefined ? families : [...families, ...families.map(([name = '']) => [feminine(name)])];
    const given = [...women, ...men];
    return {
      given: makeDictionary(given.map(([name = '']) => name)),
      givenSlug: makeDictionary(given.map(slugOf)),
      women: women.length,
      men: men.length,
      family: makeDictionary(family.map(([name = '']) => name)),
      familySlug: makeDictionary(family.map(slugOf)),
      families: families.length,
      ranked: RANKED_FAMILIES.has(lexicon.code),
    };
  });
}

/** The second column is the romanised name, where the script has no ASCII letters. */
function slugOf([name = '', romanised]: readonly string[]): string {
  return asciiSlug(romanised ?? name) || 'user';
}

function honorificPieces(lexicon: Lexicon, female: Node, random: Node): readonly Piece[] {
  const list = (words: Dictionary): readonly Piece[] => [
    // The last of the list is the academic title, which few have.
    word(
      words,
      words.size === 1
        ? weightedIndex([1], random)
        : weightedIndex(
            words.words.map((_, index) => (index === words.size - 1 ? 1 : 10)),
            random,
          ),
    ),
  ];
  return [
    {
      kind: 'choice',
      test: female,
      then: list(lexicon.words('honorific_female')),
      otherwise: list(lexicon.words('honorific_male')),
    },
  ];
}

/** The smaller of two even draws: more people are young than old. */
function birthDate(asOf: number, first: Node, second: Node): Node {
  const latest = Math.floor(asOf / DAY_MICROS) - Math.ceil(YOUNGEST * YEAR_DAYS);
  return subtract(latest, choose(operate('<', first, second), first, second));
}

import { lookUp } from '../graph/table-entry.ts';
import { add, call, type Node } from '../graph/node.ts';
import type { Cell } from '../cell/cell.ts';
import { weightedIndex } from '../graph/weighted-index.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Place } from '../../base/locale/place.ts';
import { splitList } from '../../base/locale/split-list.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';
import {
  digitNumber,
  digitPiece,
  type DigitPatterns,
  type DigitRule,
  makeDigitPatterns,
} from '../pieces/digit-patterns.ts';
import { fillPattern } from '../pieces/join-pieces.ts';
import { type Piece, word } from '../graph/piece.ts';
import { placesOf } from './place-table.ts';
import { recordName } from './record-name.ts';

/** One draw of an address: everything that depends on the place follows from its number. */
export type Address = {
  /** Index into the country's places. */
  readonly place: Node;
  readonly city: readonly Piece[];
  readonly region: readonly Piece[];
  readonly regionCode: readonly Piece[];
  readonly timeZone: readonly Piece[];
  readonly postalCode: readonly Piece[];
  readonly street: readonly Piece[];
  readonly unit: readonly Piece[];
  /** Millionths of a degree. */
  readonly latitude: Node;
  readonly longitude: Node;
};

/** Up to 0.02 degrees from the centre: within the city, never on one spot. */
const SPREAD = 40_000;

export function addressOf(cell: Cell, options: GeneratorOptions): Address {
  const record = cell.record(recordName('address', options));
  return record.once('address', () => {
    const { lexicon } = record;
    const { places } = placesOf(lexicon);
    const place = weightedIndex(
      places.map(({ weight }) => weight),
      record.draw('place'),
    );
    const near = (field: 'latitude' | 'longitude'): Node =>
      add(call(lookUp, coordinates(lexicon, field), place), record.below(SPREAD + 1, field));
    const patterned = (patterns: DigitPatterns, pattern: Node, lane: string): Piece =>
      digitPiece(patterns, pattern, digitNumber(patterns, pattern, record.draw(lane), record.draw(`${lane} more`)));
    const numbers = patternsOf(lexicon, 'house_number', 'lead');
    const units = patternsOf(lexicon, 'address_unit', 'no_zero');
    const streets = lexicon.words('street');
    const parts: Readonly<Record<string, Piece>> = {
      street: word(streets, record.below(streets.size, 'street')),
      house_number: patterned(numbers, record.below(numbers.counts.length, 'house pattern'), 'house number'),
    };
    return {
      place,
      city: [word(placeWords(lexicon, 'city'), place)],
      region: [word(placeWords(lexicon, 'region'), place)],
      regionCode: [word(placeWords(lexicon, 'region_code'), place)],
      timeZone: [word(placeWords(lexicon, 'time_zone'), place)],
      postalCode: [patterned(postalPatterns(lexicon), place, 'postal code')],
      street: fillPattern(lexicon.data.street_line, parts),
      unit: [patterned(units, record.below(units.counts.length, 'unit pattern'), 'unit')],
      latitude: near('latitude'),
      longitude: near('longitude'),
    };
  });
}

/** True where some column of the row lies at the row's address, so that others must agree with it. */
export function hasAddress(cell: Cell): boolean {
  return ['city', 'postal_code', 'region', 'region_code', 'street_address', 'phone'].some(cell.hasSiblingBy);
}

export function placeWords(lexicon: Lexicon, field: 'city' | 'region' | 'region_code' | 'time_zone'): Dictionary {
  return lexicon.once(`address/${field}`, () =>
    makeDictionary(placesOf(lexicon).places.map((place: Place) => place[field])),
  );
}

function postalPatterns(lexicon: Lexicon): DigitPatterns {
  return lexicon.once('address/postal', () =>
    makeDigitPatterns(
      placesOf(lexicon).places.map((place) => place.postal_pattern),
      'any',
    ),
  );
}

function patternsOf(lexicon: Lexicon, list: 'house_number' | 'address_unit', rule: DigitRule): DigitPatterns {
  return lexicon.once(`address/${list}`, () => makeDigitPatterns(splitList(lexicon.data[list]), rule));
}

/** The south-western corner of each place's surroundings, in millionths of a degree. */
function coordinates(lexicon: Lexicon, field: 'latitude' | 'longitude'): Int32Array {
  return lexicon.once(`address/${field}`, () =>
    Int32Array.from(
      placesOf(lexicon).places,
      (place) => Math.floor(Number(place[field]) * 1_000_000 + 0.5) - SPREAD / 2,
    ),
  );
}

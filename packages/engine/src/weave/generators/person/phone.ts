import { call, type Node, subtract } from '../../graph/node.ts';
import { numberAt } from '../../graph/table-entry.ts';
import { slotAmong } from '../../graph/weighted-slot.ts';
import type { Lexicon } from '../../../base/locale/lexicon.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { addressOf } from '../../records/address.ts';
import { formatPhone, type PhoneFormat } from '../../records/phone-format.ts';
import { placesOf } from '../../records/place-table.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { digitNumber, digitPiece, type DigitPatterns, makeDigitPatterns } from '../../pieces/digit-patterns.ts';
import { literal, type Piece } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkOneOf } from '../check-options.ts';
import { generator } from '../generator.ts';
import { textOption } from '../../cell/option.ts';
import { quotient, remainder } from '../../graph/formulas.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

const FORMATS: readonly PhoneFormat[] = ['international', 'national', 'e164'];

export const phone = generator({
  name: 'phone',
  version: 1,
  summary: 'A telephone number of the row’s place, from ranges that are kept for fiction or given to nobody.',
  options: { format: 'international (+49 30 …), national or e164 (international)', ...RECORD_OPTION },
  distinct: 'index',
  text: { room: 10, speaks: true },
  check: (options) => checkOneOf(options, 'format', FORMATS),
  capacity: (cell, options) => {
    const { patterns, extension } = uniqueNumbers(cell, options, cell.numbers);
    return (patterns.ends[patterns.ends.length - 1] ?? 0) * raise(10, extension);
  },
  build: (cell, options) => {
    if (cell.unique) return textValue(cell, uniquePieces(cell, options));
    const patterns = phonePatterns(cell.lexicon, formatFor(cell, options, 0));
    const { place } = addressOf(cell, options);
    return textValue(cell, [
      digitPiece(patterns, place, digitNumber(patterns, place, cell.draw('number'), cell.draw('number more'))),
    ]);
  },
});

/** Each place's pattern, in the row order of the places. */
export function phonePatterns(lexicon: Lexicon, format: PhoneFormat): DigitPatterns {
  return lexicon.once(`phone/${format}`, () => {
    const { country, places } = placesOf(lexicon);
    return makeDigitPatterns(
      places.map((place) => formatPhone(place.phone_pattern, format, country)),
      'any',
    );
  });
}

/** The format wished for, or the longest that fits. */
function formatFor(
  cell: Pick<Cell, 'type' | 'maxLength' | 'numbers' | 'lexicon'>,
  options: GeneratorOptions,
  reserve: number,
): PhoneFormat {
  const wished = FORMATS.find((format) => format === textOption(options, 'format')) ?? 'international';
  const room = (roomFor(cell) ?? 1000) - reserve;
  return (
    [wished, 'e164' as const, 'national' as const].find(
      (format) => phonePatterns(cell.lexicon, format).maxChars <= room,
    ) ?? 'e164'
  );
}

type UniquePatterns = { readonly patterns: DigitPatterns; readonly ends: Float64Array };

/** The distinct patterns with the running total of their numbers: a number in that space is one telephone number. */
function distinctPatterns(lexicon: Lexicon, format: PhoneFormat): UniquePatterns {
  return lexicon.once(`phone/distinct/${format}`, () => {
    const { country, places } = placesOf(lexicon);
    const patterns = makeDigitPatterns(
      [...new Set(places.map((place) => formatPhone(place.phone_pattern, format, country)))],
      'any',
    );
    let total = 0;
    return { patterns, ends: Float64Array.from(patterns.counts, (count) => (total += count)) };
  });
}

/** Ranges for fiction are small: where they run out, numbers get an extension. */
function uniqueNumbers(
  cell: Pick<Cell, 'type' | 'maxLength' | 'numbers' | 'lexicon'>,
  options: GeneratorOptions,
  rows: number,
): { readonly patterns: UniquePatterns; readonly extension: number } {
  for (let extension = 0; ; extension++) {
    const format = formatFor(cell, options, extension === 0 ? 0 : extension + 2);
    const patterns = distinctPatterns(cell.lexicon, format);
    const total = patterns.ends[patterns.ends.length - 1] ?? 0;
    const next = patterns.patterns.maxChars + extension + 3;
    if (total * raise(10, extension) >= rows || extension === 6 || next > (roomFor(cell) ?? 1000))
      return { patterns, extension };
  }
}

function uniquePieces(cell: Cell, options: GeneratorOptions): readonly Piece[] {
  const { patterns, extension } = uniqueNumbers(cell, options, cell.numbers);
  const total = patterns.ends[patterns.ends.length - 1] ?? 1;
  const index = cell.index(total * raise(10, extension));
  const number: Node = quotient(index, raise(10, extension));
  const pattern = slotAmong(patterns.ends, number);
  const starts = Float64Array.from(patterns.ends, (_, index) => patterns.ends[index - 1] ?? 0);
  const piece = digitPiece(patterns.patterns, pattern, subtract(number, call(numberAt, starts, pattern)));
  if (extension === 0) return [piece];
  return [piece, literal(' x'), { kind: 'number', value: remainder(index, raise(10, extension)), width: extension }];
}

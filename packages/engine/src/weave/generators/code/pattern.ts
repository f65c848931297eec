import { bound } from '../../graph/node.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { type CountedPattern, countPattern, type LengthBounds } from '../../../language/pattern/count-strings.ts';
import { keepCase, type LetterCase } from '../../../language/pattern/keep-case.ts';
import { isPattern, parsePattern } from '../../../language/pattern/parse-pattern.ts';
import { unrankCounted } from '../../../language/pattern/unrank.ts';
import type { Issue } from '../../../base/shape/issue.ts';
import { type Dictionary, makeDictionary } from '../../../base/text/dictionary.ts';
import { ANY_SPECIAL, specialsOf } from '../../../base/text/special.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { type Piece, word } from '../../graph/piece.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkPresent } from '../check-options.ts';
import { generator } from '../generator.ts';
import { countOption, textOption } from '../../cell/option.ts';
import { type PatternShape, shapeOf, writeShape } from './pattern-shape.ts';
import { UnbuildableColumn } from '../../graph/unbuildable-column.ts';

export const pattern = generator({
  name: 'pattern',
  version: 1,
  summary: 'Text that matches a regular expression.',
  options: {
    regex: 'the expression; what it leaves open is filled with letters and digits',
    min_length: 'the fewest characters (what the expression needs)',
    max_length: 'the most characters (what the column holds)',
    case: 'lower or upper: letters of that case only; single: none of which only the case differs (both)',
  },
  distinct: 'index',
  check: (options) => {
    const missing = checkPresent(options, 'regex');
    if (missing.length > 0) return missing;
    const parsed = parsePattern(textOption(options, 'regex') ?? '', { path: 'regex' });
    if (!isPattern(parsed)) return [parsed];
    return countPattern(parsed, lengthsIn(options)) === undefined ? [TOO_COMPLEX] : [];
  },
  capacity: (cell, options) => {
    const space = spaceOf(cell, options);
    return space === undefined
      ? 0
      : space.kind === 'list'
        ? space.words.size
        : space.ambiguous
          ? 1
          : space.counted.count;
  },
  build: (cell, options) => {
    const space = spaceOf(cell, options);
    if (space === undefined)
      throw new UnbuildableColumn(
        `No text matches ${textOption(options, 'regex') ?? 'an expression that is missing'} within the length of ${cell.table}.${cell.column}.`,
      );
    if (space.kind === 'list') return textValue(cell, [word(space.words, cell.index(space.words.size))]);
    return textValue(cell, [patternPiece(space.counted, cell.index(space.counted.count))]);
  },
});

const TOO_COMPLEX: Issue = {
  code: 'pattern_unsupported',
  path: 'regex',
  message:
    'its repetitions within repetitions make too many lengths to count; lower their limits, or give a shorter min_length',
};

function lengthsIn(options: GeneratorOptions, room?: number): LengthBounds {
  const wished = options['max_length'] === undefined ? room : countOption(options, 'max_length', 0);
  const most = room === undefined ? wished : Math.min(room, wished ?? room);
  return {
    min_length: countOption(options, 'min_length', 0),
    ...(most === undefined ? {} : { max_length: most }),
  };
}

type Space =
  | { readonly kind: 'list'; readonly words: Dictionary }
  | { readonly kind: 'counted'; readonly counted: CountedPattern; readonly ambiguous: boolean };

const CASES: readonly LetterCase[] = ['lower', 'upper', 'single'];

/** A few strings are spelt once; many are found by index, row by row. */
const MAX_LISTED = 10_000;

function spaceOf(cell: Pick<Cell, 'type' | 'maxLength' | 'numbers'>, options: GeneratorOptions): Space | undefined {
  const whole = parsePattern(textOption(options, 'regex') ?? '');
  if (!isPattern(whole)) return undefined;
  const wanted = CASES.find((item) => item === options['case']);
  const parsed = wanted === undefined ? whole : keepCase(whole, wanted);
  const counted = countPattern(parsed, lengthsIn(options, roomFor(cell)));
  if (counted === undefined || counted.count === 0) return undefined;
  if (counted.count > MAX_LISTED) return { kind: 'counted', counted, ambiguous: parsed.ambiguous };
  const strings = Array.from({ length: counted.count }, (_, index) => unrankCounted(counted, index));
  // `A|a` is not a character set: one of its two spellings remains.
  const known = new Map(strings.map((string) => [wanted === 'single' ? string.toLowerCase() : string, string]));
  return { kind: 'list', words: makeDictionary([...known.values()]) };
}

function patternPiece(counted: CountedPattern, index: ReturnType<Cell['index']>): Piece {
  const shape = shapeOf(counted);
  const size = { maxBytes: counted.max * 4, maxChars: counted.max, specials: ANY_SPECIAL };
  return shape === undefined
    ? { kind: 'written', write: writePattern, args: [bound(counted), index], ...size }
    : {
        kind: 'written',
        write: writeShape,
        args: [bound(shape), index],
        ...size,
        maxBytes: shape.length,
        specials: specialsOfShape(shape),
      };
}

function specialsOfShape(shape: PatternShape): number {
  return shape.reduce((mask, bytes) => mask | specialsOf(String.fromCharCode(...bytes)), 0);
}

export function writePattern(view: DataView, at: number, counted: CountedPattern, index: number): number {
  const text = unrankCounted(counted, index);
  let next = at;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 127) return writeEncoded(view, next, text.slice(i));
    view.setUint8(next++, unit);
  }
  return next;
}

function writeEncoded(view: DataView, at: number, text: string): number {
  const bytes = encodeUtf8(text);
  for (let i = 0; i < bytes.length; i++) view.setUint8(at + i, bytes[i] as number);
  return at + bytes.length;
}

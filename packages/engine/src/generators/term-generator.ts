import { call, choose, type Node, operate } from '../compile/node.ts';
import type { Lexicon } from '../locale/lexicon.ts';
import type { GeneratorOptions } from '../plan/plan.ts';
import { RECORD_OPTION } from '../records/record-name.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { filterDictionary } from '../text/fit-dictionary.ts';
import { literal, type Piece, word } from '../text/piece.ts';
import type { Cell } from './cell.ts';
import { type Generator, generator } from './generator.ts';
import { quotient, remainder } from './quotient.ts';
import { roomFor, textValue } from './text-value.ts';
import { raise } from './raise.ts';

type Definition = {
  readonly name: string;
  readonly summary: string;
  readonly words: (lexicon: Lexicon) => Dictionary;
  /** Where the row says which word it must be: an index into the whole list. */
  readonly follow?: (cell: Cell, options: GeneratorOptions) => Node | undefined;
};

/** A generator of terms from a list. Where a unique column has more rows than the list has words, they are numbered. */
export function termGenerator({ name, summary, words, follow }: Definition): Generator {
  return generator({
    name,
    version: 1,
    summary,
    ...(follow === undefined ? {} : { options: RECORD_OPTION }),
    distinct: 'index',
    capacity: (cell) => termSpace(words(cell.lexicon), cell.rows, roomFor(cell)).capacity,
    build: (cell, options) => {
      const list = words(cell.lexicon);
      const followed = cell.unique ? undefined : follow?.(cell, options);
      return textValue(cell, followed === undefined ? termPieces(cell, list) : [word(list, followed)]);
    },
  });
}

/** One word of a list; in a unique column each once, then "word 2", "word 3", … */
export function termPieces(cell: Cell, list: Dictionary): readonly Piece[] {
  const space = termSpace(list, cell.unique ? cell.rows : 1, roomFor(cell));
  const { words, digits, capacity } = space;
  // No higher a number than the rows ask for.
  const index = cell.index(cell.unique ? Math.min(capacity, words.size * Math.ceil(cell.rows / words.size)) : capacity);
  if (digits === 0) return [word(words, index)];
  const round = call(quotient, index, words.size);
  return [
    word(words, call(remainder, index, words.size)),
    {
      kind: 'choice',
      test: operate('>', round, 0),
      then: [
        literal(' '),
        { kind: 'number', value: choose(operate('>', round, 0), operate('+', round, 1), 0), maxDigits: digits },
      ],
      otherwise: [],
    },
  ];
}

/** Which words serve, with how many digits after them, for a number of rows within a number of characters. */
export function termSpace(
  list: Dictionary,
  rows: number,
  room = Number.POSITIVE_INFINITY,
): { words: Dictionary; digits: number; capacity: number } {
  const plain = filterDictionary(list, room);
  let best = { words: plain, digits: 0, capacity: plain.size };
  for (let digits = 1; digits < 16 && best.capacity < rows && room - digits - 1 >= 1; digits++) {
    const words = filterDictionary(list, room - digits - 1);
    const capacity = Math.min(words.size * (raise(10, digits) - 1), Number.MAX_SAFE_INTEGER);
    if (capacity > best.capacity) best = { words, digits, capacity };
  }
  return best;
}

import { add, type Node, operate, subtract } from '../../graph/node.ts';
import type { Lexicon } from '../../../base/locale/lexicon.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import type { Dictionary } from '../../../base/text/dictionary.ts';
import { literal, type Piece, word } from '../../graph/piece.ts';
import type { Cell, FirstTier } from '../../cell/cell.ts';
import { type Generator, generator } from '../generator.ts';
import { quotient, remainder } from '../../graph/formulas.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { type TermTier, termTiers } from '../../records/term-tiers.ts';

type Definition = {
  readonly name: string;
  readonly summary: string;
  readonly text?: Generator['text'];
  readonly words: (lexicon: Lexicon) => Dictionary;
  /** Where the row says which word it must be: an index into the whole list. */
  readonly follow?: (cell: Cell, options: GeneratorOptions) => Node | undefined;
  /** The place of a row's word in the list where no two rows have the same: what else is said of it in the row belongs to it. */
  readonly each?: (cell: Cell) => Node | undefined;
};

/** A generator of terms from a list. Where a unique column has more rows than the list has words, they are numbered. */
export function termGenerator({ name, summary, text, words, follow, each }: Definition): Generator {
  return generator({
    name,
    version: 1,
    summary,
    ...(follow === undefined ? {} : { options: RECORD_OPTION }),
    distinct: 'index',
    text,
    words: ({ lexicon }) => words(lexicon).words,
    capacity: (cell) => countTerms(words(cell.lexicon), cell),
    build: (cell, options) => {
      const list = words(cell.lexicon);
      const place = cell.unique ? each?.(cell) : undefined;
      if (place !== undefined) return textValue(cell, furtherPieces(cell, list, place));
      const followed = cell.unique ? undefined : follow?.(cell, options);
      return textValue(cell, followed === undefined ? termPieces(cell, list) : [word(list, followed)]);
    },
  });
}

/** One word of a list; in a unique column each once, then "word 2", "word 3", … */
export function termPieces(cell: Cell, list: Dictionary): readonly Piece[] {
  return tieredPieces(cell, list, ' ', 'own');
}

/** Entries of a list that was not made to be numbered, then "code-2", "code-3", …; `place` says which entry, where the row does. */
export function furtherPieces(cell: Cell, list: Dictionary, place?: Node): readonly Piece[] {
  // Words of a phrase are numbered as people do it, codes as codes are.
  const separator = list.words.some((text) => text.includes(' ')) ? ' ' : '-';
  return tieredPieces(cell, list, separator, 'plain', place);
}

function tieredPieces(cell: Cell, list: Dictionary, separator: string, way: FirstTier, place?: Node): readonly Piece[] {
  const [first, ...numbered] = termTiers(list, cell.unique ? cell.numbers : 1, roomFor(cell));
  if (first === undefined) return [];
  if (!cell.unique) return [word(first.words, cell.index(first.words.size))];
  const index = cell.tiered(
    [first, ...numbered].map(({ count }) => count),
    way,
  );
  return numbered.reduce<readonly Piece[]>(
    (before, tier) => [
      {
        kind: 'choice',
        test: operate('<', index, tier.start),
        then: before,
        otherwise: numberedPieces(tier, index, separator),
      },
    ],
    [word(first.words, place !== undefined && first.words === list ? place : index)],
  );
}

function numberedPieces({ words, start, lowest, digits }: TermTier, index: Node, separator: string): readonly Piece[] {
  const place = operate('max', subtract(index, start), 0);
  return [
    word(words, remainder(place, words.size)),
    literal(separator),
    { kind: 'number', value: add(quotient(place, words.size), lowest), maxDigits: digits },
  ];
}

/** How many terms there are, numbered ones included, as far as rows need them. */
export function countTerms(list: Dictionary, cell: Pick<Cell, 'numbers' | 'maxLength' | 'type'>): number {
  return termTiers(list, cell.numbers, roomFor(cell)).reduce((sum, { count }) => sum + count, 0);
}

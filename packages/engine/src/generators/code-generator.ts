import type { Dictionary } from '../text/dictionary.ts';
import type { Lexicon } from '../locale/lexicon.ts';
import type { GeneratorOptions } from '../plan/plan.ts';
import { filterDictionary } from '../text/fit-dictionary.ts';
import { type Piece, word } from '../text/piece.ts';
import type { Cell } from './cell.ts';
import { type Generator, generator } from './generator.ts';
import { roomFor, textValue } from './text-value.ts';

/** A generator of codes from a closed list: numbering them would make codes that do not exist. */
export function codeGenerator(definition: {
  readonly name: string;
  readonly summary: string;
  readonly words: (lexicon: Lexicon) => Dictionary;
  readonly pieces: (cell: Cell, options: GeneratorOptions) => readonly Piece[];
}): Generator {
  const { name, summary, words, pieces } = definition;
  const fitting = (cell: Pick<Cell, 'lexicon' | 'maxLength' | 'type' | 'numbers'>): Dictionary =>
    filterDictionary(words(cell.lexicon), roomFor(cell) ?? Number.POSITIVE_INFINITY);
  return generator({
    name,
    version: 1,
    summary,
    distinct: 'index',
    capacity: (cell) => fitting(cell).size,
    build: (cell, options) =>
      textValue(cell, cell.unique ? [word(fitting(cell), cell.index(fitting(cell).size))] : pieces(cell, options)),
  });
}

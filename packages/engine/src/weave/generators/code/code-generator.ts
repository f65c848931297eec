import type { Dictionary } from '../../../base/text/dictionary.ts';
import type { Lexicon } from '../../../base/locale/lexicon.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { filterDictionary } from '../../../base/text/fit-dictionary.ts';
import { type Piece, word } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { type Generator, generator } from '../generator.ts';
import { MORE_OPTION } from '../number/more-option.ts';
import { countTerms, furtherPieces } from '../whole/term-generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';

/**
 * A generator of codes from a closed list. Numbering them would make codes that do not exist, so they are numbered only
 * if a key needs more than there are and its option says so.
 */
export function codeGenerator(definition: {
  readonly name: string;
  readonly summary: string;
  readonly text?: Generator['text'];
  readonly options?: Generator['options'];
  readonly check?: Generator['check'];
  readonly words: (lexicon: Lexicon) => Dictionary;
  readonly pieces: (cell: Cell, options: GeneratorOptions) => readonly Piece[];
}): Generator {
  const { name, summary, text, options: own, check, words, pieces } = definition;
  const fitting = (cell: Pick<Cell, 'lexicon' | 'maxLength' | 'type' | 'numbers'>): Dictionary =>
    filterDictionary(words(cell.lexicon), roomFor(cell) ?? Number.POSITIVE_INFINITY);
  return generator({
    name,
    version: 1,
    summary,
    options: { ...own, ...MORE_OPTION },
    ...(check === undefined ? {} : { check }),
    distinct: 'index',
    text,
    words: ({ lexicon }) => words(lexicon).words,
    capacity: (cell, { more }) => (more === true ? countTerms(words(cell.lexicon), cell) : fitting(cell).size),
    build: (cell, options) => {
      if (!cell.unique) return textValue(cell, pieces(cell, options));
      if (options['more'] === true) return textValue(cell, furtherPieces(cell, words(cell.lexicon)));
      return textValue(cell, [word(fitting(cell), cell.index(fitting(cell).size))]);
    },
  });
}

import { choose, constant, operate } from '../../graph/node.ts';
import { isSpaced } from '../../../base/locale/language.ts';
import { otherEntry } from '../../graph/formulas.ts';
import { literal, type Piece, word } from '../../graph/piece.ts';
import { checkRange } from '../check-options.ts';
import { textGenerator } from './text-generator.ts';
import { countOption } from '../../cell/option.ts';

const MAX_WORDS = 12;

export const phrase = textGenerator({
  name: 'phrase',
  text: { least: 6, room: 10, shorter: 'word' },
  summary: 'A few everyday words.',
  options: { min: 'the fewest words (2)', max: 'the most words (4, at most 12)' },
  check: checkRange,
  pieces: (cell, options) => {
    const words = cell.lexicon.words('word');
    const most = Math.min(MAX_WORDS, countOption(options, 'max', Math.max(4, countOption(options, 'min', 0)), 1));
    const least = Math.min(most, countOption(options, 'min', Math.min(2, most), 1));
    const count = least === most ? constant(most) : operate('+', cell.below(most - least + 1, 'words'), least);
    let previous = cell.below(words.size, 'word 0');
    const pieces: Piece[] = [word(words, previous)];
    for (let i = 1; i < most; i++) {
      previous = otherEntry(previous, cell.below(words.size - 1, `word ${i}`), words.size);
      const next: readonly Piece[] = [...(isSpaced(cell.lexicon.code) ? [literal(' ')] : []), word(words, previous)];
      if (i < least) pieces.push(...next);
      else pieces.push({ kind: 'choice', test: choose(operate('>', count, i), 1, 0), then: next, otherwise: [] });
    }
    return pieces;
  },
});

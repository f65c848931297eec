import { otherEntry } from '../../graph/formulas.ts';
import { filterDictionary } from '../../../base/text/fit-dictionary.ts';
import { literal, type Piece, word } from '../../graph/piece.ts';
import { mapDictionary } from '../../../base/text/dictionary.ts';
import { generator } from '../generator.ts';
import { countOption } from '../../cell/option.ts';
import { roomFor, textValue } from './text-value.ts';

const LONGEST = 24;

export const fullText = generator({
  name: 'full_text',
  version: 1,
  summary: 'Words with their places, as PostgreSQL’s tsvector writes them (tsquery: joined by &).',
  options: { words: 'how many (5)' },
  distinct: 'never',
  text: { isMachine: true },
  build: (cell, options) => {
    const words = mapDictionary(filterDictionary(cell.lexicon.words('word'), LONGEST), 'lexeme', (item) =>
      item.toLowerCase().replaceAll("'", ''),
    );
    const query = cell.type.kind === 'full_text' && cell.type.query === true;
    const room = roomFor(cell);
    // Quotes, the place and a space come to six characters.
    const most = room === undefined ? 64 : Math.max(1, Math.floor(room / (words.maxChars + 6)));
    const count = Math.min(query ? 2 : countOption(options, 'words', 5, 1), most);
    let index = cell.below(words.size, 'word 0');
    const pieces: Piece[] = [];
    for (let i = 0; i < count; i++) {
      if (i > 0) index = otherEntry(index, cell.below(words.size - 1, `word ${i}`), words.size);
      if (i > 0) pieces.push(literal(query ? ' & ' : ' '));
      pieces.push(literal("'"), word(words, index), literal(query ? "'" : `':${i + 1}`));
    }
    return textValue(cell, pieces);
  },
});

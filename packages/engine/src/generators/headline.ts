import type { Lexicon } from '../locale/lexicon.ts';
import { splitList } from '../locale/split-list.ts';
import { makePhrases, phrasePieces, type PhraseTable } from '../text/phrase-table.ts';
import type { Piece } from '../text/piece.ts';
import type { Cell } from './cell.ts';

const LEAST_NUMBER = 3;
const NUMBERS = Array.from({ length: 10 }, (_, index) => String(index + LEAST_NUMBER));

/** A headline over a topic, capitalised. `plain`: the topic alone in a third of the rows. */
export function headlinePieces(cell: Cell, plain: boolean): readonly Piece[] {
  const table = headlines(cell.lexicon, plain);
  const topics = cell.lexicon.words('topic');
  return phrasePieces(table, cell.below(table.size, 'pattern'), {
    topic: cell.below(topics.size, 'topic'),
    number: cell.below(NUMBERS.length, 'number'),
  });
}

function headlines(lexicon: Lexicon, plain: boolean): PhraseTable {
  return lexicon.once(`headlines/${plain}`, () => {
    const patterns = splitList(lexicon.data.post_title);
    const all = plain
      ? [...patterns, ...patterns.slice(0, Math.ceil(patterns.length / 2)).map(() => '{topic}')]
      : patterns;
    return makePhrases(all, { topic: splitList(lexicon.data.topic), number: NUMBERS }, true);
  });
}

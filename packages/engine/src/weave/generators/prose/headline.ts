import type { Lexicon } from '../../../base/locale/lexicon.ts';
import { splitList } from '../../../base/locale/split-list.ts';
import { charLength } from '../../../base/text/cut-text.ts';
import { type Dictionary, makeDictionary } from '../../../base/text/dictionary.ts';
import { filterDictionary } from '../../../base/text/fit-dictionary.ts';
import { capitaliseFirst, makePhrases, phrasePieces, type PhraseTable } from '../../pieces/phrase-table.ts';
import { measurePieces, type Piece, word } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import type { Node } from '../../graph/node.ts';
import { roomFor } from './text-value.ts';

const LEAST_NUMBER = 3;
const NUMBERS = Array.from({ length: 10 }, (_, index) => String(index + LEAST_NUMBER));

/** A headline over a topic, capitalised. `plain`: the topic alone in a third of the rows. */
export function headlinePieces(cell: Cell, plain: boolean, topic?: Node): readonly Piece[] {
  const table = headlines(cell.lexicon, plain);
  const pieces = phrasePieces(table, cell.below(table.size, 'pattern'), {
    topic: topic ?? cell.below(cell.lexicon.words('topic').size, 'topic'),
    number: cell.below(NUMBERS.length, 'number'),
  });
  const room = roomFor(cell, true);
  if (room === undefined || measurePieces(pieces).chars <= room) return pieces;
  const short = shortHeadlines(cell.lexicon, room);
  return [word(short, cell.below(short.size, 'headline'))];
}

const MAX_SHORT = 2000;

/** Complete headlines of at most this length, spread over all that there are; topics if none is short enough. */
function shortHeadlines(lexicon: Lexicon, room: number): Dictionary {
  return lexicon.once(`headlines/within ${room}`, () => {
    const topics = splitList(lexicon.data.topic);
    const patterns = ['{topic}', ...splitList(lexicon.data.post_title)];
    const all = patterns.flatMap((pattern, at) =>
      topics.map((topic, index) =>
        capitaliseFirst(
          pattern.replace('{topic}', topic).replace('{number}', NUMBERS[(at + index) % NUMBERS.length] ?? ''),
        ),
      ),
    );
    const fitting = all.filter((text) => charLength(text) <= room);
    const step = Math.max(1, fitting.length / MAX_SHORT);
    const kept = Array.from(
      { length: Math.min(fitting.length, MAX_SHORT) },
      (_, index) => fitting[Math.floor(index * step)] ?? '',
    );
    return kept.length > 0
      ? makeDictionary([...new Set(kept)])
      : filterDictionary(lexicon.words('topic'), Math.max(1, room));
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

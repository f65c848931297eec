import { shortAt } from '../../graph/table-entry.ts';
import { call, choose, type Node, operate } from '../../graph/node.ts';
import { POWERS } from '../../graph/convert-value.ts';
import type { Lexicon } from '../../../base/locale/lexicon.ts';
import type { LocaleData } from '../../../base/data/locale-data.ts';
import { splitList } from '../../../base/locale/split-list.ts';
import { type Dictionary, makeDictionary } from '../../../base/text/dictionary.ts';
import type { Cell } from '../../cell/cell.ts';
import { groupOf, type SentenceGroup, type Sentences } from './prose.ts';
import { weightedIndex } from '../../graph/weighted-index.ts';

const RATINGS = ['rating', 'stars', 'score', 'grade'];

/** 0 good, 1 medium, 2 bad: by the row's rating from 1 to 5 where it has one, else as reviews usually are. */
function moodOf(cell: Cell): Node {
  const drawn = weightedIndex([62, 23, 15], cell.record('review').draw('mood'));
  const rating = RATINGS.map((name) => cell.sibling(name)).find(
    (item) => item?.value.kind === 'integer' || item?.value.kind === 'decimal',
  );
  if (rating === undefined || (rating.value.kind !== 'integer' && rating.value.kind !== 'decimal')) return drawn;
  const unit = rating.value.kind === 'decimal' ? (POWERS[rating.value.scale] ?? 1) : 1;
  const stars = rating.value.node;
  const atLeast = (count: number): Node => operate('>=', stars, count * unit);
  const mood = choose(atLeast(4), 0, choose(atLeast(3), 1, 2));
  return rating.isNull === undefined ? mood : choose(rating.isNull, drawn, mood);
}

type Moods = {
  readonly words: Dictionary;
  readonly bases: Uint16Array;
  readonly group: Pick<SentenceGroup, 'sizes' | 'steps'>;
};

/** The sentences of three moods in one list, and the stretch of the row's mood. */
export function moodSentences(cell: Cell, stem: 'review' | 'review_title'): Sentences {
  const { words, bases, group } = moodsOf(cell.lexicon, stem);
  const mood = cell.record('review').once('mood', () => moodOf(cell));
  return { words, base: call(shortAt, bases, mood), group: { ...group, which: mood } };
}

function moodsOf(lexicon: Lexicon, stem: 'review' | 'review_title'): Moods {
  return lexicon.once(`mood/${stem}`, () => {
    const lists = (['good', 'medium', 'bad'] as const).map((mood) =>
      splitList(lexicon.data[`${stem}_${mood}` satisfies keyof LocaleData]),
    );
    const sizes = lists.map((list) => list.length);
    const bases = Uint16Array.from(sizes, (_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
    return { words: makeDictionary(lists.flat()), bases, group: groupOf(sizes) };
  });
}

import { shortAt } from '../../graph/table-entry.ts';
import type { Lexicon } from '../../../base/locale/lexicon.ts';
import type { LocaleData } from '../../../base/data/locale-data.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkRange } from '../check-options.ts';
import { type Generator, generator } from '../generator.ts';
import { countOption } from '../../cell/option.ts';
import { call } from '../../graph/node.ts';
import { NOTE_TAILS } from '../../../base/data/vocabularies/tails.ts';
import { LANGUAGE_OF } from '../../../base/locale/language.ts';
import { splitList } from '../../../base/locale/split-list.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { withTails } from '../../records/vocabulary-table.ts';
import { groupOf, prosePieces, type Sentences, sentencesOf } from './prose.ts';
import { roomFor, roomWithin, textValue } from './text-value.ts';

type Definition = {
  readonly name: string;
  readonly summary: string;
  readonly text?: Generator['text'];
  readonly options?: Generator['options'];
  readonly check?: Generator['check'];
  readonly sentences: (cell: Cell, options: GeneratorOptions) => Sentences;
  readonly min: number;
  readonly max: number;
  readonly perParagraph?: number;
};

/** A generator of running text. */
export function proseGenerator(definition: Definition): Generator {
  const { name, summary, text, sentences, min, max, perParagraph } = definition;
  return generator({
    name,
    version: 1,
    summary,
    options: {
      ...definition.options,
      min: `the fewest sentences (${min})`,
      max: `the most sentences (${max})`,
      max_length: 'the most characters (what the column holds)',
    },
    distinct: 'suffix',
    text,
    check: (options) => [...checkRange(options), ...(definition.check?.(options) ?? [])],
    capacity: (cell) => (roomFor({ ...cell, unique: true }, true) === 0 ? 0 : Number.MAX_SAFE_INTEGER),
    build: (cell, options) => {
      const room = roomWithin(cell, options);
      const most = countOption(options, 'max', Math.max(max, countOption(options, 'min', 0)), 1);
      const shape = { min: countOption(options, 'min', Math.min(min, most), 1), max: most };
      return textValue(
        cell,
        prosePieces(
          cell,
          sentences(cell, options),
          perParagraph === undefined ? shape : { ...shape, perParagraph },
          room,
        ),
        true,
      );
    },
  });
}

export function sentencesFrom(list: keyof LocaleData): (cell: { readonly lexicon: Lexicon }) => Sentences {
  return ({ lexicon }) => lexicon.once(`prose/${list}`, () => sentencesOf(lexicon.words(list)));
}

/** A list of which half of the rows take a sentence with a tail: who noted it, and when. */
export function sentencesWithTails(list: keyof LocaleData): (cell: Cell) => Sentences {
  return (cell) => {
    const { words, bases, group } = cell.lexicon.once(`prose/${list} with tails`, () => {
      const plain = splitList(cell.lexicon.data[list]);
      const tailed = withTails(plain, NOTE_TAILS[LANGUAGE_OF[cell.lexicon.code]]);
      const sizes = [plain.length, ...(tailed.length > 0 ? [tailed.length] : [])];
      return {
        words: makeDictionary([...plain, ...tailed]),
        bases: Uint16Array.of(0, plain.length),
        group: groupOf(sizes),
      };
    });
    const which = group.sizes.length > 1 ? cell.chance(0.5, 'tail') : 0;
    return { words, base: typeof which === 'number' ? 0 : call(shortAt, bases, which), group: { ...group, which } };
  };
}

import { call, choose, constant, type Node, operate } from '../../graph/node.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { RECORD_OPTION, recordName } from '../../records/record-name.ts';
import { otherEntry } from '../../graph/formulas.ts';
import {
  casedWords,
  isTermCase,
  TERM_CASES,
  vocabularyNames,
  vocabularyOf,
  type VocabularyTable,
} from '../../records/vocabulary-table.ts';
import type { Issue } from '../../../base/shape/issue.ts';
import { type Dictionary, makeDictionary } from '../../../base/text/dictionary.ts';
import { filterDictionary } from '../../../base/text/fit-dictionary.ts';
import { suggest } from '../../../base/text/nearest-name.ts';
import { literal, type Piece, word } from '../../graph/piece.ts';
import { beyondPiece, spaceBeyond } from '../code/beyond-list.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { MORE_OPTION } from '../number/more-option.ts';
import { countOption, textOption } from '../../cell/option.ts';
import { leaningEntry, plainOf, sentenceJoin, vocabularyIn } from './sentence-list.ts';
import { countTerms, furtherPieces } from './term-generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { weightedIndex } from '../../graph/weighted-index.ts';

export const term = generator({
  name: 'term',
  version: 1,
  summary: 'An entry of a vocabulary, as a diagnosis, an airport or a unit; the parts of one entry agree in a row.',
  options: {
    of: 'the vocabulary',
    field: 'which part of the entry, where it has several (the first)',
    each: 'true: the table is the list itself, and has every entry once before one repeats (false)',
    case: `how it is written: ${TERM_CASES.join(', ')} (as it stands)`,
    max: 'the most entries in one text (1)',
    min: 'the fewest (1)',
    join: 'what stands between them (", ")',
    ...RECORD_OPTION,
    ...MORE_OPTION,
  },
  distinct: 'index',
  words: (cell, options) => listOf(cell, options).words,
  capacity: (cell, options) => {
    const list = listOf(cell, options);
    if (options['more'] !== true) return fitting(cell, list).size;
    const space = beyondOf(cell, options, list);
    return space === undefined ? countTerms(list, cell) : list.size + space.count;
  },
  check: checkTerm,
  build: (cell, options) => {
    const list = listOf(cell, options);
    if (cell.unique) return textValue(cell, uniquePieces(cell, options, list));
    const most = countOption(options, 'max', 1, 1);
    return textValue(
      cell,
      most > 1 ? severalPieces(cell, options, list, most) : [word(list, entryOf(cell, options, list.size))],
    );
  },
});

const NOTHING = makeDictionary(['—']);

const tableOf = ({ lexicon }: Pick<Cell, 'lexicon'>, options: GeneratorOptions): VocabularyTable | undefined =>
  vocabularyIn(textOption(options, 'of') ?? '', lexicon);

function listOf(cell: Pick<Cell, 'lexicon'>, options: GeneratorOptions): Dictionary {
  const { field, case: form } = options;
  const words = tableOf(cell, options)?.words(typeof field === 'string' ? field : undefined) ?? NOTHING;
  return casedWords(words, isTermCase(form) ? form : undefined);
}

const fitting = (cell: Pick<Cell, 'maxLength' | 'type' | 'numbers'>, list: Dictionary): Dictionary =>
  filterDictionary(list, roomFor(cell) ?? Number.POSITIVE_INFINITY);

/** The row's entry: one draw for all columns that show a part of it. */
function entryOf(cell: Cell, options: GeneratorOptions, size: number): Node {
  const record = cell.record(recordName(`term ${textOption(options, 'of') ?? ''}`, options));
  return record.once(options['each'] === true ? 'each' : 'drawn', () => {
    const { weights, plain = size } = tableOf(cell, options) ?? {};
    const drawn =
      weights !== undefined
        ? weightedIndex(weights, record.draw())
        : plain < size
          ? call(leaningEntry, record.draw(), plain, size)
          : record.below(size);
    if (options['each'] !== true) return drawn;
    return choose(operate('<', record.number, size), record.place(size), drawn);
  });
}

function uniquePieces(cell: Cell, options: GeneratorOptions, list: Dictionary): readonly Piece[] {
  const fits = fitting(cell, list);
  // Parts of one entry agree only where every column has all of the entries.
  const agrees = cell.alone && fits === list;
  const record = cell.record(recordName(`term ${textOption(options, 'of') ?? ''}`, options));
  if (options['more'] !== true) return [word(fits, agrees ? record.place(list.size) : cell.index(fits.size))];
  const space = beyondOf(cell, options, list);
  if (space === undefined) return furtherPieces(cell, list, agrees ? record.place(list.size) : undefined);
  const index = cell.tiered([list.size, space.count], 'plain');
  return [
    {
      kind: 'choice',
      test: operate('<', index, list.size),
      then: [word(list, agrees ? record.place(list.size) : index)],
      otherwise: [beyondPiece(space, operate('-', index, list.size))],
    },
  ];
}

/** Codes in the list's own shape, where the vocabulary has one and the column holds it. */
function beyondOf(
  cell: Pick<Cell, 'maxLength' | 'type' | 'numbers' | 'lexicon'>,
  options: GeneratorOptions,
  list: Dictionary,
): ReturnType<typeof spaceBeyond> {
  const { beyond, fields } = tableOf(cell, options)?.vocabulary ?? { fields: [] };
  const shape = beyond?.[textOption(options, 'field') ?? fields[0] ?? ''];
  if (shape === undefined || fitting(cell, list) !== list) return undefined;
  const { case: form } = options;
  const cased = form === 'lower' ? shape.toLowerCase() : form === 'upper' ? shape.toUpperCase() : shape;
  return spaceBeyond(cased, list, roomFor(cell));
}

/** Several entries in one text: as many as the column holds whole. */
function severalPieces(cell: Cell, options: GeneratorOptions, list: Dictionary, wished: number): readonly Piece[] {
  const separator = sentenceJoin(textOption(options, 'join') ?? ', ', cell.lexicon);
  const room = roomFor(cell);
  let most = wished;
  let part = list;
  for (; most > 0; most--) {
    const share = room === undefined ? list.maxChars : Math.floor((room + separator.length) / most) - separator.length;
    part = filterDictionary(list, Math.max(1, share));
    if (most === 1 || (share > 0 && part.size * 3 >= list.size && part.words.every((text) => text.length <= share)))
      break;
  }
  const least = Math.min(most, countOption(options, 'min', 1, 1));
  const count = least === most ? constant(most) : operate('+', cell.below(most - least + 1, 'count'), least);
  const table = tableOf(cell, options);
  const plain = table === undefined ? part.size : plainOf(table, list, part);
  // Sentences with a tail are many: the others come first, in half of the rows.
  let index =
    plain < part.size ? call(leaningEntry, cell.draw('entry 0'), plain, part.size) : cell.below(part.size, 'entry 0');
  const pieces: Piece[] = [word(part, index)];
  for (let i = 1; i < Math.min(most, part.size); i++) {
    index = otherEntry(index, cell.below(part.size - 1, `entry ${i}`), part.size);
    const next: readonly Piece[] = [literal(separator), word(part, index)];
    if (i < least) pieces.push(...next);
    else pieces.push({ kind: 'choice', test: choose(operate('>', count, i), 1, 0), then: next, otherwise: [] });
  }
  return pieces;
}

function checkTerm(options: GeneratorOptions): readonly Issue[] {
  const name = textOption(options, 'of');
  const vocabulary = vocabularyOf(name ?? '')?.vocabulary;
  if (vocabulary === undefined) {
    const hint = suggest(name ?? '', vocabularyNames());
    return [
      {
        code: name === undefined ? 'option_missing' : 'option_invalid',
        path: 'of',
        message: `of must be the name of a vocabulary.${hint}`,
      },
    ];
  }
  const { case: form } = options;
  const field = textOption(options, 'field');
  if (options['field'] !== undefined && (field === undefined || !vocabulary.fields.includes(field)))
    return [
      {
        code: 'option_invalid',
        path: 'field',
        message: `${vocabulary.name} has no ${field ?? 'such field'}; it has ${vocabulary.fields.join(', ')}.`,
      },
    ];
  if (form !== undefined && !isTermCase(form))
    return [{ code: 'option_invalid', path: 'case', message: `case must be one of ${TERM_CASES.join(', ')}.` }];
  return [];
}

import { shortAt } from '../graph/table-entry.ts';
import { call, type Node } from '../graph/node.ts';
import { fileTypes } from '../../base/data/file-types.ts';
import type { Cell, RecordCell } from '../cell/cell.ts';
import { textOption } from '../cell/option.ts';
import { asciiSlug } from '../../base/text/ascii-slug.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import { splitList } from '../../base/locale/split-list.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';
import { type Piece, word } from '../graph/piece.ts';
import { recordName } from './record-name.ts';

/** One draw of a file: its name's ending and its MIME type agree. */
export type StoredFile = {
  readonly stem: Extract<Piece, { kind: 'word' }>;
  readonly number: Node;
  /** Index into {@link FILE_EXTENSIONS} and {@link MIME_TYPES}. */
  readonly type: Node;
  readonly extension: Piece;
  readonly mimeType: Piece;
  readonly folder: Piece;
};

const TYPES = splitColumns(fileTypes);
export const FILE_EXTENSIONS: Dictionary = makeDictionary(TYPES.map(([extension = '']) => extension));
export const MIME_TYPES: Dictionary = makeDictionary(TYPES.map(([, mime = '']) => mime));
const FOLDERS = makeDictionary(['uploads', 'documents', 'images', 'exports', 'media', 'archive', 'shared', 'reports']);

export function fileOf(cell: Cell, options: GeneratorOptions): StoredFile {
  const record = cell.record(recordName('file', options));
  return record.once('file', () => {
    const type = typeOf(record, textOption(options, 'of'));
    const stems = plainWords(record.lexicon);
    return {
      stem: { kind: 'word', words: stems, index: record.below(stems.size, 'stem') },
      number: record.below(10_000, 'number'),
      type,
      extension: word(FILE_EXTENSIONS, type),
      mimeType: word(MIME_TYPES, type),
      folder: word(FOLDERS, record.below(FOLDERS.size, 'folder')),
    };
  });
}

/** Files of one kind only, where the column says which. */
export const FILE_KIND_OPTION = {
  of: 'the kind of file: image, video, audio, document, text, data or archive (any)',
} as const;

export const FILE_KINDS: readonly string[] = [...new Set(TYPES.map(([, , kind = '']) => kind))];

function typeOf(record: RecordCell, kind: string | undefined): Node {
  const fitting = TYPES.flatMap(([, , own], at) => (own === kind ? [at] : []));
  if (fitting.length === 0) return record.below(TYPES.length, 'type');
  return call(shortAt, Uint16Array.from(fitting), record.below(fitting.length, 'type'));
}

/** Everyday words in lower-case ASCII, for file and host names. */
export function plainWords(lexicon: Lexicon): Dictionary {
  return lexicon.once('plain words', () => {
    const words = [...new Set(splitList(lexicon.data.word).map(asciiSlug))].filter((item) => /^[a-z]{3,}$/.test(item));
    return makeDictionary(words.length >= 20 ? words : FALLBACK);
  });
}

/** For languages whose own words have no ASCII letters. */
const FALLBACK: readonly string[] =
  'archive asset backup banner budget camera canvas chart client cloud copy cover data design draft event export field file form garden graph guide harbor house icon image index invoice journal label layout letter light list logo map media memo model mountain news note offer order page paper photo plan poster print profile project report river sample scan sheet shop sketch slide story summary survey table team ticket train video water'.split(
    ' ',
  );

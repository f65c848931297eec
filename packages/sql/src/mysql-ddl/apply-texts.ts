import { binaryCollation, charsetCollation, currentName, databaseCollation } from './collation-of.ts';
import type { ColumnModel, Model, TableModel, Texts } from './model.ts';

const BYTES: Readonly<Record<string, string>> = {
  char: 'binary',
  varchar: 'varbinary',
  tinytext: 'tinyblob',
  text: 'blob',
  mediumtext: 'mediumblob',
  longtext: 'longblob',
};

export const isText = (word: string): boolean => Object.hasOwn(BYTES, word) || word === 'enum' || word === 'set';

/** Gives a text its effective collation, and its size a type. */
export function applyTexts(model: Model, table: TableModel, column: ColumnModel, texts: Texts): void {
  const { word } = column.type;
  const bytes = texts.charset === 'binary' && Object.hasOwn(BYTES, word) ? BYTES[word] : undefined;
  if (bytes !== undefined) column.type = { ...column.type, word: bytes };
  column.collation = isText(column.type.word) ? collationOf(model, table, texts) : undefined;
  column.type = fitSize(column.type, bytesPerCharacter(column.collation ?? databaseCollation(model, table.database)));
}

function collationOf(model: Model, table: TableModel, { charset, collation, isBinary }: Texts): string | undefined {
  if (collation !== undefined && collation !== 'default') return currentName(collation);
  const own = charset === undefined ? table.collation : charsetCollation(model, charset);
  return isBinary ? binaryCollation(own ?? databaseCollation(model, table.database)) : own;
}

const LIMITS = [
  ['tiny', 255],
  ['', 65_535],
  ['medium', 16_777_215],
  ['long', Infinity],
] as const;

/** `text(300)` is the smallest text type for that many characters. */
function fitSize(type: ColumnModel['type'], width: number): ColumnModel['type'] {
  const [size] = type.sizes;
  if ((type.word !== 'text' && type.word !== 'blob') || size === undefined) return type;
  const bytes = type.word === 'text' ? size * width : size;
  const [prefix = 'long'] = LIMITS.find(([, limit]) => bytes <= limit) ?? [];
  return { ...type, word: `${prefix}${type.word}`, sizes: [] };
}

function bytesPerCharacter(collation: string): number {
  if (/^utf8mb4|^utf16|^utf32|^gb18030/.test(collation)) return 4;
  if (/^utf8|^ujis|^eucjpms/.test(collation)) return 3;
  return /^(?:ucs2|big5|gbk|gb2312|sjis|cp932|euckr)/.test(collation) ? 2 : 1;
}

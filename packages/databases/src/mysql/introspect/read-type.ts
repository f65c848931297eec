import { type ColumnType, mysqlTypeShape } from '@rowloom/engine';
import type { ColumnRow } from './read-columns.ts';
import { readWords } from './read-words.ts';

export type TypeSource = Pick<
  ColumnRow,
  | 'data_type'
  | 'column_type'
  | 'characters'
  | 'octets'
  | 'precision'
  | 'scale'
  | 'time_precision'
  | 'collation_name'
  | 'srid'
>;

/** The type of a column as the catalogue describes it. */
export function readMysqlType(source: TypeSource): ColumnType {
  const declared = source.column_type.toLowerCase();
  const name = source.data_type.toLowerCase();
  const word = SYNONYMS.get(name) ?? name;
  const shape = mysqlTypeShape({
    word,
    sizes: sizesOf(word, declared, source),
    labels: word === 'enum' || word === 'set' ? readWords(source.column_type) : [],
    isUnsigned: /\b(?:unsigned|zerofill)\b/.test(declared),
    srid: source.srid ?? undefined,
    collation: source.collation_name ?? undefined,
  });
  return { native: source.column_type, ...shape };
}

/** For synonymous types the catalogue may have either word. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['integer', 'int'],
  ['numeric', 'decimal'],
  ['real', 'double'],
  ['geomcollection', 'geometrycollection'],
]);

/** The catalogue's own columns, and for other types the text in parentheses. */
function sizesOf(word: string, declared: string, source: TypeSource): readonly number[] {
  switch (word) {
    case 'decimal':
      return [source.precision ?? 10, source.scale ?? 0];
    case 'time':
    case 'datetime':
    case 'timestamp':
      return [source.time_precision ?? 0];
    case 'char':
    case 'varchar':
      return [source.characters ?? 1];
    case 'binary':
    case 'varbinary':
      return [source.octets ?? 1];
    default: {
      const [, first, second] = /^[a-z]+\((\d+)(?:,(\d+))?\)/.exec(declared) ?? [];
      return [first, second].filter((size) => size !== undefined).map(Number);
    }
  }
}

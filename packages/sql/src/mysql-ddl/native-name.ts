import type { DeclaredType, Model } from './model.ts';
import { quoteString } from './unquote.ts';

/** Display widths that MariaDB adds, unsigned and signed. */
const WIDTHS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['tinyint', [3, 4]],
  ['smallint', [5, 6]],
  ['mediumint', [8, 9]],
  ['int', [10, 11]],
  ['bigint', [20, 20]],
]);

/** The type as the server's catalogue prints it. */
export function nativeName(type: DeclaredType, dialect: Model['dialect']): string {
  const { word, sizes, labels, isUnsigned, isZerofill } = type;
  const sign = `${isUnsigned ? ' unsigned' : ''}${isZerofill ? ' zerofill' : ''}`;
  const [size, scale] = sizes;
  if (WIDTHS.has(word)) return `${word}${widthOf(type, dialect)}${sign}`;
  switch (word) {
    case 'decimal':
      return `decimal(${size ?? 10},${scale ?? 0})${sign}`;
    case 'float':
    case 'double':
      return `${size !== undefined && scale === undefined && size > 24 ? 'double' : word}${scale === undefined ? '' : `(${size},${scale})`}${sign}`;
    case 'bit':
    case 'char':
    case 'binary':
      return `${word}(${size ?? 1})`;
    case 'varchar':
    case 'varbinary':
    case 'vector':
      return size === undefined ? word : `${word}(${size})`;
    case 'time':
    case 'datetime':
    case 'timestamp':
      return size === undefined || size === 0 ? word : `${word}(${size})`;
    case 'year':
      return dialect === 'mariadb' ? `year(${size ?? 4})` : 'year';
    case 'enum':
    case 'set':
      return `${word}(${labels.map(quoteString).join(',')})`;
    case 'geometrycollection':
      return dialect === 'mariadb' ? word : 'geomcollection';
    default:
      return word;
  }
}

/** MySQL no longer prints widths, except for booleans and ZEROFILL. */
function widthOf({ word, sizes: [size], isUnsigned, isZerofill }: DeclaredType, dialect: Model['dialect']): string {
  const [unsigned, signed] = WIDTHS.get(word) ?? [0, 0];
  const isBoolean = word === 'tinyint' && size === 1 && !isUnsigned;
  if (dialect === 'mysql' && !isZerofill && !isBoolean) return '';
  return `(${size ?? (isUnsigned ? unsigned : signed)})`;
}

import type { ColumnType } from '@rowloom/engine';
import type { WrittenType } from '../grammar/read-cast-type.ts';

const DATE: ColumnType = { native: 'date', kind: 'date' };
const TIME: ColumnType = { native: 'time', kind: 'time' };
const MOMENT: ColumnType = { native: 'datetime', kind: 'timestamp' };
const INTEGER: ColumnType = { native: 'bigint', kind: 'integer', bits: 64 };
const FLOAT: ColumnType = { native: 'double', kind: 'float', bits: 64 };

/** The type that CAST and CONVERT name; an unknown type keeps its name. */
export function mysqlCastType({ words, size }: WrittenType): ColumnType {
  const [first = '', second] = words;
  const [length, scale = 0] = size;
  switch (first) {
    case 'char':
    case 'nchar':
    case 'varchar':
    case 'character':
      return { native: 'char', kind: 'text', ...(length === undefined ? {} : { max_length: length }) };
    case 'signed':
    case 'integer':
    case 'int':
      return INTEGER;
    case 'unsigned':
      return { native: 'bigint unsigned', kind: 'integer', bits: 64, unsigned: true };
    case 'decimal':
    case 'dec':
      return { native: `decimal(${length ?? 10},${scale})`, kind: 'decimal', precision: length ?? 10, scale };
    case 'float':
    case 'double':
    case 'real':
      return FLOAT;
    case 'date':
      return DATE;
    case 'datetime':
    case 'timestamp':
      return MOMENT;
    case 'time':
      return TIME;
    case 'year':
      return { native: 'year', kind: 'year' };
    case 'json':
      return { native: 'json', kind: 'json' };
    case 'binary':
    case 'varbinary':
      return { native: 'binary', kind: 'bytes' };
    default:
      return { native: [first, ...(second === undefined ? [] : [second])].join(' '), kind: 'unknown' };
  }
}

import { type ColumnType, quoteText } from '@rowloom/engine';
import type { ColumnRow } from './read-columns.ts';
import { unescapeExpression } from './unescape-expression.ts';

/**
 * MariaDB's catalogue has defaults as SQL, with NULL as a word; MySQL's has a literal's bare text, and marks
 * expressions.
 */
export function readMysqlDefault(
  { default: printed, extra }: Pick<ColumnRow, 'default' | 'extra'>,
  type: ColumnType,
  isMariadb: boolean,
): string | undefined {
  if (printed === null) return undefined;
  if (isMariadb) return printed === 'NULL' ? undefined : printed;
  if (/\bDEFAULT_GENERATED\b/i.test(extra)) return unescapeExpression(printed);
  if (/^(?:b'[01]*'|0x[0-9a-f]+)$/i.test(printed)) return printed;
  if (type.kind === 'timestamp' && /^(?:current_timestamp|now)\b/i.test(printed)) return printed;
  return isNumber(type) ? printed : quoteText('mysql', printed);
}

function isNumber({ kind }: ColumnType): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'float' || kind === 'boolean' || kind === 'year';
}

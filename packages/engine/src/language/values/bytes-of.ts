import { formatValue } from './format-value.ts';
import { bytesOfText } from './hex-of-text.ts';
import { tagged, type SqlValue } from './sql-value.ts';

/** The bytes of a binary value; for other values those of its text in UTF-8. */
export const bytesOf = (value: SqlValue): readonly number[] => {
  const tag = tagged(value);
  if (tag?.kind !== 'bytes') return bytesOfText(formatValue(value));
  return Array.from({ length: tag.hex.length / 2 }, (_, at) => Number.parseInt(tag.hex.slice(2 * at, 2 * at + 2), 16));
};

import { formatDecimal } from './decimal.ts';
import { formatInterval } from './parse-interval.ts';
import { isList, type SqlRange, type SqlValue } from './sql-value.ts';
import { formatDate, formatTime, formatTimestamp } from './temporal.ts';

const formatBound = (bound: SqlValue): string => {
  if (bound === null) return '';
  const text = formatValue(bound);
  return text === '' || /[\s",()[\]\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : text;
};

const formatRange = (range: SqlRange): string => {
  if (range.empty) return 'empty';
  const [open, close] = [range.lower_inclusive ? '[' : '(', range.upper_inclusive ? ']' : ')'];
  return `${open}${formatBound(range.lower)},${formatBound(range.upper)}${close}`;
};

/** The text of a value, as a cast to text gives it. NULL has none and is shown by name. */
export const formatValue = (value: SqlValue): string => {
  if (value === null) return 'NULL';
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `{${value.map(formatValue).join(',')}}`;
  switch (value.kind) {
    case 'decimal':
      return formatDecimal(value);
    case 'date':
      return formatDate(value.days);
    case 'timestamp':
      return formatTimestamp(value.micros).replace('T', ' ');
    case 'time':
      return formatTime(value.micros);
    case 'interval':
      return formatInterval(value);
    case 'json':
      return JSON.stringify(value.value);
    case 'range':
      return formatRange(value);
    case 'bytes':
      return `\\x${value.hex}`;
    default:
      return value satisfies never;
  }
};

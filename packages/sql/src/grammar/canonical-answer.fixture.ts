import { formatValue, type SqlValue } from '@rowloom/engine';

/** One text for equal results: booleans are numbers, numbers have twelve digits, midnight is only the date. */
export function canonicalAnswer(value: SqlValue | undefined): string {
  if (value === undefined) return 'cannot be evaluated';
  if (typeof value === 'boolean') return value ? '1' : '0';
  const text = formatValue(value);
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) return String(Number(Number(text).toPrecision(12)));
  return text.replace(/^(\d{4}-\d\d-\d\d) 00:00:00(?:\.0+)?$/, '$1');
}

import type { ColumnType } from '@rowloom/engine';
import { clockOf } from './clock-of.ts';
import type { ColumnModel, Model } from './model.ts';
import { quoteString } from './unquote.ts';

const NUMBERS: ReadonlySet<ColumnType['kind']> = new Set(['integer', 'decimal', 'float', 'boolean', 'year']);

/** The default as the server prints it: numbers bare, texts quoted, however they were written. */
export function printDefault(
  { default: written, type: { word, sizes } }: Pick<ColumnModel, 'default' | 'type'>,
  type: ColumnType,
  dialect: Model['dialect'],
): string | undefined {
  if (written === undefined) return undefined;
  if (written.kind === 'now') return clockOf(dialect, written.digits);
  if (written.kind === 'expression') return written.value;
  if (written.kind === 'bits') return written.value;
  const { value } = written;
  if (NUMBERS.has(type.kind)) {
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(value.trim())) return quoteString(value);
    return printNumber(
      value.trim(),
      word,
      word === 'decimal' ? (sizes[1] ?? 0) : /^(?:float|double)$/.test(word) ? sizes[1] : undefined,
    );
  }
  if (type.kind === 'bits' && written.kind === 'number' && /^\d{1,15}$/.test(value))
    return `b'${Number(value).toString(2)}'`;
  if (written.kind === 'number' && /^0+(?:\.0*)?$/.test(value))
    return zeroOf(word, sizes[0] ?? 0) ?? quoteString(value);
  return quoteString(value);
}

/** The digits that the type keeps: `1.5` is `1.50` in a decimal(8,2). */
function printNumber(value: string, word: string, scale: number | undefined): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)0*(\d*)\.?(\d*)$/.exec(value) ?? [];
  const minus = sign === '-' && /[1-9]/.test(`${whole}${fraction}`) ? '-' : '';
  if (word === 'year') return whole.padStart(4, '0');
  if (scale === undefined) {
    const kept = fraction.replace(/0+$/, '');
    return `${minus}${whole === '' ? '0' : whole}${kept === '' ? '' : `.${kept}`}`;
  }
  // The server rounds surplus digits; the result is not guessed.
  if (fraction.length > scale && /[1-9]/.test(fraction.slice(scale))) return value;
  return `${minus}${whole === '' ? '0' : whole}${scale === 0 ? '' : `.${fraction.slice(0, scale).padEnd(scale, '0')}`}`;
}

/** 0 stands for the zero date. */
function zeroOf(word: string, digits: number): string | undefined {
  const point = digits === 0 ? '' : `.${'0'.repeat(digits)}`;
  if (word === 'date') return "'0000-00-00'";
  if (word === 'time') return `'00:00:00${point}'`;
  return word === 'datetime' || word === 'timestamp' ? `'0000-00-00 00:00:00${point}'` : undefined;
}

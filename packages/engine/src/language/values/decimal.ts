/** An exact decimal number: `unscaled / 10^scale`. BigInt is acceptable, because predicates are not a hot path. */
export type Decimal = {
  readonly kind: 'decimal';
  readonly unscaled: bigint;
  readonly scale: number;
  /** It names the nearest binary number of that many bits, with which servers calculate. */
  readonly float?: 32 | 64;
};

export const decimal = (unscaled: bigint, scale = 0): Decimal => ({ kind: 'decimal', unscaled, scale });

export const ZERO = decimal(0n);
export const ONE = decimal(1n);

const DECIMAL_TEXT = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?\s*$/;

/** Reads decimal notation, with or without an exponent; `undefined` for other texts. */
export const parseDecimal = (text: string): Decimal | undefined => {
  const found = DECIMAL_TEXT.exec(text);
  if (!found) return undefined;
  const whole = found[2] ?? '';
  const fraction = found[3] ?? '';
  if (whole === '' && fraction === '') return undefined;
  const exponent = Number(found[4] ?? '0');
  if (exponent < -400 || exponent > 400) return undefined;
  const digits = BigInt(`${whole}${fraction}`);
  const unscaled = found[1] === '-' ? -digits : digits;
  const scale = fraction.length - exponent;
  return scale >= 0 ? decimal(unscaled, scale) : decimal(unscaled * tenTo(-scale));
};

export const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

/** A JavaScript number stands for its shortest decimal text: 0.1 is one tenth. */
export const decimalFromNumber = (value: number): Decimal | undefined =>
  Number.isSafeInteger(value)
    ? decimal(BigInt(value))
    : Number.isFinite(value)
      ? parseDecimal(String(value))
      : undefined;

const align = (a: Decimal, b: Decimal): readonly [bigint, bigint, number] => {
  if (a.scale === b.scale) return [a.unscaled, b.unscaled, a.scale];
  return a.scale > b.scale
    ? [a.unscaled, b.unscaled * tenTo(a.scale - b.scale), a.scale]
    : [a.unscaled * tenTo(b.scale - a.scale), b.unscaled, b.scale];
};

export const addDecimals = (a: Decimal, b: Decimal): Decimal => {
  const [x, y, scale] = align(a, b);
  return decimal(x + y, scale);
};

export const negateDecimal = (a: Decimal): Decimal => decimal(-a.unscaled, a.scale);

export const subtractDecimals = (a: Decimal, b: Decimal): Decimal => addDecimals(a, negateDecimal(b));

export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal =>
  decimal(a.unscaled * b.unscaled, a.scale + b.scale);

/** The sign of `a - b`. */
export const compareDecimals = (a: Decimal, b: Decimal): -1 | 0 | 1 => {
  const [x, y] = align(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
};

export const signOf = (a: Decimal): -1 | 0 | 1 => (a.unscaled < 0n ? -1 : a.unscaled > 0n ? 1 : 0);

const floorDivide = (a: bigint, b: bigint): bigint => {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
};

export type Rounding = 'floor' | 'ceil' | 'truncate' | 'half_away';

const roundQuotient = (a: bigint, b: bigint, rounding: Rounding): bigint => {
  if (rounding === 'floor') return floorDivide(a, b);
  if (rounding === 'ceil') return -floorDivide(-a, b);
  if (rounding === 'truncate') return a / b;
  const magnitude = ((a < 0n ? -a : a) * 2n + (b < 0n ? -b : b)) / ((b < 0n ? -b : b) * 2n);
  return a < 0n !== b < 0n ? -magnitude : magnitude;
};

/** The quotient with `scale` digits after the point; `undefined` for a division by zero. */
export const divideDecimals = (a: Decimal, b: Decimal, scale: number, rounding: Rounding): Decimal | undefined => {
  if (b.unscaled === 0n) return undefined;
  const [x, y] = align(a, b);
  return decimal(roundQuotient(x * tenTo(scale), y, rounding), scale);
};

/** The servers' limit: beyond it nothing would be rounded, and a schema may ask for billions of digits. */
const MAX_DIGITS = 2000;

/** To `digits` digits after the point; a negative number rounds to tens, hundreds, … */
export const roundDecimal = (a: Decimal, digits: number, rounding: Rounding): Decimal => {
  const scale = Math.max(-MAX_DIGITS, Math.min(MAX_DIGITS, digits));
  if (scale >= a.scale) return decimal(a.unscaled * tenTo(scale - a.scale), scale);
  const rounded = roundQuotient(a.unscaled, tenTo(a.scale - scale), rounding);
  return scale >= 0 ? decimal(rounded, scale) : decimal(rounded * tenTo(-scale));
};

/** The truncated remainder, with the sign of the dividend, as in SQL. */
export const remainderOf = (a: Decimal, b: Decimal): Decimal | undefined => {
  const [x, y, scale] = align(a, b);
  return y === 0n ? undefined : decimal(x % y, scale);
};

/** The greatest (or least) multiple of `step` that is not above (below) `a`. */
export const snapToStep = (a: Decimal, step: Decimal, rounding: 'floor' | 'ceil'): Decimal => {
  const [x, y, scale] = align(a, step);
  return decimal(roundQuotient(x, y, rounding) * y, scale);
};

export const isWhole = (a: Decimal): boolean => a.unscaled % tenTo(a.scale) === 0n;

/** Without trailing zeros of the fraction. */
const trimDecimal = (a: Decimal): Decimal => {
  let { unscaled, scale } = a;
  while (scale > 0 && unscaled % 10n === 0n) {
    unscaled /= 10n;
    scale -= 1;
  }
  return decimal(unscaled, scale);
};

export const formatDecimal = (a: Decimal): string => {
  const sign = a.unscaled < 0n ? '-' : '';
  const digits = (a.unscaled < 0n ? -a.unscaled : a.unscaled).toString().padStart(a.scale + 1, '0');
  return a.scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -a.scale)}.${digits.slice(-a.scale)}`;
};

/** The unique text of a number, whatever its scale: `1.50` and `1.5` are the same value. */
export const canonicalDecimal = (a: Decimal): string => formatDecimal(trimDecimal(a));

export const numberFromDecimal = (a: Decimal): number => Number(formatDecimal(a));

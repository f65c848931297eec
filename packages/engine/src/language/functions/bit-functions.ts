import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { decimal, isWhole, roundDecimal, type Decimal } from '../values/decimal.ts';
import { formatValue } from '../values/format-value.ts';
import { integerValue, toDecimal, type SqlValue } from '../values/sql-value.ts';
import { familyOf, strict, type Compute, type FunctionFamily } from './sql-function.ts';

export const wholeOf = (value: SqlValue | undefined): bigint => {
  const number: Decimal | undefined = toDecimal(value ?? null);
  if (!number || !isWhole(number)) throw new CannotEvaluate(`${formatValue(value ?? null)} is not a whole number`);
  return roundDecimal(number, 0, 'truncate').unscaled;
};

/** A bit string is the text of its digits. Numbers are not bit strings. */
const isBits = (value: SqlValue | undefined): value is string => typeof value === 'string' && /^[01]+$/.test(value);

const numberOf = (bits: string): bigint => BigInt(`0b${bits}`);

const textOf = (bits: bigint, length: number): string => BigInt.asUintN(length, bits).toString(2).padStart(length, '0');

const bitwise =
  (operate: (a: bigint, b: bigint) => bigint): Compute =>
  ([left, right]) => {
    if (isBits(left) && isBits(right)) {
      if (left.length !== right.length) throw new CannotEvaluate('bit strings of different lengths');
      return textOf(operate(numberOf(left), numberOf(right)), left.length);
    }
    return integerValue(decimal(BigInt.asIntN(64, operate(wholeOf(left), wholeOf(right)))));
  };

/** The number of bits stays the same: bits shifted beyond either end are lost. */
export const shiftBits = (towards: 'left' | 'right'): Compute => {
  const operate = (a: bigint, b: bigint): bigint => (towards === 'left' ? a << b : a >> b);
  const shiftNumber = bitwise(operate);
  return (args) => {
    const [left, right] = args;
    return isBits(left) ? textOf(operate(numberOf(left), wholeOf(right)), left.length) : shiftNumber(args);
  };
};

const countBits: Compute = ([value]) => {
  const bits = isBits(value) ? value : BigInt.asUintN(64, wholeOf(value)).toString(2);
  return bits.replaceAll('0', '').length;
};

/** Bit 0 of a bit string is its first. */
const getBit: Compute = ([value, at]) => {
  const digit = isBits(value) ? value.charAt(Number(wholeOf(at))) : '';
  if (digit === '') throw new CannotEvaluate(`${formatValue(value ?? null)} has no such bit`);
  return Number(digit);
};

/** Operators and functions over the bits of integers and bit strings. */
export const BIT_FUNCTIONS: FunctionFamily = {
  '&': strict(
    bitwise((a, b) => a & b),
    { form: { is: 'bits', by: '&' }, result: 'number' },
  ),
  '|': strict(
    bitwise((a, b) => a | b),
    { form: { is: 'bits', by: '|' }, result: 'number' },
  ),
  '#': strict(
    bitwise((a, b) => a ^ b),
    { result: 'number' },
  ),
  '~': strict(
    ([value]) => (isBits(value) ? textOf(~numberOf(value), value.length) : integerValue(decimal(~wholeOf(value)))),
    { form: { is: 'bits', by: '~' }, result: 'number' },
  ),
  bit_count: strict(countBits, { result: 'integer' }),
  ...familyOf(strict, {
    get_bit: getBit,
    /** A bit string as a number, as MySQL treats BIT beside numbers. */
    bits_value: ([value]) => (isBits(value) ? integerValue(decimal(numberOf(value))) : (value ?? null)),
  }),
};

import { OP } from './opcode.ts';
import { f64, i32, integer, type Operand, toInt } from './operand.ts';
import type { Translation } from './translation.ts';

export type Bounds = { readonly min: number; readonly max: number };

/**
 * Writes an integer as a 32-bit one between two bounds. If only the row decides whether it is between them, that is
 * tested, and `outside` writes it otherwise.
 */
export function writeWithin(
  loom: Translation,
  given: Operand,
  bounds: Bounds,
  inside: (value: Operand) => void,
  outside: (value: Operand) => void,
): void {
  const min = Math.max(bounds.min, given.min);
  const max = Math.min(bounds.max, given.max);
  const isKnown = (given.whole || given.type === 'i32') && given.min >= min && given.max <= max;
  if (isKnown) {
    inside(toInt(given));
    return;
  }
  const value = loom.body.keep(given);
  if (min > max) {
    outside(value);
    return;
  }
  const narrow = { ...value, min, max, whole: true };
  loom.when(
    isWithin(value, bounds),
    () => inside(toInt(narrow)),
    () => outside(value),
  );
}

function isWithin(value: Operand, { min, max }: Bounds): Operand {
  const isInt = value.type === 'i32';
  const tests = [
    ...(value.min >= min ? [] : [isInt ? i32.ge(value, min) : f64.ge(value, min)]),
    ...(value.max <= max ? [] : [isInt ? i32.le(value, max) : f64.le(value, max)]),
  ];
  const [first, second] = tests;
  if (first === undefined) return integer([OP.i32Const, 1], 1, 1);
  return second === undefined ? first : integer([first.code, second.code, OP.i32And], 0, 1);
}

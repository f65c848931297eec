import { isOperand, numbersOf } from './argument.ts';
import type { WriterKernel } from './kernel.ts';
import { f64, type Operand } from './operand.ts';
import type { Translation } from './translation.ts';

/** A writer of a number that stores the same number of bytes for every number. */
export function ofNumber(write: (loom: Translation, value: Operand) => void): WriterKernel {
  return (loom, [value]) => {
    if (!isOperand(value)) return false;
    write(loom, value);
    return true;
  };
}

/** The same for a number of units, as their fraction. */
export function ofQuotient(write: (loom: Translation, quotient: Operand) => void): WriterKernel {
  return (loom, args) => {
    const [value, unit] = numbersOf(args);
    if (value === undefined || unit === undefined) return false;
    write(loom, f64.div(value, unit));
    return true;
  };
}

import type { Argument } from './argument.ts';
import { type Bind, constant, drawn, recordLine, unknown, weaveBoth } from './kernel.fixture.ts';
import { VALUE_KERNELS } from './kernels/catalogue.ts';
import { integer, literal, wholeReal } from './operand.ts';
import { Translation } from './translation.ts';

/**
 * An argument of a function under test: a constant, an object, integers drawn from a range, or a list of any numbers.
 */
export type Given = number | object | Range | Listed;
type Range = { readonly from: number; readonly to: number };
type Listed = { readonly anyOf: readonly number[] };

export const range = (from: number, to: number): Range => ({ from, to });
export const anyOf = (...values: readonly number[]): Listed => ({ anyOf: values });
/** A signed 32-bit draw. */
export const DRAW: Range = range(-2147483648, 2147483647);

const isRange = (given: Given): given is Range => typeof given === 'object' && 'from' in given;
const isListed = (given: Given): given is Listed => typeof given === 'object' && 'anyOf' in given;

type NumberFunction = (...args: never[]) => number;

const ROWS = 3000;

/**
 * What is wrong with a function's kernel: numbers that differ in any bit from the function's, calls left to JavaScript,
 * and false claims about the numbers.
 */
export function findFaults(target: NumberFunction, cases: readonly (readonly Given[])[]): readonly string[] {
  return cases.flatMap((given, key) => {
    const { javascript, webassembly, hosts } = weaveBoth(
      (bind) => [
        recordLine(bind, `${bind(target)}(${given.map((one, at) => source(bind, one, key * 8 + at)).join(', ')})`),
      ],
      { rows: ROWS, maxRowBytes: 8 },
    );
    const [expected, found] = [numbersIn(javascript), numbersIn(webassembly)];
    const row = expected.findIndex((value, index) => !Object.is(value, found[index]));
    const name = `${target.name}, case ${key}`;
    // JavaScript writes each number and reads lists; nothing else is left to it.
    const isLeft = hosts > 1 + given.filter(isListed).length;
    return [
      ...(row < 0 ? [] : [`${name}: ${found[row]} instead of ${expected[row]} at row ${row}`]),
      ...(isLeft ? [`${name}: left to JavaScript`] : []),
      ...findUntruths(target, given, expected).map((claim) => `${name}: ${claim}`),
    ];
  });
}

function numbersIn(bytes: Uint8Array): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 8 }, (_, index) => view.getFloat64(index * 8));
}

function source(bind: Bind, given: Given, key: number): string {
  if (typeof given === 'number') return constant(given);
  if (isListed(given)) return unknown(bind, given.anyOf);
  if (!isRange(given)) return bind(given);
  // Draws have at most 31 bits; the whole range of a word is a difference of two.
  return given === DRAW
    ? `(${drawn(bind, -1073741824, 1073741823, key + 1)} - ${drawn(bind, -1073741824, 1073741823, key + 501)} | 0)`
    : drawn(bind, given.from, given.to, key + 1);
}

/** False claims of the kernel about its results. */
function findUntruths(target: NumberFunction, given: readonly Given[], values: readonly number[]): readonly string[] {
  const claimed = VALUE_KERNELS.get(target)?.(new Translation(ROWS), given.map(argument));
  if (claimed === undefined) return ['no kernel'];
  const { min, max, whole } = claimed;
  const outside = values.find((value) => value < min || value > max);
  const broken = values.find((value) => Object.is(value, -0) || (Number.isFinite(value) && !Number.isInteger(value)));
  return [
    ...(outside === undefined ? [] : [`${outside} is not within ${min} and ${max}`]),
    ...(whole && broken !== undefined ? [`${Object.is(broken, -0) ? '-0' : broken} is not whole`] : []),
  ];
}

function argument(given: Given): Argument {
  if (typeof given === 'number') return literal(given);
  if (isListed(given)) return { ...wholeReal([], -Infinity, Infinity), whole: false };
  return isRange(given) ? integer([], given.from, given.to) : { bound: given };
}

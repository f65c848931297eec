import { isWithin } from './code.ts';
import type { Body } from './body.ts';
import { UntranslatableError } from './untranslatable-error.ts';
import { OP } from './opcode.ts';
import {
  f64,
  fitsInt32,
  floor,
  i32,
  int,
  integer,
  literal,
  type Offset,
  type Operand,
  real,
  type Steady,
  toInt,
  toReal,
  toWord,
  unsignedReal,
  wholeReal,
} from './operand.ts';

type Facts = { readonly min: number; readonly max: number; readonly whole: boolean };

const INT_OPS: Readonly<Record<string, number>> = { '+': OP.i32Add, '-': OP.i32Sub, '*': OP.i32Mul };
const REAL_OPS: Readonly<Record<string, number>> = {
  '+': OP.f64Add,
  '-': OP.f64Sub,
  '*': OP.f64Mul,
  '/': OP.f64Div,
};

/** A sum, difference, product or quotient as JavaScript would have it: in 32 bits where nothing can be lost by it. */
export function calculate(operator: string, a: Operand, b: Operand): Operand {
  if (operator === '|' && b.constant === 0) return toWord(a);
  if (operator === '^') return i32.xor(a, b);
  if (operator === '&') return i32.and(a, b, ...(b.min >= 0 ? [0, b.max] : []));
  if (operator === '>>>') return shiftRight(a, b);
  const realOp = REAL_OPS[operator];
  if (realOp === undefined) throw new UntranslatableError(`The operator ${operator} is not known here.`);
  const facts = boundsOf(operator, a, b);
  if (operator === '+' && b.constant === 0 && a.whole) return a;
  if (operator === '+' && a.constant !== undefined && b.constant !== undefined) return literal(a.constant + b.constant);
  const difference = operator === '-' ? differenceOf(a, b) : undefined;
  if (difference !== undefined) return literal(difference);
  const intOp = INT_OPS[operator];
  const isWord = intOp !== undefined && fitsInt32(facts) && fitsInt32(a) && fitsInt32(b);
  const result = isWord
    ? integer([toInt(a).code, toInt(b).code, intOp], facts.min, facts.max)
    : real([toReal(a).code, toReal(b).code, realOp], facts.min, facts.max, facts.whole);
  const offset = facts.whole ? offsetOf(operator, a, b) : undefined;
  const steady = isWord ? stepOf(operator, a, b) : undefined;
  return { ...result, ...(offset === undefined ? {} : { offset }), ...(steady === undefined ? {} : { steady }) };
}

/** How the sum goes on, where a constant is added to a number that goes up little by little. */
function stepOf(operator: string, a: Operand, b: Operand): Steady | undefined {
  if (operator === '+' && a.constant !== undefined) return stepOf(operator, b, a);
  if ((operator !== '+' && operator !== '-') || a.steady === undefined || b.constant === undefined) return undefined;
  const { walk } = a.steady;
  if (walk === undefined) return a.steady;
  const back = operator === '+' ? i32.sub : i32.add;
  return { walk: { value: () => calculate(operator, walk.value(), b), reach: (bound) => walk.reach(back(bound, b)) } };
}

/** What is known beforehand of a difference: of two constants, or of two numbers that are one variable and a constant each. */
function differenceOf(a: Operand, b: Operand): number | undefined {
  if (a.constant !== undefined && b.constant !== undefined) return a.constant - b.constant;
  if (a.offset === undefined || b.offset === undefined || a.offset.from !== b.offset.from) return undefined;
  return a.offset.by - b.offset.by;
}

function offsetOf(operator: string, a: Operand, b: Operand): Offset | undefined {
  if (operator === '+' && a.constant !== undefined) return offsetOf('+', b, a);
  if (a.offset === undefined || b.constant === undefined || (operator !== '+' && operator !== '-')) return undefined;
  return { from: a.offset.from, by: operator === '+' ? a.offset.by + b.constant : a.offset.by - b.constant };
}

function boundsOf(operator: string, a: Operand, b: Operand): Facts {
  const whole = operator !== '/' && a.whole && b.whole;
  const isShare = operator === '/' && b.min > 0;
  const corners =
    operator === '+'
      ? [a.min + b.min, a.max + b.max]
      : operator === '-'
        ? [a.min - b.max, a.max - b.min]
        : operator === '*'
          ? [a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max]
          : isShare
            ? [a.min / b.min, a.min / b.max, a.max / b.min, a.max / b.max]
            : [Number.NaN];
  // Nothing is known of other quotients, nor of what infinities make.
  if (corners.some(Number.isNaN)) return { min: -Infinity, max: Infinity, whole: false };
  const [min, max] = [Math.min(...corners), Math.max(...corners)];
  // 0 times a number below 0 is -0, which is not the whole number 0.
  const isSigned = operator === '*' && ((mayBeZero(a) && b.min < 0) || (mayBeZero(b) && a.min < 0));
  return { min, max, whole: whole && !isSigned && Math.max(-min, max) <= Number.MAX_SAFE_INTEGER };
}

const mayBeZero = ({ min, max }: Operand): boolean => min <= 0 && max >= 0;

/** Below this, a quotient of whole numbers is never rounded up to the next whole number. */
const EXACT = 2 ** 50;

const isCount = (value: Operand): boolean => fitsInt32(value) && value.min >= 0;

/** The whole part of a quotient. */
export function quotientOf(a: Operand, b: Operand): Operand {
  if (b.constant === 1 && a.whole) return a;
  if (!isCount(a) || !isCount(b) || b.min < 1) return floor(calculate('/', a, b));
  return i32.div(toInt(a), toInt(b), Math.floor(a.min / b.max), Math.floor(a.max / b.min));
}

/** What the whole part of a quotient leaves over, neither number being below 0; undefined where it may be rounded. */
export function remainderOf(body: Body, a: Operand, b: Operand): Operand | undefined {
  if (a.min < 0 || b.min < 1) return undefined;
  if (isCount(a) && isCount(b)) return i32.rem(toInt(a), toInt(b), 0, Math.min(a.max, b.max - 1));
  if (!a.whole || !b.whole || a.max > EXACT) return undefined;
  const [value, by] = [body.keep(toReal(a)), body.keep(toReal(b))];
  const rest = f64.sub(value, f64.mul(floor(f64.div(value, by)), by));
  return wholeReal(rest.code, 0, b.max - 1);
}

function shiftRight(a: Operand, b: Operand): Operand {
  const shift = b.constant;
  if (shift === undefined) throw new UntranslatableError('A shift by a number that is not constant.');
  if (shift === 0) return unsignedReal(toWord(a));
  return i32.shr(toWord(a), shift, 0, 2 ** (32 - shift) - 1);
}

const COMPARISONS: Readonly<Record<string, readonly [number, number]>> = {
  '===': [OP.i32Eq, OP.f64Eq],
  '!==': [OP.i32Ne, OP.f64Ne],
  '<': [OP.i32LtS, OP.f64Lt],
  '<=': [OP.i32LeS, OP.f64Le],
  '>': [OP.i32GtS, OP.f64Gt],
  '>=': [OP.i32GeS, OP.f64Ge],
};

/** A comparison as 1 or 0; undefined where the operator is none. */
export function compare(operator: string, a: Operand, b: Operand): Operand | undefined {
  const ops = COMPARISONS[operator];
  if (ops === undefined) return undefined;
  const isTruth = a.type === 'i32' && a.min >= 0 && a.max <= 1 && b.constant === 0;
  if (isTruth && operator === '!==') return a;
  if (isTruth && operator === '===') return not(a);
  if (a.type === 'i32' && b.type === 'i32') return integer([a.code, b.code, ops[0]], 0, 1);
  return integer([toReal(a).code, toReal(b).code, ops[1]], 0, 1);
}

export function not(value: Operand): Operand {
  return integer([value.code, OP.i32Eqz], 0, 1);
}

/** Longer than this, the right side of && and || is worth a branch. */
const CHEAP = 24;

export function join(body: Body, operator: '&&' | '||', a: Operand, b: Operand): Operand {
  if (isWithin(b.code, CHEAP)) return operator === '&&' ? i32.and(a, b, 0, 1) : i32.or(a, b, 0, 1);
  return operator === '&&' ? body.choose(a, b, int(0)) : body.choose(a, int(1), b);
}

type MathFunction = (...args: number[]) => number;
const MATH: ReadonlySet<unknown> = new Set([Math.floor, Math.min, Math.max]);

export const isMath = (target: unknown): target is MathFunction => MATH.has(target);

/** Math.min, Math.max and Math.floor. */
export function callMath(body: Body, target: MathFunction, args: readonly Operand[]): Operand {
  const [a, b] = args;
  if (a === undefined) throw new UntranslatableError(`${target.name} without arguments.`);
  if (target === Math.floor) return floor(a);
  if (b === undefined) throw new UntranslatableError(`${target.name} of one argument.`);
  const isLeast = target === Math.min;
  const pick = isLeast ? Math.min : Math.max;
  if (a.constant !== undefined && b.constant !== undefined) return literal(pick(a.constant, b.constant));
  const [min, max] = [pick(a.min, b.min), pick(a.max, b.max)];
  if (a.type === 'i32' && b.type === 'i32') {
    const [first, second] = [body.keep(a), body.keep(b)];
    const isFirst = integer([first.code, second.code, isLeast ? OP.i32LtS : OP.i32GtS], 0, 1);
    return { ...body.choose(isFirst, first, second), min, max };
  }
  return real([toReal(a).code, toReal(b).code, isLeast ? OP.f64Min : OP.f64Max], min, max, a.whole && b.whole);
}

import { type Permutation, permute, unpermute } from '../../../base/random/permute.ts';
import { permuteTiers, type Tiers } from '../../../base/random/tiers.ts';
import type { Body, Local } from '../body.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import {
  f64,
  fitsInt32,
  floor,
  i32,
  int,
  integer,
  num,
  type Operand,
  real,
  toInt,
  toReal,
  toWord,
  truncate,
  unsignedReal,
  wholeReal,
  within,
} from '../operand.ts';
import type { Translation } from '../translation.ts';
import { permuteLanes } from './permute-lanes.ts';

const ROUNDS = 4;
/** Up to so many bits a half, both halves are one word. */
const WORD_HALF = 16;
const WORD = { type: 'i32', min: -2147483648, max: 2147483647, whole: true } as const;

type Halves = { readonly left: Local; readonly right: Local };

/** The rounds over both halves, forwards or back. */
function mix(body: Body, { left, right }: Halves, { keys, halfMask }: Permutation, salt: Operand, back: boolean): void {
  let [from, to] = back ? [left, right] : [right, left];
  for (let step = 0; step < ROUNDS; step++) {
    const round = back ? ROUNDS - 1 - step : step;
    const value = body.get(from);
    const salted = salt.constant === 0 ? value : i32.xor(value, salt);
    const first = body.keep(i32.mul(i32.xor(salted, keys[round * 2] ?? 0), 0x9e3779b1 | 0));
    const key = keys[round * 2 + 1] ?? 0;
    const second = body.keep(i32.mul(i32.xor(i32.xor(first, i32.shr(first, 15)), key), 0x85ebca77 | 0));
    body.set(to, i32.xor(body.get(to), i32.and(i32.xor(second, i32.shr(second, 13)), halfMask)));
    // The halves change places, which is only a matter of names.
    [from, to] = [to, from];
  }
}

/** As `foldIndex`, where it is not known beforehand that the index is one of the permutation's own. */
function foldInside(body: Body, given: Operand, size: number): Operand {
  if (given.whole && given.min >= 0 && given.max < size) return given;
  const index = body.keep(toReal(given));
  const isInside = (value: Operand): Operand => i32.and(f64.ge(value, 0), f64.lt(value, size));
  const other = body.capture(() => {
    const folded = body.keep(f64.sub(index, f64.mul(real([f64.mul(index, 1 / size).code, OP.f64Floor]), size)));
    return body.choose(isInside(folded), folded, num(0));
  });
  return wholeReal(body.choose(isInside(index), index, other).code, 0, size - 1);
}

/** Where a permutation sends an index, or for `back` the index that it sends to a value. */
function sendThrough(body: Body, permutation: Permutation, given: Operand, salt: Operand, back: boolean): Operand {
  const { size, halfBits, halfMask, halfSize } = permutation;
  const halves = { left: body.declare(WORD), right: body.declare(WORD) };
  const { left, right } = halves;
  const salted = body.keep(toWord(salt));
  const index = foldInside(body, given, size);
  if (halfBits <= WORD_HALF) {
    const value = body.declare(WORD);
    const range = halfSize * halfSize - 1;
    body.set(value, toWord(index));
    body.again(() => {
      body.set(left, i32.shr(body.get(value), halfBits));
      body.set(right, i32.and(body.get(value), halfMask));
      mix(body, halves, permutation, salted, back);
      body.set(value, i32.or(i32.shl(body.get(left), halfBits), body.get(right)));
      return size > range ? int(0) : i32.notBelow(body.get(value), size | 0);
    });
    const found = body.get(value);
    return size <= 2147483648 ? within(found, 0, size - 1) : { ...unsignedReal(found), max: size - 1 };
  }
  const value = body.declare(real([]));
  body.set(value, toReal(index));
  body.again(() => {
    const whole = body.get(value);
    const upper = floor(f64.mul(whole, 1 / halfSize));
    body.set(left, i32.and(truncate(upper, halfMask), halfMask));
    body.set(right, i32.and(truncate(f64.sub(whole, f64.mul(upper, halfSize)), halfMask), halfMask));
    mix(body, halves, permutation, salted, back);
    body.set(value, f64.add(f64.mul(body.get(left), halfSize), body.get(right)));
    return f64.ge(body.get(value), size);
  });
  return wholeReal(body.get(value).code, 0, size - 1);
}

function permutationKernel(back: boolean): ValueKernel {
  return (loom, [bound, index, salt]) => {
    if (!isOperand(index) || !isOperand(salt)) return undefined;
    const permutation = boundOf<Permutation>(bound);
    const { size } = permutation;
    const isAhead = !back && salt.constant !== undefined && isMadeAhead(loom, permutation, index);
    if (!isAhead) return sendThrough(loom.body, permutation, index, salt, back);
    const { constant = 0 } = salt;
    return loom.ahead.keepLanes(index, (lanes) => permuteLanes(loom, permutation, constant, lanes), 0, size - 1);
  };
}

/** Whether an index is known before the loop comes to its row, and surely one of the permutation's own. */
function isMadeAhead(loom: Translation, { size, halfBits }: Permutation, index: Operand): boolean {
  const isKnown = index.drawn === true || loom.isRow(index);
  return isKnown && halfBits < WORD_HALF && fitsInt32(index) && index.min >= 0 && index.max < size;
}

type Tier = { readonly permutation: Permutation; readonly start: number };

function sendWithin(body: Body, { permutation, start }: Tier, number: Operand, salt: Operand): Operand {
  const index = i32.sub(number, start, 0, permutation.size - 1);
  const sent = sendThrough(body, permutation, index, salt, false);
  return i32.add(sent, start, start, start + permutation.size - 1);
}

/** A tier as a function of its own. */
function sendElsewhere(loom: Translation, tier: Tier, number: Operand, salt: Operand): Operand {
  const { permutation, start } = tier;
  const name = `tier/${start}/${permutation.keys.join('/')}`;
  const call = loom.routine(name, { parameters: ['i32', 'i32'], result: 'i32' }, (body) => {
    const [first, second] = [integer([OP.localGet, 0]), integer([OP.localGet, 1])];
    body.emit(sendWithin(body, tier, { ...first, plain: true }, { ...second, plain: true }).code);
  });
  return within(call([number, salt]), start, start + permutation.size - 1);
}

/** The last tier, in which most numbers lie, is written in place; those before it are functions of their own. */
const tiersKernel: ValueKernel = (loom, [bound, given, salted]) => {
  const { starts, permutations } = boundOf<Tiers>(bound);
  if (!isOperand(given) || !isOperand(salted) || !fitsInt32(given) || given.min < 0) return undefined;
  const tiers = permutations
    .map((permutation, tier): Tier => ({ permutation, start: starts[tier] ?? 0 }))
    .filter(({ start }) => start <= given.max);
  if (tiers.some(({ permutation, start }) => start + permutation.size > 2147483647)) return undefined;
  const { body } = loom;
  const [number, salt] = [body.keep(toInt(given)), body.keep(toWord(salted))];
  return tiers.reduce<Operand | undefined>((before, tier, place) => {
    const isLast = place === tiers.length - 1;
    const sent = body.capture(() =>
      isLast ? sendWithin(body, tier, number, salt) : sendElsewhere(loom, tier, number, salt),
    );
    return before === undefined ? sent : body.choose(i32.ge(number, tier.start), sent, before);
  }, undefined);
};

export const PERMUTE_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [permute, permutationKernel(false)],
  [unpermute, permutationKernel(true)],
  [permuteTiers, tiersKernel],
]);

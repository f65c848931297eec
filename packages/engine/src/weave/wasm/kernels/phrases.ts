import { moodOfRating } from '../../generators/prose/mood.ts';
import { sentenceStart } from '../../generators/prose/prose.ts';
import { drawDigits, type DigitPatterns } from '../../pieces/digit-patterns.ts';
import { pickWord } from '../../pieces/phrase-table.ts';
import { calculate } from '../calculate.ts';
import { boundOf, isOperand, numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { f64, fitsInt32, floor, i32, int, literal, type Operand, toInt, truncate } from '../operand.ts';
import { scaleExactly, wideMax, wideShare } from './draw.ts';
import { entryOf } from './tables.ts';

type SlotTable = Parameters<typeof pickWord>[0];

/** The word of the slot that the pattern has here: words of other slots are not drawn. */
const pickKernel: ValueKernel = (loom, [bound, pattern, ...rest]) => {
  const { which, base, none } = boundOf<SlotTable>(bound);
  const words = numbersOf(rest);
  if (!isOperand(pattern) || words.length !== 4) return undefined;
  const { body } = loom;
  const index = body.keep(pattern);
  const first = body.keep(entryOf(loom, base, index));
  const slot = body.keep(entryOf(loom, which, index));
  const kinds = [...new Set(which)].toSorted((a, b) => b - a);
  return kinds.reduce<Operand | undefined>((rest_, kind) => {
    const word = words[kind];
    const picked = word === undefined ? int(none) : body.capture(() => calculate('+', first, word));
    return rest_ === undefined ? picked : body.choose(i32.eq(slot, kind), picked, rest_);
  }, undefined);
};

const startKernel: ValueKernel = (loom, [bound, which, random]) => {
  const sizes = boundOf<Uint16Array>(bound);
  if (!isOperand(which) || !isOperand(random)) return undefined;
  return scaleExactly(random, entryOf(loom, sizes, which));
};

const digitsKernel: ValueKernel = (loom, [bound, pattern, random, second]) => {
  const { counts } = boundOf<DigitPatterns>(bound);
  if (!isOperand(pattern) || !isOperand(random) || !isOperand(second)) return undefined;
  const count = entryOf(loom, counts, pattern);
  const share = wideShare(random, second, f64.mul(count, 1 / 9007199254740992));
  const max = wideMax(count.max);
  return max <= 2147483647 ? truncate(share, max) : floor(share, 0, max);
};

/** 2 minus one for each of the two limits that the rating reaches. */
const moodKernel: ValueKernel = ({ body }, args) => {
  const [given, unit] = numbersOf(args);
  if (given === undefined || unit?.constant === undefined) return undefined;
  const rating = body.keep(given);
  const reaches = (stars: number): Operand => {
    const limit = literal(stars * (unit.constant ?? 1));
    return fitsInt32(rating) && fitsInt32(limit) ? i32.ge(toInt(rating), limit) : f64.ge(rating, limit);
  };
  return i32.sub(i32.sub(2, reaches(3)), reaches(4), 0, 2);
};

export const PHRASE_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [pickWord, pickKernel],
  [sentenceStart, startKernel],
  [drawDigits, digitsKernel],
  [moodOfRating, moodKernel],
]);

import { type DigitPatterns, writeDigitPattern } from '../../pieces/digit-patterns.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { unsigned } from '../leb128.ts';
import { V128_LOAD, V128_STORE } from '../opcode.ts';
import { f64, floor, i32, int, integer, load, MAX_INT32, type Operand, real, toInt, toReal } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { asIndex } from './tables.ts';
import { EXACT_INDEX } from './write-places.ts';
import { divide } from './write-digits.ts';

/** Nothing that matters may be stored further right than this. */
const ROOM = 24;
/** In a pattern: a digit that is not 0; 1 means any. */
const NO_ZERO = 2;

/** The n-th digit from the right, of every pattern: its position, and whether it may be 0. */
type Digit = { readonly places: Uint8Array; readonly radices: Uint8Array };

type Layout = {
  readonly width: number;
  readonly slots: Uint8Array;
  readonly lengths: Uint8Array;
  readonly digits: readonly Digit[];
};

const known = new WeakMap<DigitPatterns, Layout | undefined>();

function layoutOf(patterns: DigitPatterns): Layout | undefined {
  if (!known.has(patterns)) known.set(patterns, layOut(patterns));
  return known.get(patterns);
}

function layOut({ bytes, starts, counts, maxBytes }: DigitPatterns): Layout | undefined {
  const texts = Array.from(counts, (_, index) => bytes.subarray(starts[index], starts[index + 1]));
  const found = texts.map((text) =>
    Array.from(text, (byte, at) => ({ byte, at }))
      .filter(({ byte }) => byte <= NO_ZERO)
      .toReversed(),
  );
  const most = Math.max(0, ...found.map(({ length }) => length));
  if (maxBytes > 255 - ROOM || most > ROOM || Math.max(...counts) > EXACT_INDEX) return undefined;
  const width = Math.ceil(maxBytes / 16) * 16;
  const slots = new Uint8Array(texts.length * width);
  texts.forEach((text, index) => slots.set(text, index * width));
  const digits = Array.from(
    { length: most },
    (_, order): Digit => ({
      // A digit that a pattern does not have is stored behind the text.
      places: Uint8Array.from(found, (places) => places[order]?.at ?? maxBytes),
      radices: Uint8Array.from(found, (places) => (places[order]?.byte === NO_ZERO ? 9 : 10)),
    }),
  );
  return { width, slots, lengths: Uint8Array.from(texts, ({ length }) => length), digits };
}

/** The whole pattern is copied, then its digits are inserted, the last first. */
const patternWriter: WriterKernel = (loom, [bound, which, number]) => {
  const patterns = boundOf<DigitPatterns>(bound);
  const layout = isOperand(which) && isOperand(number) ? layoutOf(patterns) : undefined;
  if (layout === undefined || !isOperand(which) || !isOperand(number)) return false;
  const { body, image } = loom;
  const { width, lengths, digits } = layout;
  const pattern = body.keep(asIndex(which, patterns.counts.length));
  const slots = image.place(patterns, () => layout.slots);
  const slot = body.keep(i32.mul(pattern, width));
  const place = loom.here();
  for (let offset = 0; offset < width; offset += 16)
    loom.store(V128_STORE, offset, [slot.code, V128_LOAD, 0, unsigned(slots + offset)]);
  let rest = below(loom, number, Math.max(...patterns.counts));
  for (const { places, radices } of digits) {
    const [head, digit] = cut(loom, rest, pattern, radices);
    const target = i32.add(
      place,
      load(
        'u8',
        image.place(places, () => places),
        pattern,
      ),
      0,
    );
    body.store8(target, 0, digit);
    rest = head;
  }
  loom.advance(
    load(
      'u8',
      image.place(lengths, () => lengths),
      pattern,
      0,
      patterns.maxBytes,
    ),
  );
  return true;
};

function below({ body }: Translation, number: Operand, count: number): Operand {
  const max = Math.min(count - 1, Math.max(0, number.max));
  const given = { ...number, min: 0, max, whole: true };
  return body.keep(max <= MAX_INT32 ? toInt(given) : given);
}

/** What precedes the last digit, and the digit's character. */
function cut(loom: Translation, rest: Operand, pattern: Operand, radices: Uint8Array): readonly [Operand, Operand] {
  const { body, image } = loom;
  const [first = 10] = radices;
  if (radices.every((radix) => radix === first)) {
    const [head, digit] = divide(loom, rest, first);
    return [body.keep(head), i32.add(digit, first === 10 ? 48 : 49)];
  }
  const table = image.place(radices, () => radices);
  const radix = body.keep(load('u8', table, pattern, 9, 10));
  const most = Math.floor(rest.max / 9);
  const zero = i32.sub(int(58), radix);
  if (rest.type === 'i32') {
    // Division by a constant is a multiplication: both quotients cost less than one by a variable.
    const [tenth, ninth] = [body.keep(i32.div(rest, 10)), body.keep(i32.div(rest, 9))];
    const head = body.keep(integer(body.choose(i32.eq(radix, 10), tenth, ninth).code, 0, most));
    return [head, i32.add(i32.sub(rest, i32.mul(head, radix)), zero)];
  }
  const quotient = f64.div(rest, toReal(radix));
  const head = body.keep(floor({ ...quotient, whole: false }, 0, most));
  const digit = f64.sub(rest, f64.mul(head, toReal(radix)));
  return [most <= MAX_INT32 ? body.keep(toInt(head)) : head, i32.add(toInt(real(digit.code, 0, 9, true)), zero)];
}

export const DIGIT_PATTERN_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([
  [writeDigitPattern, patternWriter],
]);

import { writeProse } from '../../generators/prose/prose.ts';
import type { Dictionary } from '../../../base/text/dictionary.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import {
  f64,
  i32,
  int,
  integer,
  load,
  type Operand,
  toInt,
  toReal,
  toWord,
  truncate,
  unsignedReal,
} from '../operand.ts';
import type { Translation } from '../translation.ts';
import { asIndex } from './tables.ts';
import { writeEntry } from './write-word.ts';

const SHARE = 1 / 4294967296;
const MAX_SIZE = 65_535;

/** All lists of steps concatenated, and where each begins, up to the end of the last. */
function joinSteps(steps: readonly Uint16Array[]): { readonly list: Uint16Array; readonly starts: Int32Array } {
  const starts = new Int32Array(steps.length + 1);
  steps.forEach((part, index) => (starts[index + 1] = (starts[index] ?? 0) + part.length));
  const list = new Uint16Array(starts.at(-1) ?? 0);
  steps.forEach((part, index) => list.set(part, starts[index]));
  return { list, starts };
}

/** The step through the section, by a draw. */
function stepOf(loom: Translation, steps: readonly Uint16Array[], which: Operand, random: Operand): Operand {
  const { body, image } = loom;
  const joined = loom.once(steps, 'joined', () => joinSteps(steps));
  const starts = image.place(joined.starts, () => joined.starts);
  const list = image.place(joined.list, () => joined.list);
  const start = body.keep(load('i32', starts, which, 0, joined.list.length));
  const count = i32.sub(load('i32', starts + 4, which), start, 0, MAX_SIZE);
  const chosen = truncate(f64.mul(unsignedReal(toWord(random)), f64.mul(toReal(count), SHARE)), MAX_SIZE);
  return body.keep(load('u16', list, i32.add(start, chosen), 0, MAX_SIZE));
}

const proseWriter: WriterKernel = (loom, args) => {
  const [list, base, sizeList, stepList, which, start, random, count, perParagraph, spaced] = args;
  const isMissing = ![base, which, start, random, count, perParagraph, spaced].every(isOperand);
  if (isMissing || !isOperand(base) || !isOperand(which) || !isOperand(start) || !isOperand(random)) return false;
  if (!isOperand(count) || !isOperand(perParagraph) || !isOperand(spaced)) return false;
  const paragraph = perParagraph.constant;
  if (paragraph === undefined || spaced.constant === undefined) return false;
  const words = boundOf<Dictionary>(list);
  const sizes = boundOf<Uint16Array>(sizeList);
  const { body, image } = loom;
  const stretch = body.keep(asIndex(which, sizes.length));
  const size = body.keep(
    load(
      'u16',
      image.place(sizes, () => sizes),
      stretch,
      0,
      MAX_SIZE,
    ),
  );
  const step = stepOf(loom, boundOf<readonly Uint16Array[]>(stepList), stretch, random);
  const first = body.keep(asIndex(base, words.size));
  const last = body.keep(asIndex(count, MAX_SIZE));
  const entry = body.declare({ type: 'i32', min: 0, max: 2 * MAX_SIZE, whole: true });
  const turn = body.declare({ type: 'i32', min: 0, max: MAX_SIZE, whole: true });
  body.set(entry, toInt(asIndex(start, words.size)));
  body.set(turn, int(0));
  loom.settle();
  body.repeat(
    () => i32.lt(body.get(turn), last),
    () => {
      loom.when(i32.gt(body.get(turn), 0), () => separate(loom, body.get(turn), paragraph, spaced.constant !== 0));
      writeEntry(loom, words, i32.add(first, body.get(entry), 0, words.size - 1));
      loom.settle();
      const next = body.keep(i32.add(body.get(entry), step, 0, 2 * MAX_SIZE));
      const wrapped = body.keep(i32.sub(next, size, 0, 2 * MAX_SIZE));
      body.set(entry, integer(body.choose(i32.ge(next, size), wrapped, next).code, 0, 2 * MAX_SIZE));
      body.set(turn, i32.add(body.get(turn), 1, 0, MAX_SIZE));
    },
  );
  return true;
};

/** The separator between two sentences. */
function separate(loom: Translation, turn: Operand, paragraph: number, isSpaced: boolean): void {
  const space = (): void => (isSpaced ? loom.literal([32]) : undefined);
  if (paragraph > 0) loom.when(i32.eq(i32.rem(turn, paragraph), 0), () => loom.literal([10, 10]), space);
  else space();
}

export const PROSE_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([[writeProse, proseWriter]]);

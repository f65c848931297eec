import type { FillState } from '../loop/fill-loop.ts';
import type { Steps } from '../graph/steps.ts';
import { UntranslatableError } from './untranslatable-error.ts';
import { type LoopSource, type TranslatedLoop, translateLoop } from './translate-loop.ts';
import { hasWebAssembly, makeInstance, makeMemory, PAGE } from './web-assembly.ts';

/** Rows are woven into a stage of this size by default, unless the buffer is in the loop's own memory. */
const STAGE = 1 << 18;

export type LinkedLoop = {
  readonly fill: (view: DataView, at: number, row: number, end: number, state: FillState) => number;
  /** A buffer in the loop's own memory: what is written there need not be copied. */
  readonly own: DataView;
};

/** The loop as WebAssembly, ready to run; undefined if it must be JavaScript. */
export function* linkLoop(
  source: Omit<LoopSource, 'rows' | 'maxRowBytes'>,
  rows: number,
  maxRowBytes: number,
  stage = STAGE,
): Steps<LinkedLoop | undefined> {
  if (!hasWebAssembly) return undefined;
  try {
    const { hoisted, statements } = source;
    const translated = yield* translateLoop({ hoisted, statements, rows, maxRowBytes });
    yield;
    return link(translated, maxRowBytes, Math.max(stage, maxRowBytes * 2));
  } catch (error) {
    if (error instanceof UntranslatableError) return undefined;
    throw error;
  }
}

function link({ bytes, hosts, image }: TranslatedLoop, maxRowBytes: number, stage: number): LinkedLoop | undefined {
  const start = Math.ceil(image.size / PAGE) * PAGE;
  const memory = makeMemory(Math.ceil((start + stage) / PAGE) + 1);
  if (memory === undefined) return undefined;
  const { buffer } = memory;
  image.copyTo(new Uint8Array(buffer));
  const host = { view: new DataView(buffer), words: new Int32Array(buffer) };
  const functions = Object.fromEntries(hosts.map(({ make }, index) => [`f${index}`, make(host)]));
  const { fill, at: stopped } = makeInstance(bytes, { host: { memory, ...functions } });
  const staged = new Uint8Array(buffer, start, stage);
  return {
    own: new DataView(buffer, start, stage),
    fill(view, at, row, end, state) {
      const salt = state.salt ?? 0;
      if (view.buffer === buffer) {
        const base = view.byteOffset;
        const next = fill(base + at, base + view.byteLength - maxRowBytes, row, end, salt);
        state.at = stopped.value - base;
        return next;
      }
      const out = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
      const limit = view.byteLength - maxRowBytes;
      let [next, place] = [row, at];
      while (next < end && place <= limit) {
        const room = Math.min(stage, view.byteLength - place);
        next = fill(start, start + room - maxRowBytes, next, end, salt);
        const length = stopped.value - start;
        out.set(length === stage ? staged : staged.subarray(0, length), place);
        place += length;
      }
      state.at = place;
      return next;
    },
  };
}

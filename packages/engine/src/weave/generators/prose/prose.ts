import { partOf, shareOf } from '../../graph/formulas.ts';
import { shortAt } from '../../graph/table-entry.ts';
import { add, bound, call, constant, type Node } from '../../graph/node.ts';
import { writeLongWord } from '../../writers/write-word.ts';
import { isSpaced } from '../../../base/locale/language.ts';
import type { Dictionary } from '../../../base/text/dictionary.ts';
import { fitDictionary } from '../../../base/text/fit-dictionary.ts';
import { type Piece, word } from '../../graph/piece.ts';
import { SPECIAL } from '../../../base/text/special.ts';
import type { Cell } from '../../cell/cell.ts';

/** A list of sentences, of which a row may use one stretch only (the good reviews, say). */
export type Sentences = { readonly words: Dictionary; readonly base: Node | number; readonly group: SentenceGroup };

/** The stretch's sizes, and for each the steps that walk through all of it before they repeat. */
export type SentenceGroup = {
  readonly sizes: Uint16Array;
  readonly steps: readonly Uint16Array[];
  readonly which: Node | number;
};

type Shape = {
  readonly min: number;
  readonly max: number;
  /** Sentences to a paragraph; one paragraph only where absent. */
  readonly perParagraph?: number;
};

/** Several different sentences, as many as fit. */
export function prosePieces(
  cell: Cell,
  { words, base, group }: Sentences,
  shape: Shape,
  room: number | undefined,
): readonly Piece[] {
  const join = shape.perParagraph !== undefined ? 2 : isSpaced(cell.lexicon.code) ? 1 : 0;
  const smallest = Math.min(...group.sizes);
  const fit = room === undefined ? shape.max : Math.floor((room + join) / (words.maxChars + join));
  const most = Math.max(1, Math.min(shape.max, smallest, fit));
  const least = Math.min(shape.min, most);
  const start = partOf(shareOf(cell.draw('sentence')), call(shortAt, group.sizes, group.which));
  if (most === 1) return [word(room === undefined ? words : fitDictionary(words, room), add(start, base))];
  const args = [
    bound(words),
    toNode(base),
    bound(group.sizes),
    bound(group.steps),
    toNode(group.which),
    start,
    cell.draw('step'),
    least === most ? constant(most) : add(cell.below(most - least + 1, 'sentences'), least),
    constant(shape.perParagraph ?? 0),
    constant(isSpaced(cell.lexicon.code) ? 1 : 0),
  ];
  return [
    {
      kind: 'written',
      write: writeProse,
      args,
      maxBytes: most * (words.maxBytes + 2),
      maxChars: most * (words.maxChars + join) - join,
      specials: words.specials | (shape.perParagraph === undefined ? 0 : SPECIAL.control),
    },
  ];
}

const toNode = (value: Node | number): Node => (typeof value === 'number' ? constant(value) : value);

/** The whole list as one stretch. */
export function sentencesOf(words: Dictionary): Sentences {
  return { words, base: 0, group: { ...groupOf([words.size]), which: 0 } };
}

export function groupOf(sizes: readonly number[]): Pick<SentenceGroup, 'sizes' | 'steps'> {
  return { sizes: Uint16Array.from(sizes), steps: sizes.map(coprimes) };
}

/** Steps that have no divisor in common with the size: each visits every entry once. */
function coprimes(size: number): Uint16Array {
  const steps = Array.from({ length: size }, (_, index) => index + 1).filter((step) => divisor(step, size) === 1);
  return Uint16Array.from(steps);
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

export function writeProse(
  view: DataView,
  at: number,
  words: Dictionary,
  base: number,
  sizes: Uint16Array,
  steps: readonly Uint16Array[],
  which: number,
  start: number,
  random: number,
  count: number,
  perParagraph: number,
  spaced: number,
): number {
  const size = sizes[which] as number;
  const choices = steps[which] as Uint16Array;
  const step = choices[Math.floor((random >>> 0) * (choices.length / 4294967296))] as number;
  let next = at;
  let entry = start;
  for (let i = 0; i < count; i++) {
    if (i > 0) {
      if (perParagraph > 0 && i % perParagraph === 0) {
        view.setUint8(next, 10);
        view.setUint8(next + 1, 10);
        next += 2;
      } else if (spaced !== 0) view.setUint8(next++, 32);
    }
    next = writeLongWord(view, next, words, base + entry);
    entry += step;
    if (entry >= size) entry -= size;
  }
  return next;
}

import type { ColumnType } from '../../../language/types/column-type.ts';
import { parseMicros } from '../../../language/values/parse-micros.ts';
import { TAGS } from './canonical-tags.ts';
import { writeOther, writeTagged8 } from './write-canonical.ts';
import { DAY_MICROS } from '../../../language/values/calendar.ts';

/** Flags of PostgreSQL's binary form. */
export const RANGE = { empty: 1, lowerIncluded: 2, upperIncluded: 4, lowerOpen: 8, upperOpen: 16 } as const;

const FORM = /^\s*([[(])((?:[^",]|"(?:[^"\\]|\\.|"")*")*),((?:[^",]|"(?:[^"\\]|\\.|"")*")*)([\])])\s*$/s;

type TextWriter = (view: DataView, at: number, text: string) => number;

/** A range's text; ranges of integers and dates are converted to the form [from, to) that PostgreSQL uses. */
export function rangeWriter(subtype: ColumnType, writeBound: TextWriter): TextWriter {
  const isDiscrete = subtype.kind === 'integer' || subtype.kind === 'date';
  return (view, at, text) => {
    if (text.trim().toLowerCase() === 'empty') return writeFlags(view, at, RANGE.empty);
    const match = FORM.exec(text);
    if (match === null) return writeOther(view, at, text);
    const [, open, low = '', high = '', close] = match;
    const flags =
      (low === '' ? RANGE.lowerOpen : open === '[' ? RANGE.lowerIncluded : 0) |
      (high === '' ? RANGE.upperOpen : close === ']' ? RANGE.upperIncluded : 0);
    const bounds = [low, high].filter((bound) => bound !== '').map(unquote);
    return isDiscrete
      ? writeDiscrete(view, at, text, flags, subtype.kind === 'date', bounds)
      : bounds.reduce((next, bound) => writeBound(view, next, bound), writeFlags(view, at, flags));
  };
}

export function writeFlags(view: DataView, at: number, flags: number): number {
  view.setUint8(at, TAGS.range);
  view.setUint8(at + 1, flags);
  return at + 2;
}

function unquote(bound: string): string {
  return bound.replaceAll(/"((?:[^"\\]|\\.|"")*)"/gs, (_, inner: string) => inner.replaceAll(/\\(.)|"(")/gs, '$1$2'));
}

function writeDiscrete(
  view: DataView,
  at: number,
  text: string,
  flags: number,
  isDate: boolean,
  bounds: readonly string[],
): number {
  const numbers = bounds.map((bound) => (isDate ? parseMicros(bound) / DAY_MICROS : Number(bound)));
  if (!numbers.every(Number.isSafeInteger)) return writeOther(view, at, text);
  const steps = [
    ...((flags & RANGE.lowerOpen) === 0 ? [(flags & RANGE.lowerIncluded) === 0 ? 1 : 0] : []),
    ...((flags & RANGE.upperOpen) === 0 ? [(flags & RANGE.upperIncluded) === 0 ? 0 : 1] : []),
  ];
  const moved = numbers.map((number, index) => number + (steps[index] ?? 0));
  const [from, to] = moved;
  if (from !== undefined && to !== undefined && from >= to) return writeFlags(view, at, RANGE.empty);
  const kept =
    (flags & (RANGE.lowerOpen | RANGE.upperOpen)) | ((flags & RANGE.lowerOpen) === 0 ? RANGE.lowerIncluded : 0);
  const tag = isDate ? TAGS.date : TAGS.integer;
  return moved.reduce((next, number) => writeTagged8(view, next, tag, number), writeFlags(view, at, kept));
}

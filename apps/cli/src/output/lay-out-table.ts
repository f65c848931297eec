import { cutToWidth, padEnd, padStart, textWidth } from './text-width.ts';
import { wrapWithin } from './wrap-text.ts';

export type Layout = {
  readonly lines: readonly string[];
  /** Columns without room. */
  readonly hidden: readonly string[];
};

export type LayoutColumn = {
  readonly name: string;
  readonly cells: readonly string[];
  readonly alignRight?: boolean;
  /** A part of it is useless: it is shown whole, or not at all. */
  readonly isWhole?: boolean;
  /** A text that does not fit into a line continues on the next, and nothing is cut. */
  readonly wraps?: boolean;
};

export type LayoutOptions = {
  readonly width: number;
  readonly head?: (text: string) => string;
  /** The width up to which one column is shortened before any other. */
  readonly widest?: number;
  /** Less than this of a column's text is useless. */
  readonly narrowest?: number;
  readonly indent?: string;
};

const GAP = '  ';
/** The first column identifies the rows: it is cut last. */
const FIRST = 24;

/** Text in columns that fit a width: long ones are cut, and hidden ones are named. */
export function layOutTable(columns: readonly LayoutColumn[], options: LayoutOptions): Layout {
  const { width, head = (text) => text, widest = 40, narrowest = 8, indent = '' } = options;
  const natural = columns.map(({ name, cells }) =>
    Math.min(widest, Math.max(textWidth(name), ...cells.map(textWidth))),
  );
  const room = width - indent.length;
  const least = natural.map((most, index) => {
    if (columns[index]?.isWhole === true) return most;
    return index === 0 ? Math.min(FIRST, Math.floor(room / 2)) : narrowest;
  });
  const shown = countShown(natural, room, least);
  const widths = shrink(natural.slice(0, shown), room - GAP.length * (shown - 1), least);
  const kept = columns.slice(0, shown);
  const line = (texts: readonly string[], paint: (text: string) => string): string =>
    (
      indent +
      texts
        .map((text, index) =>
          paint(place(text, kept[index]?.alignRight === true, widths[index] ?? 0, index === shown - 1)),
        )
        .join(GAP)
    ).trimEnd();
  const rows = Math.max(0, ...kept.map(({ cells }) => cells.length));
  const linesOf = (row: number): readonly string[] => {
    const parts = kept.map(({ cells, wraps }, index) =>
      wraps === true ? wrapWithin(cells[row] ?? '', widths[index] ?? 1) : [cells[row] ?? ''],
    );
    return Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, part) =>
      line(
        parts.map((texts) => texts[part] ?? ''),
        (text) => text,
      ),
    );
  };
  return {
    lines: [
      line(
        kept.map(({ name }) => name),
        head,
      ),
      ...Array.from({ length: rows }, (_, row) => linesOf(row)).flat(),
    ],
    hidden: columns.slice(shown).map(({ name }) => name),
  };
}

function place(text: string, alignRight: boolean, width: number, isLast: boolean): string {
  const cut = cutToWidth(text, width);
  if (alignRight) return padStart(cut, width);
  return isLast ? cut : padEnd(cut, width);
}

function countShown(natural: readonly number[], room: number, least: readonly number[]): number {
  let used = 0;
  for (const [index, width] of natural.entries()) {
    used += Math.min(width, least[index] ?? 0) + (index === 0 ? 0 : GAP.length);
    if (used > room) return Math.max(1, index);
  }
  return natural.length;
}

/** Shortens the column that can give most, until all fit. */
function shrink(natural: readonly number[], room: number, least: readonly number[]): readonly number[] {
  const widths = [...natural];
  for (let excess = widths.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess--) {
    const spare = widths.map((width, index) => width - (least[index] ?? 0));
    const most = Math.max(...spare);
    if (most <= 0) break;
    const giver = spare.indexOf(most);
    widths[giver] = (widths[giver] ?? 0) - 1;
  }
  return widths;
}

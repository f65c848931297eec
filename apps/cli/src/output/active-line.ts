import { drawBar } from './draw-bar.ts';
import { fitParts } from './fit-parts.ts';
import { formatBytes, formatRemaining, formatShort } from './format-number.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import { cutToWidth, padEnd, padStart, textWidth } from './text-width.ts';

export type Look = { readonly style: Terminal['style']; readonly width: number; readonly nameWidth: number };

export type ActiveTable = {
  readonly name: string;
  readonly rows: number;
  readonly rowsDone: number;
  readonly bytes: number;
  /** Seconds since it started. */
  readonly seconds: number;
  /** The duration of the whole run is shown below. */
  readonly isPart?: boolean;
};

/** A table in progress: a bar, and what fits beside it. */
export function activeLine(table: ActiveTable, { style, width, nameWidth }: Look): string {
  const share = table.rows === 0 ? 1 : table.rowsDone / table.rows;
  const rate = table.rowsDone / Math.max(table.seconds, 0.001);
  const parts = [
    padStart(`${Math.floor(share * 100)}%`, 5),
    ...(table.isPart === true ? [] : [padStart(`ETA ${formatRemaining((table.rows - table.rowsDone) / rate)}`, 11)]),
    padStart(`${formatShort(rate)} rows/s`, 15),
    // In a database they are not counted per table.
    ...(table.bytes === 0 ? [] : [padStart(formatBytes(table.bytes), 10)]),
  ];
  const room = width - nameWidth - 3;
  const facts = fitParts(parts, room - 10);
  const bar = Math.min(30, room - textWidth(facts));
  const name = padEnd(cutToWidth(printable(table.name), nameWidth), nameWidth);
  return `${style.cyan('→')} ${name} ${drawBar(share, bar, style)}${facts}`;
}

/** Cells for the names of tables: as wide as the widest, up to a third of the line. */
export function nameColumn(names: readonly string[], width: number, most = 40): number {
  const widest = Math.max(4, ...names.map((name) => textWidth(printable(name))));
  return Math.max(4, Math.min(most, Math.floor(width / 3), widest));
}

import type { LayoutColumn } from './lay-out-table.ts';
import type { Terminal } from './terminal.ts';
import { cutToWidth, padEnd, textWidth } from './text-width.ts';

/** The rows of a table one below the other, a line for each column: if they do not fit beside each other. */
export function cellRecords(
  columns: readonly LayoutColumn[],
  { style, width }: Pick<Terminal, 'style' | 'width'>,
): readonly string[] {
  const room = width();
  const names = Math.min(Math.floor(room / 2), Math.max(0, ...columns.map(({ name }) => textWidth(name))));
  const rows = Math.max(0, ...columns.map(({ cells }) => cells.length));
  return Array.from({ length: rows }, (_, row) => [
    ...(row === 0 ? [] : ['']),
    ...columns.map(({ name, cells }) => {
      const title = padEnd(cutToWidth(name, names), names);
      return `  ${style.cyan(title)}  ${cutToWidth(cells[row] ?? '', Math.max(1, room - names - 4))}`;
    }),
  ]).flat();
}

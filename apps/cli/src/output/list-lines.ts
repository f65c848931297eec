import { layOutTable } from './lay-out-table.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';

export type ListColumn<T> = readonly [name: string, cell: (item: T) => string, align?: 'right'];

/** Records as a table of text, a line each. */
export function listLines<T>(
  items: readonly T[],
  columns: readonly ListColumn<T>[],
  { style, width }: Pick<Terminal, 'style' | 'width'>,
): readonly string[] {
  return layOutTable(
    columns.map(([name, cell, align]) => ({
      name,
      cells: items.map((item) => printable(cell(item))),
      alignRight: align === 'right',
    })),
    { width: width(), head: style.bold },
  ).lines;
}

/** `2026-11-15 09:30`, in UTC like all times of the service. */
export const formatTime = (time: string | null): string => (time === null ? '-' : time.slice(0, 16).replace('T', ' '));

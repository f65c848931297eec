import { layOutTable } from './lay-out-table.ts';
import { listLines } from './list-lines.ts';
import { printable } from './printable.ts';
import { fieldTitle, showField } from './show-value.ts';
import type { Terminal } from './terminal.ts';
import { padEnd, textWidth } from './text-width.ts';
import { wrapText } from './wrap-text.ts';

type Item = { readonly [field: string]: unknown };
type Look = Pick<Terminal, 'style' | 'width'>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Columns of a list by the paths of their fields. Ids are shown whole or not at all, because a part of one is useless.
 */
export function itemLines(items: readonly Item[], columns: readonly string[], terminal: Look): readonly string[] {
  const cells = columns.map((path) => ({
    name: fieldTitle(path),
    cells: items.map((item) => printable(showField(path.split('.').at(-1) ?? path, fieldOf(item, path)))),
    alignRight: isNumeric(items.map((item) => fieldOf(item, path))),
    isWhole: items.some((item) => /^[a-z]{3}_[0-9a-z]{26}$/.test(String(fieldOf(item, path)))),
  }));
  const { lines, hidden } = layOutTable(cells, { width: terminal.width(), head: terminal.style.bold, narrowest: 12 });
  if (hidden.length === 0) return lines;
  const more = `Not shown for lack of space: ${hidden.join(', ')}. A wider terminal or --json shows all.`;
  return [...lines, ...wrapText(more, terminal.width()).map(terminal.style.dim)];
}

const isNumeric = (values: readonly unknown[]): boolean => {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length > 0 && known.every((value) => typeof value === 'number');
};

const fieldOf = (item: Item, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => (isItem(value) ? value[field] : undefined), item);

/** A record, a line for each field; lists of records follow as tables. */
export function recordLines(record: Item, terminal: Look): readonly string[] {
  const fields = flatten(record);
  const plain = fields.filter(([, value]) => !isTable(value));
  const width = Math.max(0, ...plain.map(([name]) => textWidth(name)));
  return [
    ...plain.flatMap(([name, value]) => {
      const text = printable(showField(name, value));
      const [first = '', ...rest] = wrapText(text, Math.max(20, terminal.width() - width - 2));
      return [
        `${terminal.style.dim(padEnd(name.replaceAll('_', ' '), width))}  ${first}`,
        ...rest.map((line) => `${' '.repeat(width)}  ${line}`),
      ];
    }),
    ...fields.flatMap(([name, value]) => (isTable(value) ? ['', ...tableLines(name, value, terminal)] : [])),
  ];
}

const isTable = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);

function tableLines(name: string, items: readonly Item[], terminal: Look): readonly string[] {
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))].filter((column) =>
    items.every((item) => !isItem(item[column])),
  );
  return [
    terminal.style.bold(name.replaceAll('_', ' ')),
    ...listLines(
      items,
      columns.map((column) => [column.replaceAll('_', ' '), (item: Item) => showField(column, item[column])] as const),
      terminal,
    ),
  ];
}

/** Nested fields get both names: `target.host`. */
function flatten(record: Item, prefix = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(record).flatMap(([name, value]) =>
    isItem(value) ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value] as const],
  );
}

import type { TypeShape } from '@rowloom/engine';
import type { ColumnRow } from './catalogue-rows.ts';
import { asksOnlyForNull, spell } from './spell-check.ts';
import { tokenize } from './tokenize.ts';

const TIMESTAMP: TypeShape = { kind: 'timestamp', precision: 0 };

/** The tokens of a default: the column contains what SQLite's own functions return. */
const DEFAULTS: readonly (readonly [RegExp, TypeShape])[] = [
  [/^(?:current_timestamp|datetime(?: 'now'.*)?|strftime '%y-%m-%d %h:%m:%s' , 'now'.*)$/, TIMESTAMP],
  [/^(?:current_date|date(?: 'now'.*)?|strftime '%y-%m-%d' , 'now'.*)$/, { kind: 'date' }],
];
const NAMES: readonly (readonly [RegExp, TypeShape])[] = [
  [/_at$|[a-z]At$/, TIMESTAMP],
  [/(?:^|_)date$|[a-z]Date$/, { kind: 'date' }],
];

/**
 * SQLite has no types for times, and programs store them as text in the format of its functions: `created_at TEXT
 * DEFAULT (datetime('now'))`. Such a column is a timestamp by its default or its name, unless something reads it as
 * text. `known`: the timestamps that a CHECK identifies; they may be compared.
 */
export function momentsByHabit(
  columns: readonly ColumnRow[],
  known: ReadonlySet<string>,
  texts: readonly string[],
): ReadonlyMap<string, TypeShape> {
  const found = new Map(
    columns.flatMap((column) => {
      const shape = shapeOf(column);
      return shape === undefined ? [] : [[column.name.toLowerCase(), shape] as const];
    }),
  );
  for (;;) {
    const moments = new Set([...known, ...found.keys()]);
    const read = [...found.keys()].filter((name) =>
      texts.some((text) => !asksOnlyForNull(spell(text, name, moments).replaceAll(COMPARED, ''))),
    );
    if (read.length === 0) return found;
    for (const name of read) found.delete(name);
  }
}

/** `? >= @`: with another timestamp. */
const COMPARED = /\? (?:<|>)(?: ?=)? @|@ (?:<|>)(?: ?=)? \?/g;

function shapeOf({ name, type, default: filled, generated }: ColumnRow): TypeShape | undefined {
  if (!/^text$/i.test(type.trim()) || generated !== undefined) return undefined;
  const written = filled === undefined ? undefined : spelledDefault(filled);
  const [table, text] = written === undefined || written === 'null' ? [NAMES, name] : [DEFAULTS, written];
  return table.find(([pattern]) => pattern.test(text))?.[1];
}

function spelledDefault(text: string): string {
  const pieces = tokenize(text).map(({ kind, value }) =>
    kind === 'text' ? `'${value.toLowerCase()}'` : value.toLowerCase(),
  );
  return pieces.filter((piece) => piece !== '(' && piece !== ')').join(' ');
}

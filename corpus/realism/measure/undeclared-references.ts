import type { PreviewValue } from '@rowloom/engine';
import { wordsOf } from '../name-words.ts';
import type { Case } from '../share.ts';
import type { WovenSchema, WovenTable } from '../woven-schema.ts';

/** Columns named after a table and its key, without a constraint: their values exist. */
export function undeclaredReferences(schema: WovenSchema, { key, table, rows }: WovenTable): readonly Case[] {
  const declared = new Set([
    ...table.foreign_keys.flatMap(({ columns }) => columns),
    ...(table.primary_key?.columns.length === 1 ? table.primary_key.columns : []),
  ]);
  return table.columns.flatMap(({ name, type }): Case[] => {
    if (declared.has(name)) return [];
    const parent = namedParent(schema, name);
    const [id, ...more] = parent?.table.primary_key?.columns ?? [];
    if (parent === undefined || id === undefined || more.length > 0) return [];
    const their = parent.table.columns.find((column) => column.name === id);
    if (their === undefined || their.type.kind !== type.kind) return [];
    const known = new Set(parent.rows.map((row) => row[id]));
    const given = rows.map((row) => row[name]).filter((value): value is PreviewValue => (value ?? null) !== null);
    return [
      {
        what: `${key}.${name} → ${parent.key}`,
        good: given.filter((value) => known.has(value)).length,
        all: given.length,
      },
    ];
  });
}

function namedParent({ tables }: WovenSchema, column: string): WovenTable | undefined {
  const words = wordsOf(column);
  const last = words.at(-1);
  if (words.length < 2 || last === undefined || !['id', 'uuid', 'key'].includes(last)) return undefined;
  const noun = words.slice(0, -1).join('_');
  return [...tables.values()].find(({ table }) => {
    const name = wordsOf(table.name).join('_');
    return [noun, `${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies')].includes(name);
  });
}

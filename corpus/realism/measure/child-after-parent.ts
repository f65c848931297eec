import { type Table, tableKey } from '@rowloom/engine';
import { wordsOf } from '../name-words.ts';
import type { Case } from '../share.ts';
import type { WovenSchema, WovenTable } from '../woven-schema.ts';
import { keysOf, parentOf } from './parents.ts';
import { momentOf } from './times-in-row.ts';

const MADE = new Set([
  'created',
  'inserted',
  'added',
  'placed',
  'registered',
  'angelegt',
  'erstellt',
  'cree',
  'creation',
  'datec',
  'creado',
]);

const birthOf = (table: Table): string | undefined =>
  table.columns.find(({ name, type }) => type.kind === 'timestamp' && wordsOf(name).some((word) => MADE.has(word)))
    ?.name;

/** A row is not older than the one it refers to. */
export function childAfterParent(schema: WovenSchema, { key, table, rows }: WovenTable): readonly Case[] {
  const own = birthOf(table);
  if (own === undefined) return [];
  return table.foreign_keys.flatMap((foreign): Case[] => {
    const parent = parentOf(schema, foreign);
    const theirs = parent && birthOf(parent.table);
    if (parent === undefined || theirs === undefined || parent.key === tableKey(table)) return [];
    const parents = keysOf(parent, foreign.references.columns);
    const pairs = rows.flatMap((row) => {
      const [child, other] = [momentOf(row[own]), momentOf(parents.get(keyText(row, foreign.columns))?.[theirs])];
      return child === undefined || other === undefined ? [] : [[child, other] as const];
    });
    const what = `${key}.${own} ≥ ${parent.key}.${theirs}`;
    return [{ what, good: pairs.filter(([child, other]) => child >= other).length, all: pairs.length }];
  });
}

const keyText = (row: Readonly<Record<string, unknown>>, columns: readonly string[]): string =>
  JSON.stringify(columns.map((name) => row[name]));

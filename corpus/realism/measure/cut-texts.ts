import { reference } from '../judge/reference.ts';
import { vocabularyWords } from '../judge/vocabularies.ts';
import type { Case } from '../share.ts';
import type { WovenSchema, WovenTable } from '../woven-schema.ts';

/**
 * Texts of several words that end exactly where the column does, in a word that occurs nowhere else, were cut off:
 * `Cash on delivery` just fits its varchar(16), and `Cash on delive` does not.
 */
export function cutTexts(schema: WovenSchema, { key, table, rows }: WovenTable): readonly Case[] {
  return table.columns.flatMap(({ name, type }): Case[] => {
    const most = type.kind === 'text' && type.fixed !== true ? type.max_length : undefined;
    if (most === undefined || most < 8) return [];
    const phrases = rows.map((row) => row[name]).filter((value) => typeof value === 'string' && value.includes(' '));
    const whole = phrases.filter((value) => isWhole(schema, String(value), most));
    return [{ what: `${key}.${name}`, good: whole.length, all: phrases.length }];
  });
}

function isWhole(schema: WovenSchema, value: string, most: number): boolean {
  if ([...value].length < most || /[.!?)]$/.test(value)) return true;
  const last = /[\p{L}\d]+$/u.exec(value)?.[0];
  return last !== undefined && wordsOf(schema).has(last.toLowerCase());
}

const known = new WeakMap<WovenSchema, ReadonlySet<string>>();

/** Words in texts with room left, and those that the judge knows. */
function wordsOf(schema: WovenSchema): ReadonlySet<string> {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const words = new Set([...reference.nouns(), ...vocabularyWords()]);
  for (const { table, rows } of schema.tables.values())
    for (const { name, type } of table.columns) {
      const most = (type.kind === 'text' ? type.max_length : undefined) ?? Number.POSITIVE_INFINITY;
      if (type.kind !== 'text') continue;
      for (const row of rows) {
        const value = row[name];
        if (typeof value !== 'string' || [...value].length >= most) continue;
        for (const word of value.toLowerCase().split(/[^\p{L}\d]+/u)) words.add(word);
      }
    }
  known.set(schema, words);
  return words;
}

import type { Case } from '../share.ts';
import type { WovenTable } from '../woven-schema.ts';

/** Texts of several words that end exactly where the column does were cut off, more likely than not. */
export function cutTexts({ key, table, rows }: WovenTable): readonly Case[] {
  return table.columns.flatMap(({ name, type }): Case[] => {
    const most = type.kind === 'text' && type.fixed !== true ? type.max_length : undefined;
    if (most === undefined || most < 8) return [];
    const phrases = rows.map((row) => row[name]).filter((value) => typeof value === 'string' && value.includes(' '));
    const whole = phrases.filter((value) => [...String(value)].length < most || /[.!?)]$/.test(String(value)));
    return [{ what: `${key}.${name}`, good: whole.length, all: phrases.length }];
  });
}

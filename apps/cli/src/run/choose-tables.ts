import type { Plan } from '@rowloom/engine';
import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** The named tables, or all; in plan order. A table may be named without its schema if its name is unique. */
export function chooseTables(plan: Plan, wished: string | undefined, option: string): readonly string[] {
  const names = plan.tables.map(({ name }) => name);
  if (wished === undefined) return names;
  const chosen = new Set(
    wished
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => findName(names, word, option)),
  );
  if (chosen.size === 0) throw refusal(EXIT.usage, `${option} does not name a table.`);
  return names.filter((name) => chosen.has(name));
}

function findName(names: readonly string[], word: string, option: string): string {
  if (names.includes(word)) return word;
  const ends = names.filter((name) => name.endsWith(`.${word}`));
  if (ends.length === 1 && ends[0] !== undefined) return ends[0];
  const near = ends[0] ?? nearestWord(word, names);
  throw refusal(
    EXIT.plan,
    `${option}: there is no table ${word}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    [`Tables: ${names.join(', ')}`],
  );
}

import { type Rules, type SchemaDocument, tableKey } from '@rowloom/engine';
import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** Rules that skip all tables but the named ones, if any. `kept` are never filled. */
export function chooseRunTables(schema: SchemaDocument, wished: string | undefined, kept: ReadonlySet<string>): Rules {
  const names = schema.tables.filter(({ partition_of }) => partition_of === undefined).map(tableKey);
  const fillable = names.filter((name) => !kept.has(name));
  const chosen = new Set(wished === undefined ? fillable : readNames(fillable, wished));
  return Object.fromEntries(names.filter((name) => !chosen.has(name)).map((name) => [name, { skip: true }]));
}

function readNames(names: readonly string[], wished: string): readonly string[] {
  const words = wished
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0) throw refusal(EXIT.usage, '--tables does not name a table.');
  return words.map((word) => {
    const ends = names.filter((name) => name.endsWith(`.${word}`));
    const found = names.find((name) => name === word) ?? (ends.length === 1 ? ends[0] : undefined);
    if (found !== undefined) return found;
    const near = ends[0] ?? nearestWord(word, names);
    throw refusal(
      EXIT.plan,
      `--tables: there is no table ${word}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    );
  });
}

import { type Rules, type SchemaDocument, tableKey } from '@rowloom/engine';
import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

export type ChosenTables = {
  /** Rules that leave the other tables alone. */
  readonly skipped: Rules;
  /** Tables whose rows stay, and may be referred to. */
  readonly existing: readonly string[];
};

/** The tables named, or all; those that are not named stay as they are. `kept` are never filled. */
export function chooseRunTables(
  schema: SchemaDocument,
  wished: string | undefined,
  { isCreated, kept }: { readonly isCreated: boolean; readonly kept: ReadonlySet<string> },
): ChosenTables {
  const names = schema.tables.filter(({ partition_of }) => partition_of === undefined).map(tableKey);
  const fillable = names.filter((name) => !kept.has(name));
  const chosen = new Set(wished === undefined ? fillable : readNames(fillable, wished));
  const others = names.filter((name) => !chosen.has(name));
  return {
    skipped: Object.fromEntries(others.map((name) => [name, { skip: true }])),
    // Tables that the run creates have no rows to keep; the others may be there already.
    existing: wished !== undefined ? others : isCreated ? [] : names,
  };
}

function readNames(names: readonly string[], wished: string): readonly string[] {
  const words = wished
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0) throw refusal(EXIT.usage, '--tables names no table.');
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

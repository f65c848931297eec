import { type SchemaDocument, tableKey } from '@rowloom/engine';
import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** A missing column would be withheld silently. */
export function checkAllowed(allow: readonly string[], { tables }: SchemaDocument): void {
  const known = tables.flatMap((table) =>
    table.columns.flatMap(({ name }) => [`${table.name}.${name}`, `${tableKey(table)}.${name}`]),
  );
  for (const word of allow) {
    if (word === '*' || known.includes(word)) continue;
    const near = nearestWord(word, known);
    throw refusal(
      EXIT.usage,
      `--allow: there is no column ${word}.${near === undefined ? ' Write it as table.column.' : ` Did you mean ${near}?`}`,
    );
  }
}

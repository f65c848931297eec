import { type ForeignKey, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { CheckSession } from './check-session.ts';

/** Whether orphans are found fastest by walking an index of each side in parallel. */
export type Walks = (table: Table, key: ForeignKey) => boolean;

export async function readWalks(session: CheckSession, document: SchemaDocument): Promise<Walks> {
  const { walks } = dialectOf(document).examining;
  const rows = walks === undefined ? [] : await session.attempt(walks);
  if (typeof rows === 'string' || rows.length === 0) return () => false;
  const large = new Map<string, boolean>();
  for (const row of rows) {
    const [schema, name, column] = [String(row['schema']), String(row['table']), String(row['column'])];
    large.set(placeOf({ schema, name }, column), row['large'] === true);
    // Names without a schema are those of the only one.
    large.set(placeOf({ name }, column), row['large'] === true);
  }
  return (table, { columns, references }) => {
    const [column, ...others] = columns;
    const [parentColumn] = references.columns;
    if (column === undefined || parentColumn === undefined || others.length > 0) return false;
    const parent = placeOf({ ...references, name: references.table }, parentColumn);
    return large.get(placeOf(table, column)) === true && large.has(parent);
  };
}

const placeOf = (table: { readonly name: string; readonly schema?: string }, column: string): string =>
  JSON.stringify([tableKey(table), column]);

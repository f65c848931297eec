import { type Session, targetError } from '@rowloom/databases';
import { type RunContext, type SchemaDocument, tableKey } from '@rowloom/engine';
import type { LedgerChunk } from '../ledger/chunks.ts';
import { catalogueName } from '../schema/read-shapes.ts';
import { writtenColumns } from './stage-rows.ts';

export type PresentChunks = {
  readonly chunks: readonly LedgerChunk[];
  /** Names of tables that were dropped with their rows. */
  readonly gone: readonly string[];
};

/** The chunks of tables that still exist: what others have dropped need not be undone. */
export function presentChunks(
  session: Pick<Session, 'dialect'>,
  schema: SchemaDocument,
  run: RunContext,
  chunks: readonly LedgerChunk[],
  found: SchemaDocument,
): PresentChunks {
  const there = new Map(found.tables.map((table) => [tableKey(table), table]));
  const gone = new Set<string>();
  const lacking: string[] = [];
  for (const name of new Set(chunks.map(({ table }) => table))) {
    const context = run.tables.get(name);
    const now = context === undefined ? undefined : there.get(catalogueName(session, schema, context.table));
    if (context === undefined || now === undefined) {
      gone.add(name);
      continue;
    }
    const columns = new Set(now.columns.map((column) => column.name));
    lacking.push(...writtenColumns(context).flatMap((column) => (columns.has(column) ? [] : [`${name}.${column}`])));
  }
  if (lacking.length > 0) {
    const plain = `The run cannot be undone: its rows are found by what it wrote, and ${lacking.slice(0, 5).join(', ')} ${lacking.length === 1 ? 'is' : 'are'} gone. Add ${lacking.length === 1 ? 'the column' : 'the columns'} again, or drop the table: then the rest can be undone.`;
    throw targetError('unsupported', plain, { plain });
  }
  return { chunks: chunks.filter(({ table }) => !gone.has(table)), gone: [...gone] };
}

import { setFlagsFromString } from 'node:v8';
import type { SchemaDocument } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

export type SqlSource = { readonly schema: SchemaDocument; readonly warnings: readonly string[] };

/** PostgreSQL's DDL. The grammar is loaded only where there is SQL to read. */
export async function readSqlText(text: string, shown: string, name: string): Promise<SqlSource> {
  // Optimising the grammar takes half a gigabyte and most of a second, for which the process waits before it ends, and
  // gains nothing on one file. At run time V8 heeds these two together, and neither --liftoff-only nor one alone.
  setFlagsFromString('--no-wasm-tier-up --no-wasm-dynamic-tiering');
  const { readPostgresqlDdl } = await import('@rowloom/sql');
  const read = await readPostgresqlDdl(text, { name });
  const place = ({
    line,
    column,
    message,
  }: {
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }): string => `${shown}:${line}:${column}: ${message}`;
  if ('issues' in read) {
    const [first, ...others] = read.issues.map(place);
    throw refusal(EXIT.input, first ?? `${shown} could not be read.`, [
      ...others,
      'Rowloom reads PostgreSQL DDL: hand-written, migrations, or pg_dump --schema-only.',
    ]);
  }
  if (read.document.tables.length === 0) {
    throw refusal(
      EXIT.input,
      `${shown} defines no table. Give the SQL that creates your tables, for example of pg_dump --schema-only.`,
    );
  }
  return { schema: read.document, warnings: read.warnings.map(place) };
}

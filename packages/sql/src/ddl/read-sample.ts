import type { Column, SchemaDocument, Table } from '@rowloom/engine';
import type { Issue } from '../issue.ts';
import { type ReadDdlOptions, readPostgresqlDdlSync } from './read-postgresql-ddl.ts';

/** For tests: the document, or an exception with the issues. */
export function readSample(
  text: string,
  options: ReadDdlOptions = {},
): { readonly document: SchemaDocument; readonly warnings: readonly Issue[] } {
  const result = readPostgresqlDdlSync(text, options);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result;
}

export function tableOf(text: string, name: string): Table {
  const found = readSample(text).document.tables.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
}

export function columnOf(text: string, name: string): Column {
  const columns = readSample(text).document.tables.flatMap((table) => table.columns);
  const found = columns.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no column ${name}`);
  return found;
}

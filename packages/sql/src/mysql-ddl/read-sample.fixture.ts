import type { Column, SchemaDocument, Table } from '@rowloom/engine';
import type { Issue } from '../issue.ts';
import { type ReadMysqlOptions, readMysqlDdl } from './read-mysql-ddl.ts';

/** For tests: the document, or an exception with the issues. */
export function read(
  text: string,
  options: ReadMysqlOptions = {},
): { readonly document: SchemaDocument; readonly warnings: readonly Issue[] } {
  const result = readMysqlDdl(text, options);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result;
}

export const tablesOf = (text: string, options: ReadMysqlOptions = {}): readonly Table[] =>
  read(text, options).document.tables;
export const names = (text: string, options: ReadMysqlOptions = {}): readonly string[] =>
  tablesOf(text, options).map(({ name }) => name);
export const columnOf = (declared: string, options: ReadMysqlOptions = {}): Column | undefined =>
  tablesOf(`CREATE TABLE t (${declared})`, options)[0]?.columns[0];

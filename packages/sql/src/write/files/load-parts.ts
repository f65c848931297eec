import type { Column, FileFormat, SchemaDocument, Table } from '@rowloom/engine';
import type { Ddl } from '../ddl/ddl.ts';

export type LoadTable = {
  readonly table: Table;
  /** Its name in a dialect whose tables have no schemas. */
  readonly flatName: string;
  readonly file: string;
  /** Columns that the file holds, in its order. */
  readonly columns: readonly Column[];
};

export type LoadParts = {
  /** Whose tables the DDL makes: more than are loaded, where some have no rows. */
  readonly schema: SchemaDocument;
  readonly format: FileFormat;
  readonly gzip: boolean;
  readonly ddl: Ddl;
  /** In the order in which they are loaded. */
  readonly tables: readonly LoadTable[];
  /** What loads them. */
  readonly rows: readonly string[];
};

/** The program that people load files with. */
export type LoadClient = {
  /** How it is told to run the script. */
  readonly command: string;
  /** How it reads the file of a table; a format that is absent is one that it cannot read. */
  readonly formats: Readonly<Partial<Record<FileFormat, (part: LoadTable, gzip: boolean) => readonly string[]>>>;
  readonly script: (parts: LoadParts) => readonly string[];
};

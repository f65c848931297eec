import type { Column, FileFormat, SchemaDocument, Table } from '@rowloom/engine';
import type { Ddl } from '../ddl/ddl.ts';

export type LoadTable = {
  readonly table: Table;
  /** Its name in a dialect without schemas. */
  readonly flatName: string;
  readonly file: string;
  /** Columns that the file holds, in its order. */
  readonly columns: readonly Column[];
};

export type LoadParts = {
  /** The tables that the DDL creates: more than are loaded, if some have no rows. */
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
  /** How to tell it to run the script. */
  readonly command: string;
  /** How it reads a table's file; an absent format is unsupported. */
  readonly formats: Readonly<Partial<Record<FileFormat, (part: LoadTable, gzip: boolean) => readonly string[]>>>;
  readonly script: (parts: LoadParts) => readonly string[];
};

/**
 * The type of a column, in terms that fit PostgreSQL, MySQL, MariaDB and SQLite alike. `native` keeps the database's
 * own name, so that nothing is lost on the way back to DDL. An unrecognised type is `unknown`, never an error.
 */
export type ColumnType = { readonly native: string } & TypeShape;

export type TypeShape =
  | { readonly kind: 'integer'; readonly bits: 8 | 16 | 24 | 32 | 64; readonly unsigned?: boolean }
  | { readonly kind: 'decimal'; readonly precision?: number; readonly scale?: number; readonly unsigned?: boolean }
  | { readonly kind: 'float'; readonly bits: 32 | 64 }
  | { readonly kind: 'money' }
  | { readonly kind: 'boolean' }
  | {
      readonly kind: 'text';
      readonly max_length?: number;
      readonly fixed?: boolean;
      readonly case_insensitive?: boolean;
      /** If the column's character set covers less than Unicode. */
      readonly charset?: 'ascii' | 'latin1';
    }
  | { readonly kind: 'bytes'; readonly max_length?: number; readonly fixed?: boolean }
  | { readonly kind: 'bits'; readonly length?: number; readonly varying?: boolean }
  | { readonly kind: 'date' }
  | { readonly kind: 'time'; readonly precision?: number; readonly zone?: boolean }
  | { readonly kind: 'timestamp'; readonly precision?: number; readonly zone?: boolean }
  | { readonly kind: 'interval'; readonly fields?: string }
  | { readonly kind: 'year' }
  | { readonly kind: 'uuid' }
  | { readonly kind: 'json'; readonly binary?: boolean }
  | { readonly kind: 'xml' }
  | { readonly kind: 'inet' }
  | { readonly kind: 'cidr' }
  | { readonly kind: 'macaddr'; readonly bytes: 6 | 8 }
  /**
   * `values` is present if the enum is written in place (MySQL); otherwise `name` finds it among the document's enums.
   */
  | { readonly kind: 'enum'; readonly name?: string; readonly schema?: string; readonly values?: readonly string[] }
  | { readonly kind: 'set'; readonly values: readonly string[] }
  | { readonly kind: 'array'; readonly element: ColumnType; readonly dimensions?: number }
  | { readonly kind: 'range'; readonly subtype: ColumnType; readonly multiple?: boolean }
  | { readonly kind: 'domain'; readonly name: string; readonly schema?: string }
  /** `fields` is present once the type is resolved; until then `name` finds it among the document's composites. */
  | {
      readonly kind: 'composite';
      readonly name: string;
      readonly schema?: string;
      readonly fields?: readonly { readonly name: string; readonly type: ColumnType }[];
    }
  | {
      readonly kind: 'geometric';
      readonly shape: 'point' | 'line' | 'lseg' | 'box' | 'path' | 'polygon' | 'circle' | 'linestring' | 'geometry';
      readonly srid?: number;
    }
  | { readonly kind: 'full_text'; readonly query?: boolean }
  | { readonly kind: 'unknown' };

export type TypeKind = ColumnType['kind'];

import type { SqlRow } from '../../session/session.ts';
import { type Catalogue, placeholders, type TablePlace } from './catalogue.ts';

export type ColumnRow = SqlRow &
  TablePlace & {
    readonly name: string;
    readonly default: string | null;
    readonly nullable: string;
    /** `varchar`. */
    readonly data_type: string;
    /** `varchar(20)`. */
    readonly column_type: string;
    readonly characters: number | null;
    readonly octets: number | null;
    readonly precision: number | null;
    readonly scale: number | null;
    readonly time_precision: number | null;
    readonly collation_name: string | null;
    readonly extra: string;
    readonly comment: string;
    readonly generated: string | null;
    /** MySQL's only. */
    readonly srid?: number | null;
  };

export function readColumns(catalogue: Catalogue): Promise<readonly ColumnRow[]> {
  return catalogue.session.query(
    `SELECT TABLE_SCHEMA AS table_schema, TABLE_NAME AS table_name, COLUMN_NAME AS name, COLUMN_DEFAULT AS \`default\`,
            IS_NULLABLE AS nullable, DATA_TYPE AS data_type, COLUMN_TYPE AS column_type,
            CHARACTER_MAXIMUM_LENGTH AS characters, CHARACTER_OCTET_LENGTH AS octets,
            NUMERIC_PRECISION AS \`precision\`, NUMERIC_SCALE AS scale, DATETIME_PRECISION AS time_precision,
            COLLATION_NAME AS collation_name, EXTRA AS extra, COLUMN_COMMENT AS comment,
            GENERATION_EXPRESSION AS \`generated\`
            ${!catalogue.isMariadb && catalogue.isSince(8, 0, 3) ? ', SRS_ID AS srid' : ''}
       FROM information_schema.COLUMNS
      WHERE TABLE_SCHEMA IN (${placeholders(catalogue)})
      ORDER BY TABLE_SCHEMA, TABLE_NAME, ORDINAL_POSITION`,
    catalogue.databases,
  ) as Promise<readonly ColumnRow[]>;
}

import { type ColumnType, quoteText, type SchemaDocument, sqlDialectOf } from '@rowloom/engine';
import { rewriteMysqlType } from '../../rewrite/syntax/rewrite-mysql.ts';

/** Longer texts are stored outside the row, which has 65,535 bytes for all its columns. */
const LONGEST_IN_ROW = 1024;
/** Four bytes per character, and 3,072 for an index. */
const LONGEST_IN_KEY = 255;

/** The declaration of a column of any dialect's type in MySQL and MariaDB. */
export function mysqlType(document: SchemaDocument, type: ColumnType, keyed: boolean): string {
  if (type.kind === 'enum' || type.kind === 'set') {
    const values = type.values ?? [];
    return values.length === 0
      ? textType({}, keyed)
      : `${type.kind}(${values.map((value) => quoteText('mysql', value)).join(', ')})`;
  }
  const native = sqlDialectOf(document.dialect) === 'mysql' ? rewriteMysqlType(type.native) : undefined;
  if (native === undefined) return typeByKind(type, keyed);
  // MariaDB skips comments of this form.
  return type.kind === 'geometric' && (type.srid ?? 0) > 0 ? `${native} /*!80003 SRID ${type.srid} */` : native;
}

function typeByKind(type: ColumnType, keyed: boolean): string {
  switch (type.kind) {
    case 'integer':
      return `${{ 8: 'tinyint', 16: 'smallint', 24: 'mediumint', 32: 'int', 64: 'bigint' }[type.bits]}${type.unsigned === true ? ' unsigned' : ''}`;
    case 'decimal':
      return decimalType(type.precision, type.scale);
    case 'float':
      return type.bits === 32 ? 'float' : 'double';
    case 'money':
      return 'decimal(19,2)';
    case 'boolean':
      return 'tinyint(1)';
    case 'bytes':
      if (type.max_length === undefined || type.max_length > LONGEST_IN_ROW)
        return keyed ? `varbinary(${LONGEST_IN_KEY})` : 'longblob';
      return `${type.fixed === true && type.max_length < 256 ? 'binary' : 'varbinary'}(${type.max_length})`;
    case 'bits':
      return type.varying !== true && (type.length ?? 1) <= 64
        ? `bit(${Math.max(1, type.length ?? 1)})`
        : textType({ max_length: type.length }, keyed);
    case 'time':
      return `time(${Math.min(type.precision ?? 6, 6)})`;
    case 'timestamp':
      return `datetime(${Math.min(type.precision ?? 6, 6)})`;
    case 'uuid':
      return 'char(36)';
    case 'array':
      return 'json';
    case 'inet':
    case 'cidr':
      return 'varchar(43)';
    case 'macaddr':
      return type.bytes === 6 ? 'char(17)' : 'char(23)';
    case 'interval':
      return 'varchar(64)';
    case 'date':
    case 'year':
    case 'json':
      return type.kind;
    case 'text':
      return textType(type, keyed);
    case 'xml':
    case 'full_text':
      return keyed ? `varchar(${LONGEST_IN_KEY})` : 'longtext';
    default:
      return textType({}, keyed);
  }
}

function decimalType(precision = 38, scale = precision === 38 ? 10 : 0): string {
  const digits = Math.min(scale < 0 ? precision - scale : Math.max(precision, scale), 65);
  return `decimal(${digits},${Math.max(0, Math.min(scale, 30, digits))})`;
}

function textType(
  {
    max_length: length,
    fixed,
    case_insensitive: ignoresCase,
  }: { readonly max_length?: number | undefined; readonly fixed?: boolean; readonly case_insensitive?: boolean },
  keyed: boolean,
): string {
  // Texts are case-sensitive unless declared otherwise; most collations of MySQL are not.
  const collation = ignoresCase === true ? ' COLLATE utf8mb4_general_ci' : '';
  if (length === undefined || length < 1 || length > LONGEST_IN_ROW)
    return `${keyed ? `varchar(${LONGEST_IN_KEY})` : 'longtext'}${collation}`;
  return `${fixed === true && length < 256 ? 'char' : 'varchar'}(${length})${collation}`;
}

import { type ColumnType, type SchemaDocument } from '@rowloom/engine';
import { rewritePostgresqlType } from '../../rewrite/postgresql/rewrite-postgresql.ts';
import { qualifiedName } from './qualified-name.ts';

/** The declaration of a column of any dialect's type in PostgreSQL. `keyed`: it is part of a key. */
export function postgresqlType(document: SchemaDocument, type: ColumnType, keyed = false): string {
  switch (type.kind) {
    case 'domain':
    case 'composite':
      return qualifiedName(type);
    case 'enum':
      return type.name === undefined || type.values !== undefined
        ? 'text'
        : qualifiedName({ ...type, name: type.name });
    case 'array':
      return `${postgresqlType(document, type.element)}${'[]'.repeat(type.dimensions ?? 1)}`;
    default:
      return (document.dialect === 'postgresql' ? nativeType(type.native) : undefined) ?? typeByKind(type, keyed);
  }
}

/** The same few types are declared repeatedly. */
const written = new Map<string, string | undefined>();

function nativeType(native: string): string | undefined {
  if (written.has(native)) return written.get(native);
  if (written.size > 1000) written.clear();
  const type = rewritePostgresqlType(native);
  written.set(native, type);
  return type;
}

/** The innermost element type of an array. */
export function innermost(type: ColumnType): ColumnType {
  return type.kind === 'array' ? innermost(type.element) : type;
}

function typeByKind(type: ColumnType, keyed: boolean): string {
  switch (type.kind) {
    case 'integer':
      return integerType(type.bits, type.unsigned === true, keyed);
    case 'decimal':
      return type.precision === undefined ? 'numeric' : `numeric(${type.precision},${type.scale ?? 0})`;
    case 'float':
      return type.bits === 32 ? 'real' : 'double precision';
    case 'text':
      if (type.case_insensitive === true) return 'citext';
      if (type.max_length === undefined || type.max_length < 1 || type.max_length > 10_485_760) return 'text';
      return `${type.fixed === true ? 'character' : 'character varying'}(${type.max_length})`;
    case 'bytes':
      return 'bytea';
    case 'bits':
      return `${type.varying === true ? 'bit varying' : 'bit'}${(type.length ?? 0) > 0 ? `(${type.length})` : ''}`;
    case 'time':
    case 'timestamp': {
      const precision = type.precision === undefined ? '' : `(${Math.min(type.precision, 6)})`;
      return `${type.kind}${precision} ${type.zone === true ? 'with' : 'without'} time zone`;
    }
    case 'json':
      return 'jsonb';
    case 'macaddr':
      return type.bytes === 6 ? 'macaddr' : 'macaddr8';
    case 'year':
      return 'smallint';
    case 'geometric':
      return type.shape === 'linestring' || type.shape === 'geometry' ? 'text' : type.shape;
    case 'full_text':
      return type.query === true ? 'tsquery' : 'tsvector';
    case 'money':
    case 'boolean':
    case 'date':
    case 'interval':
    case 'uuid':
    case 'xml':
    case 'inet':
    case 'cidr':
      return type.kind;
    default:
      return 'text';
  }
}

function integerType(bits: 8 | 16 | 24 | 32 | 64, isUnsigned: boolean, keyed: boolean): string {
  const needed = isUnsigned ? bits + 1 : bits;
  if (needed <= 16) return 'smallint';
  if (needed <= 32) return 'integer';
  // Both ends of a key must agree, and an identity cannot be numeric; half of the range is enough.
  return needed <= 64 || keyed ? 'bigint' : 'numeric(20,0)';
}

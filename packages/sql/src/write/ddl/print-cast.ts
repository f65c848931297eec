import type { ColumnType, Expression } from '@rowloom/engine';
import type { PrintContext } from './print-context.ts';

type Cast = Extract<Expression, { op: 'cast' }>;

const PLAIN = new Set(['text', 'enum', 'uuid']);

/** A cast that changes nothing for a dialect without the type is left away; one that would change the value is not printed. */
export function printCast(
  { arg, type }: Cast,
  context: PrintContext,
  whole: (part: Expression) => string | undefined,
): string | undefined {
  const inner = whole(arg);
  if (inner === undefined) return undefined;
  if (context.dialect === 'postgresql') {
    const name = postgresqlCast(type);
    return name === undefined ? undefined : `CAST(${inner} AS ${name})`;
  }
  const isText =
    arg.op === 'literal'
      ? arg.type === 'text'
      : arg.op === 'column' && PLAIN.has(context.types.get(context.rename?.get(arg.name) ?? arg.name)?.kind ?? '');
  if (PLAIN.has(type.kind) && isText) return inner;
  if (type.kind === 'date' && arg.op === 'literal')
    return context.dialect === 'mysql' ? `CAST(${inner} AS DATE)` : inner;
  if (context.dialect === 'mysql') return mysqlCast(type, inner);
  if (type.kind === 'text') return `CAST(${inner} AS TEXT)`;
  if (type.kind === 'integer' && arg.op === 'literal') return `CAST(${inner} AS INTEGER)`;
  return (type.kind === 'decimal' || type.kind === 'float') && arg.op === 'literal'
    ? `CAST(${inner} AS REAL)`
    : undefined;
}

function mysqlCast(type: ColumnType, inner: string): string | undefined {
  if (type.kind === 'text') return `CAST(${inner} AS CHAR)`;
  if (type.kind === 'integer') return `CAST(${inner} AS SIGNED)`;
  if (type.kind === 'decimal')
    return `CAST(${inner} AS DECIMAL(${Math.min(type.precision ?? 38, 65)},${Math.min(type.scale ?? 10, 30)}))`;
  return type.kind === 'timestamp' ? `CAST(${inner} AS DATETIME(6))` : undefined;
}

function postgresqlCast(type: ColumnType): string | undefined {
  switch (type.kind) {
    case 'text':
    case 'enum':
      return 'text';
    case 'integer':
      return 'bigint';
    case 'decimal':
      return 'numeric';
    case 'float':
      return 'double precision';
    case 'date':
    case 'uuid':
    case 'boolean':
    case 'interval':
      return type.kind;
    case 'timestamp':
      return type.zone === true ? 'timestamp with time zone' : 'timestamp';
    default:
      return undefined;
  }
}

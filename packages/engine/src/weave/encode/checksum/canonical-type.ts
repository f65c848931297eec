import { POWERS } from '../../graph/convert-value.ts';
import type { ColumnProgram } from '../../graph/column-program.ts';
import type { Value } from '../../graph/value.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { type Dialect, DIALECTS } from '../../../language/dialect/dialect.ts';

type Typed = Pick<ColumnProgram, 'type' | 'value'>;

/** Column types whose values are stored as text. */
export function isTextual({ kind }: ColumnType): boolean {
  return kind === 'text' || kind === 'enum' || kind === 'set' || kind === 'xml';
}

/** What a text column may hold in several spellings, so that it is compared by meaning. */
const BY_MEANING: Readonly<Partial<Record<Value['kind'], ColumnType>>> = {
  boolean: { native: 'boolean', kind: 'boolean' },
  decimal: { native: 'numeric', kind: 'decimal' },
  time: { native: 'time(6)', kind: 'time', precision: 6 },
  timestamp: { native: 'timestamp(6)', kind: 'timestamp', precision: 6 },
  interval: { native: 'interval', kind: 'interval' },
};

/** The type as which a column's values are compared: its own, or the one given to a text column. */
export function canonicalType({ type, value }: Typed): ColumnType {
  return (isTextual(type) ? BY_MEANING[value.kind] : undefined) ?? type;
}

/** Why a checksum leaves a column out, on both sides; undefined if it does not. */
export function whyLeftOut({ type, value }: Typed, dialect: Dialect): string | undefined {
  if (value.kind === 'omitted') return 'It is left to the database.';
  const reason = rewritten(type, dialect);
  if (reason !== undefined) return reason;
  if (isTextual(type) && (value.kind === 'bytes' || value.kind === 'array'))
    return 'How bytes and lists look in a text depends on the database.';
  if (type.kind === 'json' && value.kind === 'array') return 'A list becomes JSON on its way into the database.';
  if ((type.kind === 'bytes') !== (value.kind === 'bytes') && value.kind !== 'null' && type.kind === 'bytes')
    return 'How a value that is not bytes looks in bytes depends on the database.';
  return undefined;
}

function rewritten(type: ColumnType, dialect: Dialect): string | undefined {
  switch (type.kind) {
    case 'composite':
    case 'geometric':
    case 'full_text':
      return `The database keeps ${type.native} in a form of its own.`;
    case 'unknown':
      return `Nothing is known of the type ${type.native}.`;
    case 'interval':
      return type.fields === undefined ? undefined : `The database cuts ${type.native} to its fields.`;
    case 'float':
      return DIALECTS[dialect].roundsFloats && /\(\s*\d+\s*,/.test(type.native)
        ? `The database rounds ${type.native} by itself.`
        : undefined;
    case 'range':
      return type.multiple === true
        ? `The database keeps ${type.native} in a form of its own.`
        : rewritten(type.subtype, dialect);
    case 'array':
      return type.element.kind === 'array' ? 'Lists of lists are not compared.' : rewritten(type.element, dialect);
    default:
      return undefined;
  }
}

/** The unit of a time's last digit, in microseconds: by default PostgreSQL keeps six digits, MySQL none. */
export function momentUnit(type: ColumnType, dialect: Dialect): number {
  if (type.kind !== 'time' && type.kind !== 'timestamp') return 1;
  const digits = type.precision ?? DIALECTS[dialect].secondDigits;
  return digits >= 6 ? 1 : (POWERS[6 - digits] ?? 1);
}

/** SQLite converts numeric texts to numbers, unless the column is declared as text or blob. */
export function hasNumericAffinity({ native }: ColumnType): boolean {
  return native !== '' && !/char|clob|text|blob/i.test(native);
}

import type { ColumnType, TypeShape } from '@rowloom/engine';
import { affinityOf } from './affinity.ts';

type Reader = (args: readonly number[]) => TypeShape;

const text: Reader = ([length]) => ({ kind: 'text', ...(length === undefined ? {} : { max_length: length }) });
const fixedText: Reader = ([length]) => ({ kind: 'text', max_length: length ?? 1, fixed: true });
const bytes: Reader = ([length]) => ({ kind: 'bytes', ...(length === undefined ? {} : { max_length: length }) });
const decimal: Reader = ([precision, scale]) =>
  precision === undefined || precision < 1 ? { kind: 'decimal' } : { kind: 'decimal', precision, scale: scale ?? 0 };
const whole =
  (bits: 8 | 16 | 24 | 32 | 64): Reader =>
  () => ({ kind: 'integer', bits });
const timestamp =
  (zone: boolean): Reader =>
  () => ({ kind: 'timestamp', ...(zone ? { zone } : {}) });
const plain =
  (
    kind: 'boolean' | 'date' | 'time' | 'year' | 'interval' | 'uuid' | 'json' | 'xml' | 'inet' | 'cidr' | 'money',
  ): Reader =>
  () => ({ kind });

/** Conventional type names of programs; SQLite itself accepts any. */
const READERS: Readonly<Record<string, Reader>> = {
  boolean: plain('boolean'),
  bool: plain('boolean'),
  bit: ([length = 1]) => (length === 1 ? { kind: 'boolean' } : { kind: 'integer', bits: 64 }),
  yesno: plain('boolean'),
  tinyint: ([length]) => (length === 1 ? { kind: 'boolean' } : { kind: 'integer', bits: 8 }),
  byte: whole(8),
  smallint: whole(16),
  short: whole(16),
  int2: whole(16),
  mediumint: whole(24),
  int: whole(32),
  int4: whole(32),
  serial: whole(32),
  counter: whole(32),
  long: whole(64),
  bigserial: whole(64),
  real: () => ({ kind: 'float', bits: 64 }),
  single: () => ({ kind: 'float', bits: 32 }),
  decimal,
  dec: decimal,
  numeric: decimal,
  number: decimal,
  currency: () => ({ kind: 'decimal', precision: 19, scale: 4 }),
  money: plain('money'),
  smallmoney: plain('money'),
  date: plain('date'),
  time: plain('time'),
  datetime: timestamp(false),
  datetime2: timestamp(false),
  smalldatetime: timestamp(false),
  timestamp: timestamp(false),
  'timestamp without time zone': timestamp(false),
  'timestamp with time zone': timestamp(true),
  timestamptz: timestamp(true),
  datetimeoffset: timestamp(true),
  year: plain('year'),
  interval: plain('interval'),
  uuid: plain('uuid'),
  guid: plain('uuid'),
  uniqueidentifier: plain('uuid'),
  json: plain('json'),
  jsonb: plain('json'),
  xml: plain('xml'),
  inet: plain('inet'),
  cidr: plain('cidr'),
  char: fixedText,
  character: fixedText,
  nchar: fixedText,
  'native character': fixedText,
  string: text,
  memo: text,
  binary: bytes,
  varbinary: bytes,
  bytea: bytes,
  image: bytes,
  raw: bytes,
  any: text,
};

/** A declared type in its conventional meaning; an unknown name by SQLite's affinity rules. */
export function readType(native: string): ColumnType {
  const [, word = '', list] = /^\s*([^(]*?)\s*(?:\(([^)]*)\).*)?$/s.exec(native) ?? [];
  const unsigned = /\bunsigned\b/i.test(native);
  const name = word
    .toLowerCase()
    .replaceAll(/\b(?:unsigned|signed|zerofill)\b/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const args = (list ?? '').split(',').flatMap((item) => (/^\s*\d+\s*$/.test(item) ? [Number(item)] : []));
  const shape = (Object.hasOwn(READERS, name) ? READERS[name] : undefined) ?? byAffinity(word);
  const type = shape(args);
  return { native, ...type, ...(unsigned && (type.kind === 'integer' || type.kind === 'decimal') ? { unsigned } : {}) };
}

function byAffinity(word: string): Reader {
  switch (affinityOf(word)) {
    case 'integer':
      return whole(64);
    case 'real':
      return () => ({ kind: 'float', bits: 64 });
    case 'blob':
      // A column without a type accepts anything.
      return word === '' ? text : bytes;
    case 'text':
    case 'numeric':
      return text;
  }
}

import { CannotEvaluate } from '../../language/values/cannot-evaluate.ts';
import { castValue } from '../../language/values/cast-value.ts';
import { type ArrayText, parseArray } from '../../language/values/parse-array.ts';
import { decimalFromNumber, parseDecimal, roundDecimal, type Decimal } from '../../language/values/decimal.ts';
import { parseExtreme } from '../../language/values/extreme-number.ts';
import type { SqlValue } from '../../language/values/sql-value.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { type Dialect, DIALECTS } from '../../language/dialect/dialect.ts';
import type { DialectFacts } from '../../language/dialect/dialect-facts.ts';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';
import { charLength } from '../../base/text/cut-text.ts';
import { addressBytes, hasHost } from '../../weave/encode/checksum/address-bytes.ts';
import { isFigure } from './forms/is-figure.ts';
import { isSearchQuery, isSearchVector } from './forms/is-search-text.ts';
import { isWellKnownText } from './forms/is-well-known-text.ts';
import { isXmlContent } from './forms/is-xml-content.ts';
import { parseComposite } from './forms/parse-composite.ts';
import type { JsonValue } from '../../document/plan/plan.ts';

const UUID = /^\{?[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}\}?$/i;
const MAC = /^(?:[0-9a-f]{2}[:-]?){5,7}[0-9a-f]{2}$/i;
const FLOAT32_MOST = 3.402_823_466_385_288_6e38;

/**
 * Why a server would refuse a value for a column of this type; undefined if it accepts it, or if that cannot be decided
 * here.
 */
export function misfitOf(value: JsonValue, type: ColumnType, dialect: Dialect): string | undefined {
  const { label, isLooselyTyped, keepsNul } = DIALECTS[dialect];
  if (value === null || isLooselyTyped) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (!keepsNul && type.kind !== 'bytes' && text.includes('\0')) return `${label} has no text with a NUL character`;
  switch (type.kind) {
    case 'integer':
    case 'year':
    case 'decimal':
    case 'float':
    case 'money':
      return misfitOfNumber(value, text, type, DIALECTS[dialect]);
    case 'text':
      return type.max_length !== undefined && charLength(text) > type.max_length
        ? `it has room for ${type.max_length} characters, and ${shorten(text)} has ${charLength(text)}`
        : undefined;
    case 'enum':
      return type.values === undefined || type.values.includes(text)
        ? undefined
        : `${shorten(text)} is not one of its values: ${listed(type.values)}`;
    case 'set': {
      const unknown = text.split(',').find((item) => item !== '' && !type.values.includes(item));
      return unknown === undefined ? undefined : `${shorten(unknown)} is not one of its values: ${listed(type.values)}`;
    }
    case 'uuid':
      return UUID.test(text) ? undefined : `${shorten(text)} is not a UUID`;
    case 'macaddr':
      return MAC.test(text) && text.replace(/[:-]/g, '').length === 2 * type.bytes
        ? undefined
        : `${shorten(text)} is not a MAC address of ${type.bytes} bytes`;
    case 'bytes':
      return misfitOfBytes(text, type.max_length);
    case 'inet':
    case 'cidr':
      return misfitOfAddress(text, type);
    case 'bits':
      return misfitOfBits(text, type, dialect);
    case 'json':
      return undefined;
    case 'boolean':
      return misfitOfCast(text, type);
    case 'date':
    case 'time':
    case 'timestamp':
    case 'interval':
      return misfitOfCast(value, type);
    case 'range':
      return type.multiple === true ? misfitOfRanges(text, type) : misfitOfCast(value, type);
    case 'array':
      return misfitOfArray(value, type, dialect);
    case 'composite':
      return misfitOfComposite(text, type, dialect);
    default:
      return misfitOfForm(text, type);
  }
}

/** For types whose values are texts of a certain form. */
function misfitOfForm(text: string, type: ColumnType): string | undefined {
  if (type.kind === 'xml') return isXmlContent(text) ? undefined : `${shorten(text)} is not well-formed XML`;
  if (type.kind === 'full_text') {
    const isRead = type.query === true ? isSearchQuery(text) : isSearchVector(text);
    return isRead
      ? undefined
      : `${shorten(text)} is no ${type.query === true ? 'query' : 'text'} for a full-text search`;
  }
  if (type.kind !== 'geometric') return undefined;
  const { shape, srid } = type;
  const isRead = isFigureOf(text, shape, srid);
  return isRead ? undefined : `${shorten(text)} is no ${shape}`;
}

/**
 * PostGIS has more notations for geometries than the OGC: with a reference system, more coordinates, or as hexadecimal
 * bytes.
 */
const POSTGIS = /^(?:SRID=\d+;)?\s*[a-z][\sa-z]*(?:\(.*\)|empty)\s*$|^(?:[0-9a-f]{2})+$/is;

function isFigureOf(text: string, shape: FigureShape, srid: number | undefined): boolean {
  if (srid !== undefined) return isWellKnownText(text, shape);
  return shape === 'geometry' || shape === 'linestring' ? POSTGIS.test(text) : isFigure(text, shape);
}

function misfitOfArray(
  value: JsonValue,
  type: Extract<ColumnType, { kind: 'array' }>,
  dialect: Dialect,
): string | undefined {
  const items = typeof value === 'string' ? parseArray(value) : undefined;
  if (items === undefined) return misfitOfCast(value, type);
  return itemsOf(items)
    .map((item) => misfitOf(item, type.element, dialect))
    .find((reason) => reason !== undefined);
}

function itemsOf(list: ArrayText): readonly (string | null)[] {
  return list.flatMap((item) => (item !== null && typeof item === 'object' ? itemsOf(item) : [item]));
}

function misfitOfComposite(
  text: string,
  { fields }: Extract<ColumnType, { kind: 'composite' }>,
  dialect: Dialect,
): string | undefined {
  if (fields === undefined) return undefined;
  const read = parseComposite(text);
  if (read?.length !== fields.length) return `${shorten(text)} is not a row of its ${fields.length} fields`;
  return fields
    .map(({ type }, index) => misfitOf(read[index] ?? null, type, dialect))
    .find((reason) => reason !== undefined);
}

const RANGE = /^\s*(?:empty|[[(][^[\](){}]*[\])])/;

/** Ranges between braces, with commas between them. */
function misfitOfRanges(text: string, type: Extract<ColumnType, { kind: 'range' }>): string | undefined {
  const inner = /^\s*\{([^]*)\}\s*$/.exec(text)?.[1];
  const wrong = `${shorten(text)} is not a list of ranges between braces`;
  if (inner === undefined) return wrong;
  for (let rest = inner.trim(); rest !== ''; ) {
    const found = RANGE.exec(rest)?.[0];
    if (found === undefined) return wrong;
    const misfit = misfitOfCast(found.trim(), type);
    if (misfit !== undefined) return misfit;
    const after = rest.slice(found.length).trim();
    if (after !== '' && !/^,\s*\S/.test(after)) return wrong;
    rest = after.slice(1).trim();
  }
  return undefined;
}

/** As hexadecimal digits or as the text itself. */
function misfitOfBytes(text: string, most = Infinity): string | undefined {
  const length = /^\\x(?:[0-9a-f]{2})*$/i.test(text) ? text.length / 2 - 1 : encodeUtf8(text).length;
  return length > most ? `it has room for ${most} bytes, and ${shorten(text)} has ${length}` : undefined;
}

function misfitOfAddress(
  text: string,
  { kind, native }: Extract<ColumnType, { kind: 'inet' | 'cidr' }>,
): string | undefined {
  if (native === 'inet4' && text.includes(':')) return `${shorten(text)} is not an address of version 4`;
  const bytes = addressBytes(text);
  if (bytes === undefined) return `${shorten(text)} is not a network address`;
  return kind === 'cidr' && hasHost(bytes) ? `${shorten(text)} has bits to the right of its mask` : undefined;
}

type Bits = Extract<ColumnType, { kind: 'bits' }>;

/** Where a cast may fail, a text of another length is not adjusted. */
function misfitOfBits(text: string, { length, varying = false }: Bits, dialect: Dialect): string | undefined {
  if (!/^[01]*$/.test(text)) return `${shorten(text)} contains characters other than 0 and 1`;
  const most = length ?? (varying ? Infinity : 1);
  const isShort = text.length < most && !varying && DIALECTS[dialect].failingCasts === 'all';
  return text.length > most || isShort
    ? `it has room for ${varying ? 'at most' : 'exactly'} ${most} bits, and ${shorten(text)} has ${text.length}`
    : undefined;
}

type FigureShape = Extract<ColumnType, { kind: 'geometric' }>['shape'];
type Numeric = Extract<ColumnType, { kind: 'integer' | 'year' | 'decimal' | 'float' | 'money' }>;

function misfitOfNumber(
  value: JsonValue,
  text: string,
  type: Numeric,
  { hasTruth, hasInfinity }: DialectFacts,
): string | undefined {
  if (typeof value === 'boolean') return hasTruth ? `${text} is a boolean, not a number` : undefined;
  if (hasInfinity && typeof value === 'string' && isExtreme(value, type)) return undefined;
  const number = numberIn(value);
  if (number === undefined) return `${shorten(text)} is not a number`;
  const size = Math.abs(Number(value));
  if (type.kind === 'year') return isYear(Number(value)) ? undefined : `${text} is not a year from 1901 to 2155`;
  if (type.kind === 'float')
    return size > (type.bits === 32 ? FLOAT32_MOST : Number.MAX_VALUE) ? `it has no room for ${text}` : undefined;
  if ('unsigned' in type && type.unsigned && Number(value) < 0) return `it has no values below 0, such as ${text}`;
  if (type.kind === 'integer') {
    if (misfitOfCast(value, type) !== undefined) return `it has no room for ${text}`;
    const most = Number.MAX_SAFE_INTEGER;
    return size > most ? `Rowloom makes whole numbers up to ${most}, not ${text}` : undefined;
  }
  const [precision, scale] = type.kind === 'money' ? [19, 2] : [type.precision, type.scale ?? 0];
  if (precision === undefined || digitsBefore(roundDecimal(number, scale, 'half_away')) <= precision - scale)
    return undefined;
  return `it has room for ${precision - scale} digits before the point, too few for ${text}`;
}

/** NaN and the infinities, which floats and PostgreSQL's numeric have. */
function isExtreme(text: string, { kind }: Numeric): boolean {
  return (kind === 'decimal' || kind === 'float') && parseExtreme(text) !== undefined;
}

const isYear = (value: number): boolean => value === 0 || (value >= 1901 && value <= 2155);

function numberIn(value: JsonValue): Decimal | undefined {
  if (typeof value === 'number') return decimalFromNumber(value);
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}

function digitsBefore({ unscaled, scale }: Decimal): number {
  const digits = String(unscaled < 0n ? -unscaled : unscaled);
  return unscaled === 0n ? 0 : Math.max(0, digits.length - scale);
}

function misfitOfCast(value: JsonValue, type: ColumnType): string | undefined {
  try {
    castValue((typeof value === 'number' ? numberIn(value) : value) as SqlValue, type);
    return undefined;
  } catch (error) {
    if (!(error instanceof CannotEvaluate)) throw error;
    return `it cannot hold ${shorten(typeof value === 'string' ? value : JSON.stringify(value))}`;
  }
}

const MAX_SHOWN = 40;
const MAX_LISTED = 8;

function shorten(text: string): string {
  return JSON.stringify(charLength(text) > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);
}

function listed(values: readonly string[]): string {
  const shown = values.slice(0, MAX_LISTED).map(shorten).join(', ');
  return values.length > MAX_LISTED ? `${shown} and ${values.length - MAX_LISTED} more` : shown;
}

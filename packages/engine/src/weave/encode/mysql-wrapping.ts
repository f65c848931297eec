import type { ColumnType } from '../../language/types/column-type.ts';

/** SQL that wraps a text to produce the column's value. */
export type Wrapping = { readonly before: string; readonly after: string };

/** Whether it is a BIT there. Longer bit strings, and those of any length, are texts. */
export function isMysqlBits(type: ColumnType): boolean {
  return type.kind === 'bits' && type.varying !== true && (type.length ?? 1) <= 64;
}

/**
 * The forms of geometries and addresses in MySQL and MariaDB; undefined for all others, including PostgreSQL's own
 * geometric types.
 */
export function mysqlWrapping(type: ColumnType): Wrapping | undefined {
  if (type.kind === 'inet' && type.native.toLowerCase() === 'inet6') return MAPPED;
  if (type.kind !== 'geometric') return undefined;
  const native = type.native.toLowerCase();
  const isOwn = type.srid === undefined ? OPEN.has(native) : SHAPES.test(native);
  if (!isOwn) return undefined;
  // For geographic systems MySQL expects the latitude first by default.
  const place = (type.srid ?? 0) === 0 ? ')' : `, ${type.srid}, 'axis-order=long-lat')`;
  const inner = COLLECTIONS[native] ?? { before: '', after: '' };
  return { before: `ST_GeomFromText(${inner.before}`, after: `${inner.after}${place}` };
}

/** MariaDB's INET6 accepts an IPv4 address only in IPv6 form. */
const MAPPED: Wrapping = { before: 'LPAD(INET6_ATON(', after: "), 16, X'00000000000000000000FFFF')" };

const OPEN = new Set(['geometry', 'geometrycollection', 'geomcollection']);
const SHAPES = /^(?:multi)?(?:point|linestring|polygon)$|^geom(?:etry)?(?:collection)?$/;

const gather = (name: string): Wrapping => ({ before: `CONCAT('${name}(', `, after: `, ')')` });

/** A collection of the one geometry that was made. */
const COLLECTIONS: Readonly<Record<string, Wrapping>> = {
  multipoint: { before: "CONCAT('MULTI', ", after: ')' },
  multilinestring: { before: "CONCAT('MULTILINESTRING(', SUBSTRING(", after: ", 11), ')')" },
  multipolygon: { before: "CONCAT('MULTIPOLYGON(', SUBSTRING(", after: ", 8), ')')" },
  geometrycollection: gather('GEOMETRYCOLLECTION'),
  geomcollection: gather('GEOMETRYCOLLECTION'),
};

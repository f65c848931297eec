import type { ColumnType } from '../../language/types/column-type.ts';

/** SQL around a text that makes the column's value of it. */
export type Wrapping = { readonly before: string; readonly after: string };

/** Whether it is a BIT there. Longer bit strings, and those of any length, are texts. */
export function isMysqlBits(type: ColumnType): boolean {
  return type.kind === 'bits' && type.varying !== true && (type.length ?? 1) <= 64;
}

/** How MySQL and MariaDB take figures and addresses; undefined for all else, PostgreSQL's own shapes included. */
export function mysqlWrapping(type: ColumnType): Wrapping | undefined {
  if (type.kind === 'inet' && type.native.toLowerCase() === 'inet6') return MAPPED;
  if (type.kind !== 'geometric') return undefined;
  const native = type.native.toLowerCase();
  const isOwn = type.srid === undefined ? OPEN.has(native) : SHAPES.test(native);
  if (!isOwn) return undefined;
  // Where the earth is meant MySQL expects the latitude first, unless told.
  const place = (type.srid ?? 0) === 0 ? ')' : `, ${type.srid}, 'axis-order=long-lat')`;
  const inner = COLLECTIONS[native] ?? { before: '', after: '' };
  return { before: `ST_GeomFromText(${inner.before}`, after: `${inner.after}${place}` };
}

/** MariaDB's INET6 takes an address of version 4 only as one of version 6. */
const MAPPED: Wrapping = { before: 'LPAD(INET6_ATON(', after: "), 16, X'00000000000000000000FFFF')" };

const OPEN = new Set(['geometry', 'geometrycollection', 'geomcollection']);
const SHAPES = /^(?:multi)?(?:point|linestring|polygon)$|^geom(?:etry)?(?:collection)?$/;

const gather = (name: string): Wrapping => ({ before: `CONCAT('${name}(', `, after: `, ')')` });

/** A collection of the one figure that was made. */
const COLLECTIONS: Readonly<Record<string, Wrapping>> = {
  multipoint: { before: "CONCAT('MULTI', ", after: ')' },
  multilinestring: { before: "CONCAT('MULTILINESTRING(', SUBSTRING(", after: ", 11), ')')" },
  multipolygon: { before: "CONCAT('MULTIPOLYGON(', SUBSTRING(", after: ", 8), ')')" },
  geometrycollection: gather('GEOMETRYCOLLECTION'),
  geomcollection: gather('GEOMETRYCOLLECTION'),
};

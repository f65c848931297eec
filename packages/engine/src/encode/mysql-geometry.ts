import type { ColumnType } from '../schema/column-type.ts';

/** SQL around a well-known text that makes the column's figure of it. */
export type Wrapping = { readonly before: string; readonly after: string };

/** How MySQL and MariaDB take a figure; undefined where the column is of another type, PostgreSQL's own shapes included. */
export function mysqlGeometry(type: ColumnType): Wrapping | undefined {
  if (type.kind !== 'geometric') return undefined;
  const native = type.native.toLowerCase();
  const isOwn = type.srid === undefined ? OPEN.has(native) : SHAPES.test(native);
  if (!isOwn) return undefined;
  // Where the earth is meant MySQL expects the latitude first, unless told.
  const place = (type.srid ?? 0) === 0 ? ')' : `, ${type.srid}, 'axis-order=long-lat')`;
  const inner = COLLECTIONS[native] ?? { before: '', after: '' };
  return { before: `ST_GeomFromText(${inner.before}`, after: `${inner.after}${place}` };
}

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

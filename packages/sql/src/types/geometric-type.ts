import type { ColumnType } from '@rowloom/engine';

const SHAPES: Readonly<Record<string, 'point' | 'linestring' | 'polygon'>> = {
  point: 'point',
  linestring: 'linestring',
  polygon: 'polygon',
};

/** PostGIS: `geometry`, `geometry(Point,4326)`, `geography(Polygon)`. */
export function geometricType(name: string, modifiers: readonly (number | string)[]): ColumnType {
  const [shape, srid] = modifiers;
  return {
    native: modifiers.length === 0 ? name : `${name}(${modifiers.join(',')})`,
    kind: 'geometric',
    shape: (typeof shape === 'string' ? SHAPES[shape.toLowerCase()] : undefined) ?? 'geometry',
    ...(typeof srid === 'number' ? { srid } : {}),
  };
}

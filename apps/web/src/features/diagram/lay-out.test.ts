import { expect, test } from 'vitest';
import type { DiagramEdge, DiagramTable } from './diagram-model.ts';
import { layOut } from './lay-out.ts';

const tables = Array.from(
  { length: 738 },
  (_, number): DiagramTable => ({
    key: `t${number}`,
    name: `t${number}`,
    schema: undefined,
    columns: [],
    hidden: 0,
    width: 230,
    height: 90 + (number % 7) * 40,
  }),
);
const edgeOf = ({ key }: DiagramTable, place: number): DiagramEdge => ({
  id: key,
  from: key,
  to: `t${Math.floor(place / 3)}`,
  label: '',
  optional: false,
});
const edges = tables.slice(1).map(edgeOf);

test('hundreds of connected tables make a picture, not a ribbon, and none covers another', () => {
  const places = layOut({ tables, edges });
  const boxes = tables.map(({ key, width, height }) => ({ ...(places[key] ?? { x: NaN, y: NaN }), width, height }));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  expect(right / bottom).toBeGreaterThan(1);
  expect(right / bottom).toBeLessThan(3);
  type Box = (typeof boxes)[number];
  const isLeftOf = (a: Box, b: Box): boolean => a.x + a.width <= b.x;
  const isAbove = (a: Box, b: Box): boolean => a.y + a.height <= b.y;
  const covered = boxes.filter((a, index) =>
    boxes.slice(index + 1).some((b) => !isLeftOf(a, b) && !isLeftOf(b, a) && !isAbove(a, b) && !isAbove(b, a)),
  );
  expect(covered).toEqual([]);
  for (const { from, to } of edges) expect(places[from]?.x).toBeGreaterThan(places[to]?.x ?? NaN);
});

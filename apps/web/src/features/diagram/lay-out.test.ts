import { expect, test } from 'vitest';
import type { DiagramEdge, DiagramTable } from './diagram-model.ts';
import { layOut } from './lay-out.ts';

const makeTables = (count: number): readonly DiagramTable[] =>
  Array.from({ length: count }, (_, number) => ({
    key: `t${number}`,
    name: `t${number}`,
    schema: undefined,
    columns: [],
    hidden: 0,
    width: 230,
    height: 90 + (number % 7) * 40,
  }));

test.each([
  ['hundreds of tables, each with three that refer to it,', 738, (place: number) => Math.floor(place / 3)],
  ['sixty tables that refer to one', 61, () => 0],
  ['fifteen tables that refer to one', 16, () => 0],
])('%s make a balanced picture, and no table covers another', (_, count, parentOf) => {
  const tables = makeTables(count);
  const edges = tables
    .slice(1)
    .map(
      ({ key }, place): DiagramEdge => ({ id: key, from: key, to: `t${parentOf(place)}`, label: '', optional: false }),
    );
  const places = layOut({ tables, edges });
  const boxes = tables.map(({ key, width, height }) => ({ ...(places[key] ?? { x: NaN, y: NaN }), width, height }));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  expect(right / bottom).toBeGreaterThan(0.8);
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

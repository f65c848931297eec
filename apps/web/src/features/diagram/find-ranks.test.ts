import { expect, test } from 'vitest';
import type { DiagramEdge, DiagramTable } from './diagram-model.ts';
import { findRanks } from './find-ranks.ts';

const table = (key: string): DiagramTable => ({
  key,
  name: key,
  schema: undefined,
  columns: [],
  hidden: 0,
  width: 230,
  height: 100,
});
const edge = (from: string, to: string): DiagramEdge => ({
  id: `${from} ${to}`,
  from,
  to,
  label: '',
  optional: false,
});

const ranks = (names: string, ...edges: readonly DiagramEdge[]): readonly string[] =>
  findRanks([...names].map(table), edges).map((rank) => rank.map(({ key }) => key).join(''));

test('parents come before their children, and children beside those of the same parent', () => {
  expect(ranks('abcd', edge('b', 'a'), edge('c', 'b'), edge('c', 'a'))).toEqual(['ad', 'b', 'c']);
  expect(ranks('abwxyz', edge('w', 'b'), edge('x', 'a'), edge('y', 'b'), edge('z', 'a'))).toEqual(['ab', 'xzwy']);
});

test('a cycle and a self-referencing table have a place too', () => {
  expect(ranks('abc', edge('a', 'b'), edge('b', 'a'), edge('c', 'c')).join('').length).toBe(3);
});

test('a chain may be long', () => {
  const names = Array.from({ length: 20_000 }, (_, number) => String(number));
  const edges = names.slice(1).map((name, place) => edge(name, names[place] ?? ''));
  expect(findRanks(names.map(table), edges).length).toBe(20_000);
});

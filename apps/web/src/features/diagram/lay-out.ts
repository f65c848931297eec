import { Graph, layout } from '@dagrejs/dagre';
import type { DiagramModel, DiagramTable } from './diagram-model.ts';
import { findRanks } from './find-ranks.ts';

export type Place = { readonly x: number; readonly y: number };
export type Layout = Readonly<Record<string, Place>>;

const GAP = 60;
/** Of more tables it always makes a ribbon: hundreds of them stand in one column. */
const MAX_FOR_DAGRE = 120;
/** A ribbon is higher than this many times its width: dagre puts all tables that refer to one into one column. */
const TALLEST = 2;

/**
 * Parents above their children. Each group of connected tables is laid out for itself, and the groups stand side by side in
 * rows: one graph of hundreds of tables would be a ribbon miles wide.
 */
export function layOut({ tables, edges }: DiagramModel): Layout {
  const groups = groupTables(tables, edges);
  const single = groups.filter(({ length }) => length === 1).flat();
  const blocks = groups
    .filter(({ length }) => length > 1)
    .map((group) => layOutGroup(group, edges))
    .concat(single.length === 0 ? [] : [layOutGrid(single)]);
  return packBlocks(blocks);
}

type Block = { readonly places: Layout; readonly width: number; readonly height: number };

function groupTables(tables: readonly DiagramTable[], edges: DiagramModel['edges']): readonly DiagramTable[][] {
  const leader = new Map(tables.map(({ key }) => [key, key]));
  const find = (key: string): string => {
    let at = key;
    for (let next = leader.get(at) ?? at; next !== at; next = leader.get(at) ?? at) at = next;
    leader.set(key, at);
    return at;
  };
  for (const { from, to } of edges) leader.set(find(from), find(to));
  const groups = Map.groupBy(tables, ({ key }) => find(key));
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}

function layOutGroup(group: readonly DiagramTable[], edges: DiagramModel['edges']): Block {
  if (group.length > MAX_FOR_DAGRE) return layOutRanks(group, edges);
  const block = layOutByDagre(group, edges);
  return block.height > TALLEST * block.width ? layOutRanks(group, edges) : block;
}

function layOutByDagre(group: readonly DiagramTable[], edges: DiagramModel['edges']): Block {
  const graph = new Graph();
  graph.setGraph({
    rankdir: 'LR',
    nodesep: 28,
    ranksep: 90,
    ranker: 'tight-tree',
  });
  graph.setDefaultEdgeLabel(() => ({}));
  const keys = new Set(group.map(({ key }) => key));
  for (const { key, width, height } of group) graph.setNode(key, { width, height });
  for (const { from, to } of edges) if (from !== to && keys.has(from)) graph.setEdge(to, from);
  layout(graph);
  const places: Record<string, Place> = {};
  for (const { key, width, height } of group) {
    const { x = 0, y = 0 } = graph.node(key);
    places[key] = { x: x - width / 2, y: y - height / 2 };
  }
  return sized(places, group);
}

/** Parents left of their children, each rank in as many columns as make the whole about as high as it is wide. */
function layOutRanks(group: readonly DiagramTable[], edges: DiagramModel['edges']): Block {
  const area = group.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP / 2), 0);
  const most = Math.sqrt(area / 1.6);
  const places: Record<string, Place> = {};
  let x = 0;
  for (const rank of findRanks(group, edges)) {
    let y = 0;
    for (const { key, width, height } of rank) {
      if (y > 0 && y + height > most) {
        x += width + GAP;
        y = 0;
      }
      places[key] = { x, y };
      y += height + GAP / 2;
    }
    x += (rank[0]?.width ?? 0) + 2 * GAP;
  }
  return sized(places, group);
}

function layOutGrid(tables: readonly DiagramTable[]): Block {
  const columns = Math.max(1, Math.ceil(Math.sqrt(tables.length / 1.6)));
  const places: Record<string, Place> = {};
  const heights = Array.from({ length: columns }, () => 0);
  for (const { key, width, height } of tables) {
    const column = heights.indexOf(Math.min(...heights));
    places[key] = { x: column * (width + GAP / 2), y: heights[column] ?? 0 };
    heights[column] = (heights[column] ?? 0) + height + GAP / 2;
  }
  return sized(places, tables);
}

function sized(places: Layout, tables: readonly DiagramTable[]): Block {
  const right = Math.max(...tables.map(({ key, width }) => (places[key]?.x ?? 0) + width));
  const bottom = Math.max(...tables.map(({ key, height }) => (places[key]?.y ?? 0) + height));
  return { places, width: right, height: bottom };
}

function packBlocks(blocks: readonly Block[]): Layout {
  const area = blocks.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const line = Math.max(...blocks.map(({ width }) => width), Math.sqrt(area * 1.7));
  const places: Record<string, Place> = {};
  let x = 0;
  let y = 0;
  let tallest = 0;
  for (const block of blocks) {
    if (x > 0 && x + block.width > line) {
      x = 0;
      y += tallest + GAP;
      tallest = 0;
    }
    for (const [key, place] of Object.entries(block.places)) places[key] = { x: x + place.x, y: y + place.y };
    x += block.width + GAP;
    tallest = Math.max(tallest, block.height);
  }
  return places;
}

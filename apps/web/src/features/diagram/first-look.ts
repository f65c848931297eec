import type { FitViewOptions } from '@xyflow/react';
import { type DiagramModel, neighboursOf } from './diagram-model.ts';
import { ROOM_BELOW } from './find-viewport.ts';
import type { Layout } from './lay-out.ts';
import { READABLE, type TableNodeType } from './table-node.tsx';
import { isLarge } from './use-distance.ts';

/** All of it; of a schema whose names could not be read then, the table that most refer to, with what is around it. */
export function firstLook(model: DiagramModel): FitViewOptions<TableNodeType> {
  if (!isLarge(model)) return { maxZoom: 1 };
  const around = [...neighboursOf(model, mostReferred(model) ?? '')];
  return { nodes: around.map((id) => ({ id })), minZoom: READABLE, maxZoom: 0.6, padding: { bottom: ROOM_BELOW } };
}

/** The table that the keyboard comes to first: where reading begins, or what is looked at first. */
export function firstTable(model: DiagramModel, places: Layout): string | undefined {
  if (isLarge(model)) return mostReferred(model);
  const distance = ({ key }: { readonly key: string }): number => (places[key]?.x ?? 0) + (places[key]?.y ?? 0);
  return model.tables.toSorted((one, other) => distance(one) - distance(other))[0]?.key;
}

function mostReferred({ tables, edges }: DiagramModel): string | undefined {
  const counts = Map.groupBy(edges, ({ to }) => to);
  return tables.toSorted((a, b) => (counts.get(b.key)?.length ?? 0) - (counts.get(a.key)?.length ?? 0))[0]?.key;
}

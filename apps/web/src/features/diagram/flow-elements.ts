import { type Edge, Position } from '@xyflow/react';
import { useMemo } from 'react';
import type { DiagramEdge, DiagramModel, DiagramTable } from './diagram-model.ts';
import classes from './diagram.module.css';
import type { Layout } from './lay-out.ts';
import type { TableNodeType } from './table-node.tsx';
import { isLarge } from './use-distance.ts';

/** The tables as nodes. What is not concerned by a choice stays the very same object, and is not drawn again. */
export function useNodes(
  model: DiagramModel,
  places: Layout,
  near: ReadonlySet<string> | undefined,
  chosen: string | undefined,
): TableNodeType[] {
  const plain = useMemo(() => model.tables.map((table) => nodeOf(table, places, isLarge(model))), [model, places]);
  return useMemo(
    () =>
      near === undefined
        ? plain
        : plain.map((node) =>
            near.has(node.id) ? { ...node, data: { ...node.data, near: true, chosen: node.id === chosen } } : node,
          ),
    [plain, near, chosen],
  );
}

/** The references between them as edges. */
export function useEdges(model: DiagramModel, chosen: string | undefined): Edge[] {
  const plain = useMemo(() => model.edges.map(edgeOf), [model]);
  return useMemo(
    () =>
      chosen === undefined
        ? plain
        : plain.map((edge) =>
            edge.source === chosen || edge.target === chosen ? { ...edge, className: classes.near ?? '' } : edge,
          ),
    [plain, chosen],
  );
}

/** Reached by arrows: the Tab key passes hundreds of tables in one step. */
const NO_STOP = { tabIndex: -1 };

function nodeOf(table: DiagramTable, places: Layout, waits: boolean): TableNodeType {
  const { key, width, height } = table;
  const middle = { y: height / 2, width: 1, height: 1 };
  return {
    id: key,
    type: 'table',
    position: places[key] ?? { x: 0, y: 0 },
    width,
    height,
    // Told as they are, so that those out of sight need not be drawn to be measured.
    measured: { width, height },
    handles: [
      { type: 'target', position: Position.Right, x: width, ...middle },
      { type: 'source', position: Position.Left, x: 0, ...middle },
    ],
    data: { table, near: false, chosen: false, waits },
    ariaLabel: `Table ${key}`,
    domAttributes: NO_STOP,
  };
}

const edgeOf = ({ id, from, to, optional }: DiagramEdge): Edge => ({
  id,
  source: from,
  target: to,
  type: 'smoothstep',
  focusable: false,
  ...(optional ? { style: { strokeDasharray: '5 4' } } : {}),
});

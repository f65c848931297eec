import '@xyflow/react/dist/style.css';
import { Select, useComputedColorScheme } from '@mantine/core';
import {
  Background,
  Controls,
  type Edge,
  type FitViewOptions,
  MiniMap,
  Panel,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import type { SchemaDocument } from '@rowloom/engine';
import { useEffect, useMemo, useRef } from 'react';
import { SkeletonLines } from '../../ui/query-view.tsx';
import {
  type DiagramEdge,
  type DiagramModel,
  type DiagramTable,
  makeDiagram,
  narrow,
  neighboursOf,
} from './diagram-model.ts';
import classes from './diagram.module.css';
import type { Layout } from './lay-out.ts';
import { READABLE, TableNode, type TableNodeType } from './table-node.tsx';
import { useLayout } from './use-layout.ts';

export type DiagramProps = {
  /** Equal keys are equal schemas. */
  readonly schemaKey: string;
  readonly schema: SchemaDocument;
  readonly chosen?: string | undefined;
  readonly onChoose: (table: string | undefined) => void;
};

const NODE_TYPES = { table: TableNode };
/** More than these at once are too small to be read. */
const MOST_AT_FIRST = 150;
const isLarge = ({ tables }: DiagramModel): boolean => tables.length > MOST_AT_FIRST;

/** A minimap of more nodes than these costs more than it shows at every move. */
const MOST_IN_MINIMAP = 1200;

/**
 * The schema as a picture: tables and the references between them. In a large one a chosen table and its neighbours stand
 * alone: where they are otherwise, they may be far apart.
 */
export function Diagram({ schemaKey, schema, chosen, onChoose }: DiagramProps) {
  const whole = useMemo(() => makeDiagram(schema), [schema]);
  const isAlone = isLarge(whole) && whole.tables.some(({ key }) => key === chosen);
  const wanted = useMemo(
    () => (isAlone && chosen !== undefined ? narrow(whole, neighboursOf(whole, chosen)) : whole),
    [whole, isAlone, chosen],
  );
  const { data: laidOut, isPlaceholderData: isOld } = useLayout(isAlone ? `${schemaKey} ${chosen}` : schemaKey, wanted);
  if (laidOut === undefined) return <SkeletonLines lines={8} />;
  return (
    <ReactFlowProvider>
      <Canvas
        {...laidOut}
        names={whole.tables}
        sought={chosen}
        chosen={isOld ? undefined : chosen}
        onChoose={onChoose}
      />
    </ReactFlowProvider>
  );
}

type CanvasProps = Pick<DiagramProps, 'chosen' | 'onChoose'> & {
  readonly model: DiagramModel;
  readonly places: Layout;
  /** All tables that can be looked for. */
  readonly names: readonly DiagramTable[];
  /** What will be chosen once its picture is there. */
  readonly sought: string | undefined;
};

function Canvas({ model, places, names, sought, chosen, onChoose }: CanvasProps) {
  const flow = useReactFlow<TableNodeType>();
  const scheme = useComputedColorScheme();
  const near = useMemo(() => (chosen === undefined ? undefined : neighboursOf(model, chosen)), [model, chosen]);
  // What is not concerned by a choice stays the very same object, and is not drawn again.
  const plainNodes = useMemo(() => model.tables.map((table) => nodeOf(table, places)), [model, places]);
  const nodes = useMemo(
    () =>
      near === undefined
        ? plainNodes
        : plainNodes.map((node) =>
            near.has(node.id) ? { ...node, data: { ...node.data, near: true, chosen: node.id === chosen } } : node,
          ),
    [plainNodes, near, chosen],
  );
  const plainEdges = useMemo(() => model.edges.map(edgeOf), [model]);
  const edges = useMemo(
    () =>
      chosen === undefined
        ? plainEdges
        : plainEdges.map((edge) =>
            edge.source === chosen || edge.target === chosen ? { ...edge, className: classes.near ?? '' } : edge,
          ),
    [plainEdges, chosen],
  );
  const fit = useMemo(() => firstLook(model), [model]);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const left = before.current;
    if (chosen !== undefined || isLarge(model)) before.current = chosen;
    // Whoever leaves a table stays where it is in the whole.
    if (chosen === undefined && (left === undefined || !isLarge(model))) return;
    const seen = [...(near ?? [left ?? ''])].map((id) => ({ id }));
    const zoom = chosen === undefined ? { minZoom: READABLE, maxZoom: 0.6 } : { maxZoom: 1.1, padding: 0.2 };
    void flow.fitView({ nodes: seen, duration: 350, ...zoom });
  }, [flow, chosen, near, model]);
  return (
    <div className={classes.canvas} data-focused={chosen !== undefined}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        colorMode={scheme}
        fitView
        fitViewOptions={fit}
        minZoom={0.02}
        maxZoom={1.8}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        proOptions={{ hideAttribution: true }}
        onNodeClick={(_event, { id }) => onChoose(id)}
        onPaneClick={() => onChoose(undefined)}
      >
        <Background gap={22} />
        <Controls showInteractive={false} position="bottom-left" />
        {model.tables.length <= MOST_IN_MINIMAP && <MiniMap pannable zoomable position="bottom-right" />}
        <Panel position="top-left">
          <Select
            className={classes.search}
            placeholder="Find a table"
            aria-label="Find a table"
            searchable
            clearable
            limit={50}
            data={names.map(({ key }) => key)}
            value={sought ?? null}
            onChange={(key) => onChoose(key ?? undefined)}
          />
        </Panel>
      </ReactFlow>
    </div>
  );
}

/** All of it; of a schema whose names could not be read then, the table that most refer to, with what is around it. */
function firstLook(model: DiagramModel): FitViewOptions<TableNodeType> {
  if (!isLarge(model)) return { maxZoom: 1 };
  const counts = Map.groupBy(model.edges, ({ to }) => to);
  const [first] = model.tables.toSorted((a, b) => (counts.get(b.key)?.length ?? 0) - (counts.get(a.key)?.length ?? 0));
  return { nodes: [{ id: first?.key ?? '' }], minZoom: READABLE, maxZoom: 0.6 };
}

function nodeOf(table: DiagramTable, places: Layout): TableNodeType {
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
    data: { table, near: false, chosen: false },
    ariaLabel: `Table ${key}`,
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

import '@xyflow/react/dist/style.css';
import { Select, useComputedColorScheme } from '@mantine/core';
import {
  Background,
  ControlButton,
  Controls,
  type Edge,
  type FitViewOptions,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import { Expand } from 'iconoir-react';
import type { SchemaDocument } from '@rowloom/engine';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { QueryView, SkeletonLines } from '../../ui/query-view.tsx';
import {
  type DiagramEdge,
  type DiagramModel,
  type DiagramTable,
  isWithin,
  makeDiagram,
  narrow,
  neighboursOf,
} from './diagram-model.ts';
import classes from './diagram.module.css';
import { EdgeLines } from './edge-lines.tsx';
import { FarView } from './far-view.tsx';
import { ROOM_BELOW } from './find-viewport.ts';
import type { Layout } from './lay-out.ts';
import { MiniView } from './mini-view.tsx';
import { focusTable, tableBeside } from './table-beside.ts';
import { READABLE, TableNode, type TableNodeType } from './table-node.tsx';
import { isLarge, MIN_ZOOM, useDistance } from './use-distance.ts';
import { useLayout } from './use-layout.ts';
import { useUnfolding } from './use-unfolding.ts';

export type DiagramProps = {
  /** Equal keys are equal schemas. */
  readonly schemaKey: string;
  readonly schema: SchemaDocument;
  readonly chosen?: string | undefined;
  readonly onChoose: (table: string | undefined) => void;
};

const NOTHING: never[] = [];
const NODE_TYPES = { table: TableNode };

/** What a screen reader says of a table; unless told it would be that tables can be moved and deleted. */
const WORDS = {
  // Of the library's two texts the one that it shows while the keyboard works.
  'node.a11yDescription.keyboardDisabled':
    'Press Enter to see its columns, Escape to leave it, and an arrow key to go to the table beside it.',
};

/**
 * The schema as a picture: tables and the references between them. In a large one a chosen table and its neighbours stand
 * alone: where they are otherwise, they may be far apart.
 */
export function Diagram({ schemaKey, schema, chosen: wished, onChoose }: DiagramProps) {
  const whole = useMemo(() => makeDiagram(schema), [schema]);
  // A link may name a table that is not drawn: the picture stays as it is.
  const chosen = whole.tables.some(({ key }) => key === wished) ? wished : undefined;
  const isAlone = isLarge(whole) && chosen !== undefined;
  const wanted = useMemo(
    () => (isAlone && chosen !== undefined ? narrow(whole, neighboursOf(whole, chosen)) : whole),
    [whole, isAlone, chosen],
  );
  const layout = useLayout(isAlone ? `${schemaKey} ${chosen}` : schemaKey, wanted);
  const { isPlaceholderData: isOld } = layout;
  return (
    <QueryView query={layout} skeleton={<SkeletonLines lines={8} />}>
      {(laidOut) => (
        <ReactFlowProvider>
          <Canvas
            {...laidOut}
            names={whole.tables}
            sought={chosen}
            chosen={isOld ? undefined : chosen}
            onChoose={onChoose}
          />
        </ReactFlowProvider>
      )}
    </QueryView>
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
  const plainNodes = useMemo(() => model.tables.map((table) => nodeOf(table, places, isLarge(model))), [model, places]);
  const { isFar, lookAt } = useDistance(model, places);
  const nodes = useMemo(
    () =>
      near === undefined
        ? plainNodes
        : plainNodes.map((node) =>
            near.has(node.id) ? { ...node, data: { ...node.data, near: true, chosen: node.id === chosen } } : node,
          ),
    [plainNodes, near, chosen],
  );
  const unfolded = useUnfolding(nodes, isFar);
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
    const seen = near ?? new Set([left ?? '']);
    lookAt(seen, chosen === undefined ? { minZoom: READABLE, maxZoom: 0.6 } : { maxZoom: 1.1, padding: 0.2 });
  }, [lookAt, chosen, near, model]);
  const byKey = (event: KeyboardEvent): void => {
    const focused = (event.target as Element).closest('.react-flow__node')?.getAttribute('data-id');
    if (focused === null || focused === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') onChoose(focused);
    else if (event.key === 'Escape') onChoose(undefined);
    else {
      const next = tableBeside(model.tables, places, focused, event.key);
      if (next === undefined) return;
      focusTable(event.currentTarget, next, () => lookAt(new Set([next]), { minZoom: READABLE, maxZoom: 1 }));
    }
    event.preventDefault();
  };
  const chooseAt = ({ clientX, clientY }: MouseEvent): void => {
    const point = flow.screenToFlowPosition({ x: clientX, y: clientY });
    onChoose(!unfolded.isWhole ? model.tables.find((table) => isWithin(point, table, places))?.key : undefined);
  };
  return (
    <div className={classes.canvas} data-focused={chosen !== undefined} onKeyDown={byKey}>
      {/* Ahead of the tables, each of which is a stop of the Tab key. */}
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
      <ReactFlow
        nodes={unfolded.nodes}
        edges={unfolded.isWhole && !isLarge(model) ? edges : NOTHING}
        nodeTypes={NODE_TYPES}
        colorMode={scheme}
        fitView
        fitViewOptions={fit}
        minZoom={MIN_ZOOM}
        maxZoom={1.8}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        ariaLabelConfig={WORDS}
        proOptions={{ hideAttribution: true }}
        onNodeClick={(_event, { id }) => onChoose(id)}
        onPaneClick={chooseAt}
      >
        <Background gap={22} />
        <Controls showInteractive={false} showFitView={false} position="bottom-left">
          <ControlButton onClick={() => lookAt(undefined, { maxZoom: 1 })} title="See all" aria-label="See all">
            <Expand />
          </ControlButton>
        </Controls>
        {unfolded.isWhole && isLarge(model) && <EdgeLines model={model} places={places} chosen={chosen} />}
        {!unfolded.isWhole && <FarView model={model} places={places} near={near} scheme={scheme} />}
        <MiniView model={model} places={places} scheme={scheme} />
      </ReactFlow>
    </div>
  );
}

/** All of it; of a schema whose names could not be read then, the table that most refer to, with what is around it. */
function firstLook(model: DiagramModel): FitViewOptions<TableNodeType> {
  if (!isLarge(model)) return { maxZoom: 1 };
  const counts = Map.groupBy(model.edges, ({ to }) => to);
  const [first] = model.tables.toSorted((a, b) => (counts.get(b.key)?.length ?? 0) - (counts.get(a.key)?.length ?? 0));
  const around = [...neighboursOf(model, first?.key ?? '')];
  return { nodes: around.map((id) => ({ id })), minZoom: READABLE, maxZoom: 0.6, padding: { bottom: ROOM_BELOW } };
}

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

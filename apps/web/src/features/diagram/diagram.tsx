import '@xyflow/react/dist/style.css';
import { Select, useComputedColorScheme } from '@mantine/core';
import { Background, ControlButton, Controls, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import { Expand } from 'iconoir-react';
import type { SchemaDocument } from '@rowloom/engine';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { countOf } from '../../ui/format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { type DiagramModel, type DiagramTable, isWithin, makeDiagram, narrow, neighboursOf } from './diagram-model.ts';
import { DiagramSkeleton } from './diagram-skeleton.tsx';
import classes from './diagram.module.css';
import { EdgeLines } from './edge-lines.tsx';
import { FarView } from './far-view.tsx';
import { firstLook, firstTable } from './first-look.ts';
import { useEdges, useNodes } from './flow-elements.ts';
import type { Layout } from './lay-out.ts';
import { MiniView } from './mini-view.tsx';
import { READABLE, TableNode, type TableNodeType } from './table-node.tsx';
import { isLarge, MIN_ZOOM, useDistance } from './use-distance.ts';
import { useFollowChoice } from './use-follow-choice.ts';
import { useLayout } from './use-layout.ts';
import { useRoving } from './use-roving.ts';
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
    'Press Enter to see its columns, Escape to leave it, and an arrow key to go to the next table.',
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
    <QueryView query={layout} skeleton={<DiagramSkeleton />}>
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
  const canvas = useRef<HTMLDivElement>(null);
  const near = useMemo(() => (chosen === undefined ? undefined : neighboursOf(model, chosen)), [model, chosen]);
  const { isFar, lookAt } = useDistance(model, places);
  const roving = useRoving({
    canvas,
    tables: model.tables,
    places,
    chosen,
    first: useMemo(() => firstTable(model, places), [model, places]),
    onChoose,
    lookAt: (key) => lookAt(new Set([key]), { minZoom: READABLE, maxZoom: 1 }),
  });
  useFollowChoice(model, chosen, near, lookAt);
  return (
    <div ref={canvas} className={classes.canvas} data-focused={chosen !== undefined} {...roving.handlers}>
      {/* Ahead of the tables, to which it leads. */}
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
      <Picture {...{ model, places, near, chosen, isFar, onChoose }} tabIndex={roving.tabIndex}>
        <Controls showInteractive={false} showFitView={false} position="bottom-left">
          <ControlButton onClick={() => lookAt(undefined, { maxZoom: 1 })} title="See all" aria-label="See all">
            <Expand />
          </ControlButton>
        </Controls>
      </Picture>
    </div>
  );
}

type PictureProps = Pick<CanvasProps, 'model' | 'places' | 'chosen' | 'onChoose'> & {
  readonly near: ReadonlySet<string> | undefined;
  readonly isFar: boolean;
  readonly tabIndex: number;
  readonly children: ReactNode;
};

/** Near enough to be read, tables are elements; hundreds of them from afar are painted. */
function Picture({ model, places, near, chosen, isFar, tabIndex, onChoose, children }: PictureProps) {
  const flow = useReactFlow<TableNodeType>();
  const scheme = useComputedColorScheme();
  const unfolded = useUnfolding(useNodes(model, places, near, chosen), isFar);
  const edges = useEdges(model, chosen);
  const fit = useMemo(() => firstLook(model), [model]);
  const chooseAt = ({ clientX, clientY }: MouseEvent): void => {
    const point = flow.screenToFlowPosition({ x: clientX, y: clientY });
    onChoose(!unfolded.isWhole ? model.tables.find((table) => isWithin(point, table, places))?.key : undefined);
  };
  return (
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
      tabIndex={tabIndex}
      aria-label={`Diagram of ${countOf(model.tables.length, 'table')}`}
      ariaLabelConfig={WORDS}
      proOptions={{ hideAttribution: true }}
      onNodeClick={(_event, { id }) => onChoose(id)}
      onPaneClick={chooseAt}
    >
      <Background gap={22} />
      {children}
      {unfolded.isWhole && isLarge(model) && <EdgeLines model={model} places={places} chosen={chosen} />}
      {!unfolded.isWhole && <FarView model={model} places={places} near={near} scheme={scheme} />}
      <MiniView model={model} places={places} scheme={scheme} />
    </ReactFlow>
  );
}

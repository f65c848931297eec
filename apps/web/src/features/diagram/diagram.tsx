import '@xyflow/react/dist/style.css';
import { Select, useComputedColorScheme } from '@mantine/core';
import {
  Background,
  Controls,
  type Edge,
  MiniMap,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import type { SchemaDocument } from '@rowloom/engine';
import { useEffect, useMemo } from 'react';
import { SkeletonLines } from '../../ui/query-view.tsx';
import { type DiagramModel, makeDiagram, neighboursOf } from './diagram-model.ts';
import classes from './diagram.module.css';
import type { Layout } from './lay-out.ts';
import { TableNode, type TableNodeType } from './table-node.tsx';
import { useLayout } from './use-layout.ts';

export type DiagramProps = {
  /** Equal keys are equal schemas. */
  readonly schemaKey: string;
  readonly schema: SchemaDocument;
  readonly chosen?: string | undefined;
  readonly onChoose: (table: string | undefined) => void;
};

const NODE_TYPES = { table: TableNode };
/** A minimap of more nodes than these costs more than it shows at every move. */
const MOST_IN_MINIMAP = 1200;

/** The schema as a picture: tables and the references between them. */
export function Diagram({ schemaKey, schema, ...choice }: DiagramProps) {
  const model = useMemo(() => makeDiagram(schema), [schema]);
  const { data: places } = useLayout(schemaKey, model);
  if (places === undefined) return <SkeletonLines lines={8} />;
  return (
    <ReactFlowProvider>
      <Canvas model={model} places={places} {...choice} />
    </ReactFlowProvider>
  );
}

type CanvasProps = Pick<DiagramProps, 'chosen' | 'onChoose'> & {
  readonly model: DiagramModel;
  readonly places: Layout;
};

function Canvas({ model, places, chosen, onChoose }: CanvasProps) {
  const flow = useReactFlow();
  const scheme = useComputedColorScheme();
  const near = useMemo(() => (chosen === undefined ? undefined : neighboursOf(model, chosen)), [model, chosen]);
  const nodes = useMemo(
    () =>
      model.tables.map(
        (table): TableNodeType => ({
          id: table.key,
          type: 'table',
          position: places[table.key] ?? { x: 0, y: 0 },
          width: table.width,
          height: table.height,
          data: { table, faded: near !== undefined && !near.has(table.key), chosen: table.key === chosen },
          ariaLabel: `Table ${table.key}`,
        }),
      ),
    [model, places, near, chosen],
  );
  const edges = useMemo(
    () =>
      model.edges.map(({ id, from, to, optional }): Edge => {
        const isNear = chosen === undefined || from === chosen || to === chosen;
        return {
          id,
          source: from,
          target: to,
          type: 'smoothstep',
          focusable: false,
          style: {
            stroke: chosen !== undefined && isNear ? 'var(--rl-accent)' : 'var(--mantine-color-gray-5)',
            strokeWidth: chosen !== undefined && isNear ? 2 : 1.2,
            opacity: isNear ? 1 : 0.12,
            ...(optional ? { strokeDasharray: '5 4' } : {}),
          },
        };
      }),
    [model, chosen],
  );
  useEffect(() => {
    if (chosen === undefined) return;
    void flow.fitView({ nodes: [...(near ?? [])].map((id) => ({ id })), duration: 350, maxZoom: 1.1, padding: 0.2 });
  }, [flow, chosen, near]);
  return (
    <div className={classes.canvas}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        colorMode={scheme}
        fitView
        fitViewOptions={{ maxZoom: 1 }}
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
            data={model.tables.map(({ key }) => key)}
            value={chosen ?? null}
            onChange={(key) => onChoose(key ?? undefined)}
          />
        </Panel>
      </ReactFlow>
    </div>
  );
}

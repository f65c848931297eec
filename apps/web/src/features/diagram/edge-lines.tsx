import { getSmoothStepPath, Position, ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import type { DiagramEdge, DiagramModel } from './diagram-model.ts';
import classes from './diagram.module.css';
import type { Layout } from './lay-out.ts';

type EdgeLinesProps = {
  readonly model: DiagramModel;
  readonly places: Layout;
  readonly chosen: string | undefined;
};

/**
 * The references of a large diagram as a few lines of many pieces, drawn once: hundreds of edges cross any part of it, and as
 * elements each would be looked at and painted anew with every step of the hand that moves it.
 */
export const EdgeLines = memo(function EdgeLines({ model, places, chosen }: EdgeLinesProps) {
  const { plain, optional, near } = useMemo(() => {
    const isNear = ({ from, to }: DiagramEdge): boolean => from === chosen || to === chosen;
    const draw = makeDraw(model, places);
    return {
      plain: draw(model.edges.filter((edge) => !edge.optional && !isNear(edge))),
      optional: draw(model.edges.filter((edge) => edge.optional && !isNear(edge))),
      near: draw(model.edges.filter(isNear)),
    };
  }, [model, places, chosen]);
  return (
    <ViewportPortal>
      <svg className={classes.lines} aria-hidden>
        <path d={plain} />
        <path d={optional} strokeDasharray="5 4" />
        <path d={near} className={classes.nearLine} />
      </svg>
    </ViewportPortal>
  );
});

/** From the left of a child to the right of its parent, as edges of small diagrams are drawn. */
function makeDraw({ tables }: DiagramModel, places: Layout) {
  const byKey = new Map(tables.map((table) => [table.key, table]));
  return (edges: readonly DiagramEdge[]): string =>
    edges
      .map(({ from, to }) => {
        const [child, parent, start, end] = [byKey.get(from), byKey.get(to), places[from], places[to]];
        if (child === undefined || parent === undefined || start === undefined || end === undefined) return '';
        const [path] = getSmoothStepPath({
          sourceX: start.x,
          sourceY: start.y + child.height / 2,
          sourcePosition: Position.Left,
          targetX: end.x + parent.width,
          targetY: end.y + parent.height / 2,
          targetPosition: Position.Right,
        });
        return path;
      })
      .join('');
}

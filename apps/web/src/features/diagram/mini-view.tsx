import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { boundsOf, type DiagramModel } from './diagram-model.ts';
import classes from './diagram.module.css';
import { isInSight, MINI_SIZE } from './find-viewport.ts';
import type { Layout } from './lay-out.ts';

type MiniViewProps = {
  readonly model: DiagramModel;
  readonly places: Layout;
  /** Drawn again when it changes. */
  readonly scheme: string;
};

const { width: WIDTH, height: HEIGHT } = MINI_SIZE;
/** Pixels. */
const EDGE = 6;

/**
 * Where in a diagram one is, while part of it is out of sight. One picture: a minimap of an element for each table would cost
 * more than it shows.
 */
export function MiniView({ model, places, scheme }: MiniViewProps) {
  const flow = useReactFlow();
  const canvas = useRef<HTMLCanvasElement>(null);
  const x = useStore(({ transform }) => transform[0]);
  const y = useStore(({ transform }) => transform[1]);
  const zoom = useStore(({ transform }) => transform[2]);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const bounds = useMemo(() => boundsOf(model.tables, places), [model, places]);
  const isIdle = isInSight(bounds, { x, y, zoom }, { width, height });
  const scale = Math.min((WIDTH - 2 * EDGE) / bounds.width, (HEIGHT - 2 * EDGE) / bounds.height);
  const [left, top] = [(WIDTH - bounds.width * scale) / 2, (HEIGHT - bounds.height * scale) / 2];
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (canvas.current === null || context === null || context === undefined) return;
    const ratio = globalThis.devicePixelRatio;
    canvas.current.width = WIDTH * ratio;
    canvas.current.height = HEIGHT * ratio;
    context.scale(ratio, ratio);
    context.translate(left, top);
    context.scale(scale, scale);
    context.translate(-bounds.x, -bounds.y);
    context.fillStyle = getComputedStyle(canvas.current).color;
    for (const { key, width: wide, height: high } of model.tables) {
      const place = places[key];
      if (place !== undefined) context.fillRect(place.x, place.y, wide, high);
    }
  }, [model, places, scheme, bounds, scale, left, top]);
  const goTo = ({ clientX, clientY, buttons, currentTarget }: PointerEvent<HTMLElement>): void => {
    if (buttons === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const at = (client: number, start: number, margin: number): number => (client - start - margin) / scale;
    void flow.setCenter(bounds.x + at(clientX, box.left, left), bounds.y + at(clientY, box.top, top), { zoom });
  };
  return (
    <Panel position="bottom-right" className={classes.mini ?? ''} hidden={isIdle}>
      <div onPointerDown={goTo} onPointerMove={goTo} aria-hidden>
        <canvas ref={canvas} style={{ width: WIDTH, height: HEIGHT }} />
        <span
          className={classes.window}
          style={{
            left: left + (-x / zoom - bounds.x) * scale,
            top: top + (-y / zoom - bounds.y) * scale,
            width: (width / zoom) * scale,
            height: (height / zoom) * scale,
          }}
        />
      </div>
    </Panel>
  );
}

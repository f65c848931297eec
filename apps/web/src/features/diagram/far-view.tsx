import { useStore } from '@xyflow/react';
import { useLayoutEffect, useRef } from 'react';
import type { DiagramModel } from './diagram-model.ts';
import classes from './diagram.module.css';
import { type Colours, drawFar } from './draw-far.ts';
import type { Layout } from './lay-out.ts';

type FarViewProps = {
  readonly model: DiagramModel;
  readonly places: Layout;
  /** Tables that a choice concerns; undefined where nothing is chosen. */
  readonly near: ReadonlySet<string> | undefined;
  /** Drawn again when it changes. */
  readonly scheme: string;
};

/** Hundreds of tables from afar as one picture: as elements they would take the page most of a second to put up. */
export function FarView({ model, places, near, scheme }: FarViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const x = useStore(({ transform }) => transform[0]);
  const y = useStore(({ transform }) => transform[1]);
  const zoom = useStore(({ transform }) => transform[2]);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (canvas.current === null || probe.current === null || context === null || context === undefined) return;
    const scale = globalThis.devicePixelRatio;
    canvas.current.width = Math.round(width * scale);
    canvas.current.height = Math.round(height * scale);
    context.scale(scale, scale);
    drawFar(context, { model, places, near, view: { x, y, zoom, width, height }, colours: coloursOf(probe.current) });
  }, [model, places, near, scheme, x, y, zoom, width, height]);
  return (
    <>
      <canvas
        ref={canvas}
        className={classes.far}
        role="img"
        aria-label={`${model.tables.length} tables and the references between them. Zoom in, or find a table by its name.`}
      />
      <span ref={probe} className={classes.colours} hidden />
    </>
  );
}

/** Tokens are colours only once the page has resolved them for an element. */
function coloursOf(element: HTMLElement): Colours {
  const { color, backgroundColor, borderTopColor, outlineColor, textDecorationColor, fontFamily } =
    getComputedStyle(element);
  return {
    text: color,
    ground: backgroundColor,
    line: borderTopColor,
    accent: outlineColor,
    edge: textDecorationColor,
    fontFamily,
  };
}

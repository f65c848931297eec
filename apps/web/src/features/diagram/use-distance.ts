import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useCallback, useState } from 'react';
import { boundsOf, type DiagramModel, type DiagramTable } from './diagram-model.ts';
import { findViewport } from './find-viewport.ts';
import type { Layout } from './lay-out.ts';
import { READABLE } from './table-node.tsx';

export const MIN_ZOOM = 0.02;
/** More than these at once are too small to be read. */
const MAX_AT_FIRST = 150;
export const isLarge = ({ tables }: DiagramModel): boolean => tables.length > MAX_AT_FIRST;

const MOVE_MS = 350;
const FRAME_MS = 17;

type Zooms = { readonly minZoom?: number; readonly maxZoom?: number; readonly padding?: number };

/** On a narrow screen it would hide more than it shows. */
export const WIDE = '(min-width: 48em)';
const hasMini = (): boolean => matchMedia(WIDE).matches;

const rectOf = ({ key, width, height }: DiagramTable, places: Layout) => ({
  ...(places[key] ?? { x: 0, y: 0 }),
  width,
  height,
});

/** How far away a diagram is looked at from: whether tables are too many to be elements, and how to move. */
export function useDistance(model: DiagramModel, places: Layout) {
  const flow = useReactFlow();
  const store = useStoreApi();
  const isBelow = useStore(({ transform: [, , zoom] }) => zoom < READABLE);
  const [isLeaving, setLeaving] = useState(false);
  /** Moves to tables, or to all of them, whether or not they are elements at the moment. */
  const lookAt = useCallback(
    (keys: ReadonlySet<string> | undefined, { minZoom = MIN_ZOOM, maxZoom = 1, padding = 0.1 }: Zooms): void => {
      const seen = model.tables.filter(({ key }) => keys?.has(key) ?? true);
      if (seen.length === 0) return;
      const { width, height } = store.getState();
      const tables = seen.map((table) => rectOf(table, places));
      const sought = { tables, bounds: boundsOf(seen, places), whole: boundsOf(model.tables, places) };
      const viewport = findViewport(sought, { width, height }, { minZoom, maxZoom, padding }, hasMini());
      const move = (): Promise<boolean> => flow.setViewport(viewport, { duration: MOVE_MS });
      if (viewport.zoom >= READABLE || !isLarge(model)) return void move();
      // The elements go first: all that come into view on the way would be put up, only to be taken down again.
      setLeaving(true);
      requestAnimationFrame(() => void move());
      // By the clock: the promise of a move that somebody's wheel interrupts is never kept.
      setTimeout(() => setLeaving(false), MOVE_MS + 2 * FRAME_MS);
    },
    [flow, store, model, places],
  );
  return { isFar: isLarge(model) && (isBelow || isLeaving), lookAt };
}

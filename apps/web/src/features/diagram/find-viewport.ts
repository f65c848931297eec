import { getViewportForBounds, type Rect, type Viewport } from '@xyflow/react';

/** Pixels of the minimap, and of the margin that panels of the diagram keep to its edge. */
export const MINI_SIZE = { width: 200, height: 150 } as const;
const MARGIN = 15;
/** What a picture that the minimap must not cover leaves free beside or below itself. */
export const ROOM_BESIDE = `${MINI_SIZE.width + 2 * MARGIN}px` as const;
export const ROOM_BELOW = `${MINI_SIZE.height + 2 * MARGIN}px` as const;

export type Size = { readonly width: number; readonly height: number };
type Zooms = { readonly minZoom: number; readonly maxZoom: number; readonly padding: number };

/** Where it lies on the screen. */
const onScreen = ({ x, y, width, height }: Rect, { x: left, y: top, zoom }: Viewport): Rect => ({
  x: x * zoom + left,
  y: y * zoom + top,
  width: width * zoom,
  height: height * zoom,
});

/** Whether nothing of it is out of sight: then there is nothing that a minimap could tell. */
export function isInSight(whole: Rect, viewport: Viewport, size: Size): boolean {
  const { x, y, width, height } = onScreen(whole, viewport);
  // Less than a pixel is due to rounding.
  return x > -1 && y > -1 && x + width < size.width + 1 && y + height < size.height + 1;
}

const isCovered = (table: Rect, viewport: Viewport, size: Size): boolean => {
  const { x, y, width, height } = onScreen(table, viewport);
  return x + width > size.width - MINI_SIZE.width - MARGIN && y + height > size.height - MINI_SIZE.height - MARGIN;
};

export type Sought = {
  /** The tables to be seen, and the smallest rectangle around them. */
  readonly tables: readonly Rect[];
  readonly bounds: Rect;
  /** That of all tables. */
  readonly whole: Rect;
};

/** From where the tables are seen as large as possible, and none of them below the minimap if there will be one. */
export function findViewport({ tables, bounds, whole }: Sought, size: Size, zooms: Zooms, hasMini: boolean): Viewport {
  const { minZoom, maxZoom, padding } = zooms;
  const look = (room: { readonly right?: `${number}px`; readonly bottom?: `${number}px` }): Viewport =>
    getViewportForBounds(bounds, size.width, size.height, minZoom, maxZoom, { x: padding, y: padding, ...room });
  const plain = look({});
  if (!hasMini || isInSight(whole, plain, size) || !tables.some((table) => isCovered(table, plain, size))) return plain;
  const [above, beside] = [look({ bottom: ROOM_BELOW }), look({ right: ROOM_BESIDE })];
  return above.zoom < beside.zoom ? beside : above;
}

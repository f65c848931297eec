import type { DiagramTable } from './diagram-model.ts';
import type { Layout } from './lay-out.ts';

/** To the right, to the left, down, up: the sign along each axis. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What lies aside counts more than what lies ahead: an arrow leads to the nearest table in its direction. */
const ASIDE = 2;
/** Farther aside than this many times the way ahead, a table lies in another direction. */
const WIDEST = 2;

/** The table that an arrow key leads to; undefined: there is none in that direction, or the key is no arrow. */
export function tableBeside(
  tables: readonly DiagramTable[],
  places: Layout,
  from: string,
  key: string,
): string | undefined {
  const way = WAYS[key];
  const start = tables.find((table) => table.key === from);
  if (way === undefined || start === undefined) return undefined;
  const [x, y] = middleOf(start, places);
  let best: { readonly key: string; readonly distance: number } | undefined;
  for (const table of tables) {
    const [atX, atY] = middleOf(table, places);
    const ahead = (atX - x) * way[0] + (atY - y) * way[1];
    const aside = Math.abs((atX - x) * way[1]) + Math.abs((atY - y) * way[0]);
    const distance = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= WIDEST * ahead && (best === undefined || distance < best.distance))
      best = { key: table.key, distance };
  }
  return best?.key;
}

function middleOf({ key, width, height }: DiagramTable, places: Layout): readonly [x: number, y: number] {
  const { x, y } = places[key] ?? { x: 0, y: 0 };
  return [x + width / 2, y + height / 2];
}

/** The table whose element this is, or lies in. */
export const tableOfElement = (element: Element): string | undefined =>
  element.closest('.react-flow__node')?.getAttribute('data-id') ?? undefined;

/** Milliseconds for which a table is waited for that comes into view. */
const PATIENCE = 2000;

/** A table out of sight is not drawn: it is brought into view first, and has the focus once it is an element. */
export function focusTable(canvas: Element, key: string, bring: () => void): void {
  const find = (): HTMLElement | null => canvas.querySelector(`.react-flow__node[data-id="${CSS.escape(key)}"]`);
  const found = find();
  if (found !== null) return found.focus();
  bring();
  const end = performance.now() + PATIENCE;
  const look = (): void => {
    const { activeElement: now } = document;
    // Whoever has gone on meanwhile is not called back.
    if (now !== document.body && !canvas.contains(now)) return;
    const came = find();
    if (came !== null) came.focus();
    else if (performance.now() < end) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

import { useStoreApi } from '@xyflow/react';
import { useEffect, useState } from 'react';
import type { TableNodeType } from './table-node.tsx';

/** Tables that are put up in one frame: all that come into view at once would hold the page up. */
const STEP = 10;

/** The nodes as they are put up when one comes near: those in view first, from the middle on, a few in each frame. */
export function useUnfolding(nodes: TableNodeType[], isFar: boolean) {
  const store = useStoreApi();
  const [put, setPut] = useState(Infinity);
  if (isFar && put !== 0) setPut(0);
  const isWhole = put === Infinity && !isFar;
  const inView = isWhole || isFar ? [] : sortFromMiddle(nodes, store.getState());
  const most = inView.length;
  useEffect(() => {
    if (isFar || put === Infinity) return undefined;
    const frame = requestAnimationFrame(() => setPut(put + STEP >= most + STEP ? Infinity : put + STEP));
    return () => cancelAnimationFrame(frame);
  }, [isFar, put, most]);
  return { nodes: isWhole ? nodes : inView.slice(0, put), isWhole };
}

type View = { readonly transform: readonly [number, number, number]; readonly width: number; readonly height: number };

function sortFromMiddle(nodes: readonly TableNodeType[], { transform: [x, y, zoom], width, height }: View) {
  const [left, top, wide, high] = [-x / zoom, -y / zoom, width / zoom, height / zoom];
  const away = ({ position, width: own = 0, height: tall = 0 }: TableNodeType): number =>
    Math.hypot(position.x + own / 2 - left - wide / 2, position.y + tall / 2 - top - high / 2);
  return nodes
    .filter(
      ({ position, width: own = 0, height: tall = 0 }) =>
        position.x < left + wide && position.x + own > left && position.y < top + high && position.y + tall > top,
    )
    .toSorted((one, other) => away(one) - away(other));
}

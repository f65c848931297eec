import { useEffect, useRef } from 'react';
import type { DiagramModel } from './diagram-model.ts';
import { READABLE } from './table-node.tsx';
import { isLarge, type useDistance } from './use-distance.ts';

type LookAt = ReturnType<typeof useDistance>['lookAt'];

/** Moves to a table that is chosen, with its neighbours; whoever leaves one stays where it is in the whole. */
export function useFollowChoice(
  model: DiagramModel,
  chosen: string | undefined,
  near: ReadonlySet<string> | undefined,
  lookAt: LookAt,
): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const left = before.current;
    if (chosen !== undefined || isLarge(model)) before.current = chosen;
    if (chosen === undefined && (left === undefined || !isLarge(model))) return undefined;
    const seen = near ?? new Set([left ?? '']);
    return onceMeasured(() =>
      lookAt(seen, chosen === undefined ? { minZoom: READABLE, maxZoom: 0.6 } : { maxZoom: 1.1, padding: 0.2 }),
    );
  }, [lookAt, chosen, near, model]);
}

/** A choice opens a panel, which leaves the picture less room: how much is known when it has been drawn once. */
function onceMeasured(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

import { useEffect, useState } from 'react';

/** What is drawn in one frame: tables that come into view by the dozen would hold up whoever moves the picture. */
const PER_FRAME = 4;

const waiting = new Set<() => void>();
let isAwaited = false;

function serve(): void {
  const next = [...waiting].slice(0, PER_FRAME);
  for (const draw of next) {
    waiting.delete(draw);
    draw();
  }
  isAwaited = waiting.size > 0;
  if (isAwaited) requestAnimationFrame(serve);
}

/** Whether it is one's turn: at once, or a few in each frame, in the order in which they came. */
export function useTurn(waits: boolean): boolean {
  const [isTurn, setTurn] = useState(!waits);
  useEffect(() => {
    if (isTurn) return undefined;
    const draw = (): void => setTurn(true);
    waiting.add(draw);
    if (!isAwaited) requestAnimationFrame(serve);
    isAwaited = true;
    return () => void waiting.delete(draw);
  }, [isTurn]);
  return isTurn;
}

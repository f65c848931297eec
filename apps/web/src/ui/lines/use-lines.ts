import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type LinesOptions, linesInView, type Range } from './lines-in-view.ts';

/** Pixels that an element may be high in every browser. */
const HIGHEST = 30_000_000;

export const mostLines = (line: number): number => Math.floor(HIGHEST / line);

type UseLinesOptions = LinesOptions & {
  /** The line that is seen first. */
  readonly start?: number;
};

/**
 * The lines of a long list that are drawn: those that are seen, of a list of any length at the same cost. All are of one
 * height, so that nothing has to be known of the others.
 */
export function useLines(viewport: RefObject<HTMLElement | null>, options: UseLinesOptions) {
  const { count, line, beyond, start = 0 } = options;
  const [{ first, end }, setRange] = useState<Range>(() => linesInView(start * line, 0, options));
  useLayoutEffect(() => {
    const element = viewport.current;
    if (element !== null && start > 0) element.scrollTop = start * line;
  }, []);
  useLayoutEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    const look = (): void => {
      const next = linesInView(element.scrollTop, element.clientHeight, { count, line, beyond });
      setRange((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [viewport, count, line, beyond]);
  const scrollTo = useCallback(
    (index: number, to: 'middle' | 'nearest'): void => {
      const element = viewport.current;
      if (element === null) return;
      const { scrollTop, clientHeight } = element;
      const isSeen = index * line >= scrollTop && (index + 1) * line <= scrollTop + clientHeight;
      if (to === 'nearest' && isSeen) return;
      element.scrollTop = index * line - (clientHeight - line) / 2;
    },
    [viewport, line],
  );
  return {
    indices: Array.from({ length: Math.max(0, Math.min(end, count) - first) }, (_, place) => first + place),
    height: count * line,
    scrollTo,
  };
}

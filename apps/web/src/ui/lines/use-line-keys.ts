import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LinePlace, nextPlace } from './next-place.ts';
import type { useLines } from './use-lines.ts';

/**
 * A list of lines is one stop of the Tab key: whoever would have to pass a thousand buttons never came to what lies behind.
 * Arrows go from line to line, and within one. Each line is marked by `data-line`, and is a button or holds some.
 */
export function useLineKeys(
  viewport: RefObject<HTMLElement | null>,
  { count, line: height, indices, scrollTo }: ReturnType<typeof useLines>,
  first: number,
) {
  const [active, setActive] = useState<LinePlace>({ line: first, at: 0 });
  const focus = (place: LinePlace): void => {
    const buttons = buttonsOf(viewport.current?.querySelector(`[data-line="${place.line}"]`) ?? undefined);
    buttons[Math.min(place.at, buttons.length - 1)]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = placeOf(event.target);
    if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor((viewport.current?.clientHeight ?? 0) / height) - 1);
    const next = nextPlace(event.key, from.place, { count, page, inLine: from.inLine });
    if (next === undefined) return;
    event.preventDefault();
    // The next key may come before the next picture: it has to find the focus where this one leads.
    flushSync(() => setActive(next));
    focus(next);
    scrollTo(next.line, 'nearest');
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const now = placeOf(target);
    if (now !== undefined) setActive(now.place);
  };
  const stop = indices.includes(active.line) ? active.line : indices[0];
  return {
    handlers: { onKeyDown, onFocus },
    /** The lines to draw. The active one stays, so that it keeps the focus while it is out of view. */
    drawn: active.line < count ? [...new Set([...indices, active.line])].toSorted((a, b) => a - b) : indices,
    /** The line whose first button the Tab key stops at. */
    stop,
  };
}

const buttonsOf = (line: Element | undefined): readonly HTMLElement[] =>
  line === undefined
    ? []
    : line instanceof HTMLButtonElement
      ? [line]
      : [...line.querySelectorAll<HTMLElement>('button')];

function placeOf(target: EventTarget): { readonly place: LinePlace; readonly inLine: number } | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  if (line === null) return undefined;
  const buttons = buttonsOf(line);
  const at = buttons.findIndex((button) => button === target);
  return at < 0 ? undefined : { place: { line: Number(line.dataset['line']), at }, inLine: buttons.length };
}

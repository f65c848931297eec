import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { DiagramTable } from './diagram-model.ts';
import type { Layout } from './lay-out.ts';
import { focusTable, tableBeside, tableOfElement } from './table-beside.ts';

export type RovingOptions = {
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly tables: readonly DiagramTable[];
  readonly places: Layout;
  readonly chosen: string | undefined;
  /** The table to begin with. */
  readonly first: string | undefined;
  readonly onChoose: (table: string | undefined) => void;
  readonly lookAt: (key: string) => void;
};

/**
 * The diagram is one stop of the Tab key, however many tables it has: whoever comes to it stands at the table that was left
 * last, and the arrows lead from one to the next. The picture itself is the stop, since any table may be out of sight and is
 * no element then.
 */
export function useRoving({ canvas, tables, places, chosen, first, onChoose, lookAt }: RovingOptions) {
  const last = useRef<string>(undefined);
  const [isInside, setInside] = useState(false);
  const goTo = (key: string, bring = (): void => lookAt(key)): void => {
    if (canvas.current !== null && tables.some((table) => table.key === key)) focusTable(canvas.current, key, bring);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const key = tableOfElement(target);
    setInside(key !== undefined);
    last.current = key ?? last.current;
    // By the keyboard: a press of the mouse moves the picture, and means no table.
    if (!target.classList.contains('react-flow') || !target.matches(':focus-visible')) return;
    const isThere = tables.some((table) => table.key === last.current);
    const start = chosen ?? (isThere ? last.current : first);
    if (start !== undefined) goTo(start);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const focused = tableOfElement(event.target as Element);
    if (focused === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') onChoose(focused);
    else if (event.key === 'Escape') onChoose(undefined);
    else {
      const next = tableBeside(tables, places, focused, event.key);
      if (next === undefined) return;
      goTo(next);
    }
    event.preventDefault();
  };
  // A choice among many tables draws another picture, in which the table that had the focus is another element.
  useEffect(() => {
    if (isInside && last.current !== undefined && document.activeElement === document.body)
      goTo(last.current, () => undefined);
  }, [tables]);
  return { handlers: { onFocus, onKeyDown }, tabIndex: isInside ? -1 : 0 };
}

import { useState } from 'react';
import { useFilters } from './filters.ts';

/** Whether the page's dialog for something new is open. Its address says so: the palette and other pages link to it. */
export function useOpened(): readonly [isOpen: boolean, open: (isOpen: boolean) => void] {
  const [{ new: wished }, setFilters] = useFilters('new');
  return [wished !== undefined, (isOpen) => setFilters({ new: isOpen ? 'yes' : undefined }, 'here')];
}

export type OpenedAs<Way extends string> = {
  readonly isOpen: boolean;
  /** Undefined as long as the address names none; of a dialog that closes, the last one. */
  readonly way: Way | undefined;
  readonly open: (way?: Way) => void;
  readonly close: () => void;
};

/** A dialog for something new that can be made in several ways: `?new=ddl` opens it with one of them chosen. */
export function useOpenedAs<Way extends string>(ways: readonly Way[]): OpenedAs<Way> {
  const [{ new: wished }, setFilters] = useFilters('new');
  const named = ways.find((way) => way === wished);
  const [last, setLast] = useState(named);
  const isOpen = wished !== undefined;
  // What fades out does not change its form on the way.
  if (isOpen && named !== last) setLast(named);
  return {
    isOpen,
    way: isOpen ? named : last,
    open: (way) => setFilters({ new: way ?? 'yes' }, 'here'),
    close: () => setFilters({ new: undefined }, 'here'),
  };
}

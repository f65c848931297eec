import { useFilters } from './filters.ts';

/** Whether the page's dialog for something new is open. Its address says so: the palette and other pages link to it. */
export function useOpened(): readonly [isOpen: boolean, open: (isOpen: boolean) => void] {
  const [{ new: wished }, setFilters] = useFilters('new');
  return [wished !== undefined, (isOpen) => setFilters({ new: isOpen ? 'yes' : undefined }, 'here')];
}

import { useFilters } from './filters.ts';

/** Whether a question of the page is open, which its address names: `?ask=undo`. */
export function useAsked(name: string): readonly [isAsked: boolean, ask: (isAsked: boolean) => void] {
  const [{ ask }, setFilters] = useFilters('ask');
  return [ask === name, (isAsked) => setFilters({ ask: isAsked ? name : undefined }, 'here')];
}

import { useFilters } from './filters.ts';

/**
 * The line of a list that a dialog is about, if it is open. Its address names the line, so that a dialog can be linked to and
 * reloaded; one that the list does not hold opens nothing.
 */
export function useAbout<T>(
  name: string,
  items: readonly T[] | undefined,
  keyOf: (item: T) => string,
): readonly [about: T | undefined, open: (item: T | undefined) => void] {
  const [{ [name]: key }, setFilters] = useFilters(name);
  return [
    key === undefined ? undefined : items?.find((item) => keyOf(item) === key),
    (item) => setFilters({ [name]: item === undefined ? undefined : keyOf(item) }, 'here'),
  ];
}

export const idOf = ({ id }: { readonly id: string }): string => id;

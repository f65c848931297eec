import { useFilters } from './filters.ts';

/** So few are looked through at a glance: a search would only stand in the way. */
const FEW = 10;

export type Find<T> = {
  readonly label: string;
  /** What may be searched for. */
  readonly textOf: (item: T) => string;
  /** In the address; pages with several lists name each. */
  readonly name?: string;
};

/** Narrows a list that is here as a whole down by a few letters, which the address keeps. */
export function useFind<T>(items: readonly T[] | undefined, { textOf, name = 'find' }: Find<T>) {
  const [{ [name]: sought = '' }, setFilters] = useFilters(name);
  const words = sought.toLocaleLowerCase().split(/\s+/);
  const found = items?.filter((item) => {
    const text = textOf(item).toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  return {
    found,
    sought,
    seek: (value: string) => setFilters({ [name]: value }, 'typed'),
    isOffered: sought !== '' || (items !== undefined && items.length > FEW),
  };
}

import { useFilters } from './filters.ts';

/** Lines that are drawn before one asks for more: thousands at once would make the page stand still. */
export const PIECE = 50;
/** As many as the longest list that is brought together. */
const MOST = 200;

export type Shown = {
  /** From one on. */
  readonly pieces: number;
  /** Absent: it goes no further. */
  readonly showMore: (() => void) | undefined;
};

/** How many pieces of a list are shown. The address keeps it: who comes back or reloads sees as far as before. */
export function useShown(name: string): Shown {
  const [{ [name]: text = '' }, setFilters] = useFilters(name);
  const pieces = readPieces(text);
  return {
    pieces,
    showMore: pieces === MOST ? undefined : () => setFilters({ [name]: String(pieces + 1) }, 'here'),
  };
}

export const readPieces = (text: string): number => Math.min(MOST, Math.max(1, Math.trunc(Number(text)) || 1));

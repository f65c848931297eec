import type { Page } from '../resources/page.ts';

/** A page that holds one item and is the last. */
export const pageExample = <T>(item: T): Page<T> => ({ items: [item], next_cursor: null });

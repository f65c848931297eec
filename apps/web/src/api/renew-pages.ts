export type ListPage<T> = { readonly items: readonly T[]; readonly next_cursor: string | null };

type Pages<T> = readonly ListPage<T>[];

const isSame = (one: unknown, other: unknown): boolean => idOf(one) !== undefined && idOf(one) === idOf(other);
const idOf = (item: unknown): unknown => (item as { readonly id?: unknown } | undefined)?.id;

/**
 * The pages of a list after the first one was read again: what is new stands ahead, and what it no longer holds is gone.
 * Undefined: so much is new that it cannot be told where it goes on.
 */
export function renewHead<T>(pages: Pages<T>, head: ListPage<T>): Pages<T> | undefined {
  if (head.next_cursor === null || pages.length <= 1) return [head];
  const items = pages.flatMap((page) => page.items);
  const end = items.findIndex((item) => isSame(item, head.items.at(-1)));
  return end < 0 ? undefined : spread(pages, [...head.items, ...items.slice(end + 1)]);
}

/** The same after some other part of it was read again: between what both hold, the new one counts. */
export function renewPart<T>(pages: Pages<T>, part: ListPage<T>): Pages<T> {
  const items = pages.flatMap((page) => page.items);
  const known = part.items.flatMap((item, at) => {
    const place = items.findIndex((other) => isSame(item, other));
    return place < 0 ? [] : [{ at, place }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return pages;
  return spread(pages, [
    ...items.slice(0, first.place),
    ...part.items.slice(first.at, last.at + 1),
    ...items.slice(last.place + 1),
  ]);
}

/** From the end, each page is as long as before: what was added stands in the first one. */
function spread<T>(pages: Pages<T>, items: readonly T[]): Pages<T> {
  let end = items.length;
  return pages
    .toReversed()
    .map((page, place) => {
      const start = place === pages.length - 1 ? 0 : Math.max(0, end - page.items.length);
      const renewed = { ...page, items: items.slice(start, end) };
      end = start;
      return renewed;
    })
    .toReversed();
}

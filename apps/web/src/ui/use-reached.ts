import { useEffect, useRef } from 'react';
import type { GrowingList } from './growing.ts';

export type Reach = Partial<Pick<GrowingList<unknown>, 'onMore' | 'isMoreLoading' | 'moreError'>>;

/** Lets a list that comes page by page grow until it is as long as what is to be shown of it, or ends. */
export function useReached(
  length: number | undefined,
  wanted: number,
  { onMore, isMoreLoading = false, moreError = null }: Reach,
): void {
  const isShort = length !== undefined && length < wanted && !isMoreLoading && moreError === null;
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (isShort) ask.current?.();
  }, [isShort, length]);
}

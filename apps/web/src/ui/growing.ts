import { type ApiError, isApiError } from '@rowloom/client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

export type GrowingList<T> = {
  readonly items: readonly T[] | undefined;
  readonly error: ApiError | null;
  readonly onRetry: () => void;
  readonly onMore: (() => void) | undefined;
  readonly isMoreLoading: boolean;
  /** Why the next page did not come. */
  readonly moreError: ApiError | null;
};

/** A list that grows page after page, as a table takes it. */
export const growingList = <T>(
  query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly T[] }>>,
): GrowingList<T> => ({
  items: query.data?.pages.flatMap(({ items }) => items),
  error: isApiError(query.error) ? query.error : null,
  onRetry: () => void query.refetch(),
  onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  isMoreLoading: query.isFetchingNextPage,
  moreError: query.isFetchNextPageError && isApiError(query.error) ? query.error : null,
});

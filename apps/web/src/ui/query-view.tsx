import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

export type QueryViewProps<T> = {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** What stands there until the answer does, of the same height. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** Loading, error or answer: every question to the service, or to the engine in this browser, is shown by this. */
export function QueryView<T>({ query, skeleton = <SkeletonLines />, children }: QueryViewProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error !== null) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  return (
    <div role="status" aria-label="Loading">
      {skeleton}
    </div>
  );
}

export function SkeletonLines({ lines = 5 }: { readonly lines?: number }) {
  return (
    <Stack gap="sm" py="sm">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={18} width={`${92 - ((line * 17) % 40)}%`} />
      ))}
    </Stack>
  );
}

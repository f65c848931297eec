import { isApiError } from '@rowloom/client';
import { QueryClient } from '@tanstack/react-query';

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: 10 * 60_000,
        // The client itself tries again what is worth it.
        retry: false,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        throwOnError: (error) => !isApiError(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

import { isApiError } from '@rowloom/client';
import { focusManager, QueryClient } from '@tanstack/react-query';
import type { PageSession } from './session.ts';

export function makeQueryClient(session: PageSession): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: 10 * 60_000,
        // The client itself tries again what is worth it.
        retry: false,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
        throwOnError: (error) => !isApiError(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  followSession(queries, session);
  return queries;
}

/** What was answered to one person is never shown to the next one, and nobody asks for anything without a session. */
function followSession(queries: QueryClient, session: PageSession): void {
  let owner: string | undefined;
  let isPaused = false;
  session.subscribe(() => {
    const state = session.read();
    const user = state.status === 'signed_in' || state.status === 'ended' ? state.user.id : undefined;
    if (owner !== undefined && owner !== user) queries.clear();
    owner = user;
    if (state.status === 'ended') {
      // Pages that stay behind the sign-in would go on asking, and be refused each time.
      focusManager.setFocused(false);
      isPaused = true;
    } else if (isPaused) {
      focusManager.setFocused(undefined);
      isPaused = false;
      void queries.invalidateQueries();
    }
  });
}

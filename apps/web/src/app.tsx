import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { makeQueryClient } from './api/query-client.ts';
import type { PageSession } from './api/session.ts';
import { SessionContext } from './api/session-context.ts';
import { makeRouter } from './router.tsx';
import { readNonce } from './theme/read-nonce.ts';
import { resolveVariables, theme } from './theme/theme.ts';

/** Everything that the pages stand in. */
export function App({ session }: { readonly session: PageSession }) {
  const [queries] = useState(() => makeQueryClient(session));
  const [router] = useState(makeRouter);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      getStyleNonce={readNonce}
    >
      <SessionContext value={session}>
        <QueryClientProvider client={queries}>
          <Notifications position="bottom-right" limit={3} />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>
    </MantineProvider>
  );
}

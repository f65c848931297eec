import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './theme/base.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { CrashPage } from './pages/crash-page.tsx';
import { PlayPage } from './pages/play-page.tsx';
import { readNonce, shareNonce } from './theme/read-nonce.ts';
import { resolveVariables, theme } from './theme/theme.ts';
import { readFilters } from './ui/filters.ts';
import { searchWords } from './ui/search-words.ts';

shareNonce();
/** Every pause in typing makes a plan of its own: those that nobody looks at are soon forgotten. */
const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, gcTime: 20_000, refetchOnWindowFocus: false } },
});
const page = createRootRoute({ errorComponent: CrashPage });
// Wherever it is put, it is one page.
const anywhere = createRoute({
  getParentRoute: () => page,
  path: '$',
  validateSearch: readFilters,
  component: PlayPage,
});
const router = createRouter({
  ...searchWords,
  routeTree: page.addChildren([anywhere]),
  // What the page loads later is found from its address: that of a folder stays one.
  trailingSlash: location.pathname.endsWith('/') ? 'always' : 'never',
});
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the playground.');
createRoot(root).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={resolveVariables}
    defaultColorScheme="auto"
    getStyleNonce={readNonce}
  >
    <QueryClientProvider client={queries}>
      <Notifications position="bottom-right" limit={3} />
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
);

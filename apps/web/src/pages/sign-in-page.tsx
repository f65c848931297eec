import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useSessionState } from '../api/session-context.ts';
import { useCall } from '../api/use-call.ts';
import { EntryFrame } from '../session/entry-frame.tsx';
import { SignInForm } from '../session/sign-in-form.tsx';
import type { Filters } from '../ui/filters.ts';

export function SignInPage() {
  const { back, expired } = useSearch({ strict: false }) as Filters;
  const state = useSessionState();
  const options = useCall('getSignInOptions', {}, { staleTime: 60_000 });
  // Only to a place of our own: an address with a host would lead elsewhere.
  const target = typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : '/';
  if (state.status === 'signed_in') return <Navigate to={target} replace />;
  return (
    <EntryFrame title="Sign in" lead={expired === true ? undefined : 'Rowloom makes synthetic rows for your database.'}>
      <Stack>
        {expired === true && <Alert variant="light">Your session has ended. Sign in to continue where you were.</Alert>}
        {options.data?.registration === 'setup' && (
          <Alert variant="light" title="No account exists yet">
            The service printed a link when it started. Open it to create the first account.
          </Alert>
        )}
        <SignInForm back={target} />
        {options.data?.registration === 'open' && (
          <Text fz="sm" ta="center">
            New here? <Anchor href="/setup">Create an account</Anchor>
          </Text>
        )}
      </Stack>
    </EntryFrame>
  );
}

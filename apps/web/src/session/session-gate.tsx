import { Center, Loader, Stack, Text } from '@mantine/core';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSessionState } from '../api/session-context.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Who is not signed in goes to the sign-in, and comes back to where they were. */
export function SessionGate() {
  const state = useSessionState();
  if (state.status === 'signed_in' || state.status === 'ended')
    return (
      <>
        {/* Another person begins with fresh pages. */}
        <Outlet key={state.user.id} />
        {state.status === 'ended' && <SignInAgain user={state.user} />}
      </>
    );
  return (
    <Center h="100vh">
      <Stack align="center" p="md">
        <Loader aria-label="Loading" />
        {state.status === 'unknown' && state.isWaiting && (
          <Text role="status" ta="center" maw={420}>
            The service is not responding correctly. You are still signed in, and this page continues by itself as soon
            as the service has recovered.
          </Text>
        )}
      </Stack>
      {state.status === 'signed_out' && <ToSignIn expired={state.expired} />}
    </Center>
  );
}

/** Goes once: the way itself changes the address, and must not set out again from there. */
function ToSignIn({ expired }: { readonly expired: boolean }) {
  const navigate = useNavigate();
  const { href } = useLocation();
  const isGone = useRef(false);
  useEffect(() => {
    if (isGone.current) return;
    isGone.current = true;
    void navigate({
      to: '/sign-in',
      search: { ...(href === '/' ? {} : { back: href }), ...(expired ? { expired: true } : {}) },
      replace: true,
    });
  }, [navigate, href, expired]);
  return null;
}

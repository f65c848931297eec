import { Alert } from '@mantine/core';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSessionState } from '../api/session-context.ts';
import { PendingFrame } from '../shell/pending-frame.tsx';
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
  if (state.status === 'signed_out') return <ToSignIn expired={state.expired} />;
  return (
    <PendingFrame>
      {state.isWaiting && (
        <Alert role="status" m="md">
          The service is not responding correctly. You are still signed in, and this page continues by itself as soon as
          the service has recovered.
        </Alert>
      )}
    </PendingFrame>
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

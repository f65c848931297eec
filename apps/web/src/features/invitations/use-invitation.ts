import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { readKeptInvitation } from './kept-invitation.ts';
import { readLinkToken } from '../../session/follow-link.ts';

/** The invitation that the link in the address is of; `isKept`: the link was there before single sign-on. */
export function useInvitation() {
  const [{ token, isKept }] = useState(() => {
    const linked = readLinkToken();
    return linked === '' ? { token: readKeptInvitation(), isKept: true } : { token: linked, isKept: false };
  });
  // Asked once: each look counts as a try at the door.
  const invitation = useCall(
    'lookAtInvitation',
    { body: { token } },
    { enabled: token !== '', staleTime: Number.POSITIVE_INFINITY },
  );
  return { token, isKept, invitation };
}

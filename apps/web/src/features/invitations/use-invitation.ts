import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { readLinkToken } from '../../session/follow-link.ts';

/** The invitation that the link in the address is of. */
export function useInvitation() {
  const [token] = useState(readLinkToken);
  // Asked once: each look counts as a try at the door.
  const invitation = useCall(
    'lookAtInvitation',
    { body: { token } },
    { enabled: token !== '', staleTime: Number.POSITIVE_INFINITY },
  );
  return { token, invitation };
}

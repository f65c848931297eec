import { Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import type { InvitationFacts } from '@rowloom/contract';
import { Link, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSessionState } from '../api/session-context.ts';
import { AcceptForm } from '../features/invitations/accept-form.tsx';
import { InvitationCard } from '../features/invitations/invitation-card.tsx';
import { JoinSignedIn } from '../features/invitations/join-signed-in.tsx';
import { forgetInvitation } from '../features/invitations/kept-invitation.ts';
import { useInvitation } from '../features/invitations/use-invitation.ts';
import { EntryFrame } from '../session/entry-frame.tsx';

/** Where the link of an invitation leads. */
export function InvitationPage() {
  const { token, isKept, invitation } = useInvitation();
  const { status } = useSessionState();
  const { data, error } = invitation;
  if (data !== undefined) return <OpenInvitation token={token} invitation={data} />;
  if (token === '')
    return (
      <DeadLink title="This link is incomplete">
        Its last part is missing. Copy the whole link from the mail or message.
      </DeadLink>
    );
  if (error === null)
    return (
      <EntryFrame title="An invitation">
        <Loader aria-label="Loading" />
      </EntryFrame>
    );
  // Single sign-on takes up the invitation of whoever had no account.
  if (error.status === 404 && isKept && status === 'signed_in') return <Joined />;
  if (error.status === 404)
    return (
      <DeadLink title="This invitation no longer works">
        It was used or revoked, or has expired. Ask the sender for a new one. If you have already joined, sign in.
      </DeadLink>
    );
  return (
    <EntryFrame title="The invitation could not be looked up" lead={error.message}>
      <Button variant="default" fullWidth onClick={() => void invitation.refetch()}>
        Try again
      </Button>
    </EntryFrame>
  );
}

function Joined() {
  useEffect(forgetInvitation, []);
  return <Navigate to="/" replace />;
}

function OpenInvitation({ token, invitation }: { readonly token: string; readonly invitation: InvitationFacts }) {
  const { status } = useSessionState();
  return (
    <EntryFrame title={`Join ${invitation.organization_name}`} lead="on Rowloom, where teams make their test data.">
      <Stack gap="lg">
        <InvitationCard invitation={invitation} />
        {status === 'unknown' && <Loader aria-label="Loading" />}
        {status === 'signed_in' && <JoinSignedIn token={token} invitation={invitation} />}
        {(status === 'signed_out' || status === 'ended') && <AcceptForm token={token} email={invitation.email} />}
      </Stack>
    </EntryFrame>
  );
}

function DeadLink({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <EntryFrame title={title}>
      <Stack>
        <Text c="dimmed">{children}</Text>
        <Anchor component={Link} to="/">
          Go to the first page
        </Anchor>
      </Stack>
    </EntryFrame>
  );
}

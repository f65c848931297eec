import { Alert, Button, Stack, Text } from '@mantine/core';
import type { InvitationFacts } from '@rowloom/contract';
import { useNavigate } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { usePageSession, useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { forgetInvitation } from './kept-invitation.ts';
import { FormError } from '../../ui/form-issues.tsx';
import { Name } from '../../ui/name.tsx';

export type JoinSignedInProps = { readonly token: string; readonly invitation: InvitationFacts };

/** For whoever is signed in: one press, if the address is theirs. */
export function JoinSignedIn({ token, invitation }: JoinSignedInProps) {
  const user = useUser();
  const session = usePageSession();
  const navigate = useNavigate();
  const join = useAct('joinOrganization', ['listOrganizations']);
  if (user.email.toLowerCase() !== invitation.email.toLowerCase())
    return (
      <Stack>
        <Alert color="yellow" variant="light" title="You are signed in with another address">
          This invitation is for {invitation.email}; you are signed in as {user.email}. Sign out to continue, or ask for
          an invitation to your address.
        </Alert>
        <Button variant="default" onClick={() => void session.leave()}>
          Sign out and continue
        </Button>
      </Stack>
    );
  return (
    <Stack>
      <Text fz="sm" c="dimmed">
        You are signed in as <Name>{user.name}</Name>. Nothing else is needed.
      </Text>
      <FormError error={join.error} />
      <Button
        loading={join.isPending}
        onClick={() =>
          join.mutate(
            { body: { token } },
            {
              onSuccess: ({ id }) => {
                forgetInvitation();
                void navigate({ to: addresses.home(id) });
              },
            },
          )
        }
      >
        <span>
          Join <Name>{invitation.organization_name}</Name>
        </span>
      </Button>
    </Stack>
  );
}

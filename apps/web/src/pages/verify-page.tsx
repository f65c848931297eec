import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageSession } from '../api/session-context.ts';
import { useAct } from '../api/use-call.ts';
import { EntryFrame } from '../session/entry-frame.tsx';
import { readLinkToken } from '../session/follow-link.ts';
import { FormError, markFields } from '../ui/form-issues.tsx';

/** Where the link leads that went to an address: who reads the mail and knows the password has proved it. */
export function VerifyPage() {
  const [token] = useState(readLinkToken);
  const session = usePageSession();
  const prove = useAct('proveEmail', ['listOrganizationMembers']);
  const form = useForm({ initialValues: { password: '' } });
  const submit = form.onSubmit(({ password }) =>
    prove.mutate(
      { body: { token, password } },
      { onSuccess: session.updateUser, onError: (error) => markFields(form, error) },
    ),
  );
  if (prove.data !== undefined)
    return (
      <EntryFrame title="The address is verified" lead={`${prove.data.email} now belongs to your account.`}>
        <Button component={Link} to="/" fullWidth>
          Go to the first page
        </Button>
      </EntryFrame>
    );
  if (token === '')
    return (
      <EntryFrame title="This link is incomplete">
        <Stack>
          <Text c="dimmed">Its last part is missing. Copy the whole link from the mail.</Text>
          <Anchor component={Link} to="/">
            Go to the first page
          </Anchor>
        </Stack>
      </EntryFrame>
    );
  return (
    <EntryFrame
      title="Verify your e-mail address"
      lead="The link proves that the address is yours; the password proves that the account is."
    >
      <form onSubmit={submit} aria-label="Verify your e-mail address">
        <Stack>
          {/* Password managers want to know whose password it is; the link does not say it. */}
          <input type="email" name="email" autoComplete="username" readOnly hidden />
          <PasswordInput
            label="Password of the account"
            autoComplete="current-password"
            required
            autoFocus
            {...form.getInputProps('password')}
          />
          <FormError error={prove.error} shown={['password']} />
          <Button type="submit" fullWidth loading={prove.isPending}>
            Verify the address
          </Button>
        </Stack>
      </form>
    </EntryFrame>
  );
}

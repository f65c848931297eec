import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageSession, useSessionState } from '../api/session-context.ts';
import { useAct } from '../api/use-call.ts';
import { EntryFrame } from '../session/entry-frame.tsx';
import { readLinkToken } from '../session/follow-link.ts';
import { FormError, markFields } from '../ui/form-issues.tsx';

const FIELDS = ['name', 'email', 'password', 'organization_name'];

/** The first account of a service, by the link that it printed; any account where registration is open. */
export function SetupPage() {
  const [token] = useState(readLinkToken);
  const session = usePageSession();
  const state = useSessionState();
  const register = useAct('register');
  const form = useForm({ initialValues: { name: '', email: '', organization_name: '', password: '' } });
  if (state.status === 'signed_in') return <Navigate to="/" replace />;
  const isFirst = token !== '';
  const submit = form.onSubmit(({ organization_name: organization, ...values }) =>
    register.mutate(
      {
        body: {
          ...values,
          ...(organization.trim() === '' ? {} : { organization_name: organization }),
          ...(isFirst ? { setup_token: token } : {}),
        },
      },
      { onSuccess: session.enter, onError: (error) => markFields(form, error) },
    ),
  );
  return (
    <EntryFrame
      title={isFirst ? 'Welcome. Create the first account' : 'Create an account'}
      lead={isFirst ? 'It belongs to the operator of this service, who can invite everyone else.' : undefined}
    >
      <form onSubmit={submit} aria-label="Create an account">
        <Stack>
          <TextInput label="Name" autoComplete="name" required autoFocus {...form.getInputProps('name')} />
          <TextInput label="E-mail" type="email" autoComplete="username" required {...form.getInputProps('email')} />
          <TextInput
            label="Organization"
            placeholder="The name of your team"
            autoComplete="organization"
            {...form.getInputProps('organization_name')}
          />
          <PasswordInput
            label="Password"
            description="At least 12 characters. Several words in a row are easy to remember."
            autoComplete="new-password"
            required
            minLength={12}
            {...form.getInputProps('password')}
          />
          <FormError error={register.error} shown={FIELDS} />
          <Button type="submit" fullWidth loading={register.isPending}>
            Create the account
          </Button>
        </Stack>
      </form>
    </EntryFrame>
  );
}

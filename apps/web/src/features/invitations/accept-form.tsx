import { Button, PasswordInput, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { addresses } from '../../addresses.ts';
import { usePageSession } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { SignOnButton } from '../../session/sign-on-button.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { keepInvitation } from './kept-invitation.ts';
import { PASSWORD_ADVICE, SHORTEST_PASSWORD } from '../account/password-advice.ts';

const FIELDS = ['name', 'password'];

/** Joins with a new account, or with the one that has the address. The page knows no better than its reader which it is. */
export function AcceptForm({ token, email }: { readonly token: string; readonly email: string }) {
  const session = usePageSession();
  const navigate = useNavigate();
  const accept = useAct('acceptInvitation', ['listOrganizations']);
  const [kind, setKind] = useState<'new' | 'known'>('new');
  const form = useForm({ initialValues: { name: '', password: '' } });
  const isNew = kind === 'new';
  const submit = form.onSubmit(({ name, password }) =>
    accept.mutate(
      { body: { token, password, ...(isNew ? { name } : {}) } },
      {
        onSuccess: ({ organization_id: id, ...entered }) => {
          session.enter(entered);
          void navigate({ to: addresses.home(id) });
        },
        onError: (error) => markFields(form, error),
      },
    ),
  );
  return (
    <Stack>
      <SegmentedControl
        fullWidth
        aria-label="Which account"
        value={kind}
        onChange={(value) => {
          setKind(value === 'new' ? 'new' : 'known');
          form.clearErrors();
          accept.reset();
        }}
        data={[
          { value: 'new', label: 'I am new here' },
          { value: 'known', label: 'I have an account' },
        ]}
      />
      <form onSubmit={submit} aria-label="Accept the invitation">
        <Stack>
          {/* Password managers want to know whose password it is. */}
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
          {isNew && (
            <TextInput label="Your name" autoComplete="name" required autoFocus {...form.getInputProps('name')} />
          )}
          <PasswordInput
            label={isNew ? 'Choose a password' : 'Your password'}
            {...(isNew ? { description: PASSWORD_ADVICE, minLength: SHORTEST_PASSWORD } : {})}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            required
            {...form.getInputProps('password')}
          />
          <FormError error={accept.error} shown={isNew ? FIELDS : ['password']} />
          <Button type="submit" fullWidth loading={accept.isPending}>
            {isNew ? 'Create the account and join' : 'Join'}
          </Button>
        </Stack>
      </form>
      <SignOnButton back="/invitation" onLeave={() => keepInvitation(token)} />
    </Stack>
  );
}

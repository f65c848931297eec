import { Alert, Anchor, Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Navigate, useSearch } from '@tanstack/react-router';
import { usePageSession, useSessionState } from '../api/session-context.ts';
import { useAct, useCall } from '../api/use-call.ts';
import { EntryFrame } from '../session/entry-frame.tsx';
import { signOnAddress } from '../session/follow-link.ts';
import { FormError } from '../ui/form-issues.tsx';
import type { Filters } from '../ui/filters.ts';

export function SignInPage() {
  const { back, expired } = useSearch({ strict: false }) as Filters;
  const session = usePageSession();
  const state = useSessionState();
  const options = useCall('getSignInOptions', {}, { staleTime: 60_000 });
  const login = useAct('login');
  const form = useForm({ initialValues: { email: '', password: '' } });
  // Only to a place of our own: an address with a host would lead elsewhere.
  const target = typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : '/';
  if (state.status === 'signed_in') return <Navigate to={target} replace />;
  const submit = form.onSubmit((values) => login.mutate({ body: values }, { onSuccess: session.enter }));
  return (
    <EntryFrame title="Sign in" lead={expired === true ? undefined : 'Rowloom makes synthetic rows for your database.'}>
      <Stack>
        {expired === true && (
          <Alert variant="light">Your session has ended. Sign in, and you are back where you were.</Alert>
        )}
        {options.data?.registration === 'setup' && (
          <Alert variant="light" title="No account exists yet">
            The service printed a link when it started. Open it to create the first account.
          </Alert>
        )}
        <form onSubmit={submit} aria-label="Sign in">
          <Stack>
            <TextInput
              label="E-mail"
              type="email"
              autoComplete="username"
              required
              autoFocus
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <PasswordInput
              label="Password"
              autoComplete="current-password"
              required
              key={form.key('password')}
              {...form.getInputProps('password')}
            />
            <FormError error={login.error} />
            <Button type="submit" fullWidth loading={login.isPending}>
              Sign in
            </Button>
          </Stack>
        </form>
        {options.data?.oidc === true && (
          <>
            <Divider label="or" />
            <Button component="a" href={signOnAddress(target)} variant="default" fullWidth>
              Continue with single sign-on
            </Button>
          </>
        )}
        {options.data?.registration === 'open' && (
          <Text fz="sm" ta="center">
            New here? <Anchor href="/setup">Create an account</Anchor>
          </Text>
        )}
      </Stack>
    </EntryFrame>
  );
}

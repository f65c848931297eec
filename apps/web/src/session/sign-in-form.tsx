import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { usePageSession } from '../api/session-context.ts';
import { useAct } from '../api/use-call.ts';
import { FormError } from '../ui/form-issues.tsx';
import { SignOnButton } from './sign-on-button.tsx';

export type SignInFormProps = {
  /** Whom it is asked for, where that is known. */
  readonly email?: string;
  /** Where single sign-on leads back to. */
  readonly back: string;
};

/** E-mail and password, or single sign-on where that is configured. */
export function SignInForm({ email = '', back }: SignInFormProps) {
  const session = usePageSession();
  const login = useAct('login');
  const form = useForm({ initialValues: { email, password: '' } });
  const submit = form.onSubmit((values) => login.mutate({ body: values }, { onSuccess: session.enter }));
  return (
    <>
      <form onSubmit={submit} aria-label="Sign in">
        <Stack>
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="username"
            required
            autoFocus={email === ''}
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            {...(email === '' ? {} : { 'data-autofocus': true })}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <FormError error={login.error} />
          <Button type="submit" fullWidth loading={login.isPending}>
            Sign in
          </Button>
        </Stack>
      </form>
      <SignOnButton back={back} />
    </>
  );
}

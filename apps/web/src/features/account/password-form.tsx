import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { usePageSession, useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { Surface } from '../../ui/surface.tsx';
import { PASSWORD_ADVICE, SHORTEST_PASSWORD } from './password-advice.ts';

const FIELDS = ['current_password', 'new_password'];
const CHANGED = 'Your password has been changed. All other browsers are signed out.';
const SET = 'Your password has been set. You can now sign in with it.';
const EMPTY = { current_password: '', new_password: '' };

/** A new password; whoever signs in by an identity provider only sets their first one here. */
export function PasswordForm() {
  const session = usePageSession();
  const { email, has_password: hasPassword } = useUser();
  const change = useAct('changePassword');
  const form = useForm({ initialValues: EMPTY });
  const submit = form.onSubmit(({ current_password: current, new_password: next }) =>
    change.mutate(
      { body: { new_password: next, ...(hasPassword ? { current_password: current } : {}) } },
      {
        onSuccess: (entered) => {
          session.enter(entered);
          form.setValues(EMPTY);
          notifications.show({ message: hasPassword ? CHANGED : SET });
        },
        onError: (error) => {
          markFields(form, error);
          if (error.code === 'invalid_credentials') form.setFieldError('current_password', error.message);
        },
      },
    ),
  );
  const isMarked = change.error?.code === 'invalid_credentials';
  return (
    <Surface title={hasPassword ? 'Password' : 'Set a password'}>
      <form onSubmit={submit} aria-label={hasPassword ? 'Change the password' : 'Set a password'}>
        <Stack maw={420}>
          <Text c="dimmed" fz="sm">
            {hasPassword
              ? 'A change signs out every other browser. API keys stay valid.'
              : 'You sign in with your identity provider. With a password, you can also sign in without it.'}
          </Text>
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
          {hasPassword && (
            <PasswordInput
              label="Present password"
              autoComplete="current-password"
              required
              {...form.getInputProps('current_password')}
            />
          )}
          <PasswordInput
            label="New password"
            description={PASSWORD_ADVICE}
            autoComplete="new-password"
            required
            minLength={SHORTEST_PASSWORD}
            {...form.getInputProps('new_password')}
          />
          {!isMarked && <FormError error={change.error} shown={FIELDS} />}
          <Group>
            <Button type="submit" loading={change.isPending}>
              {hasPassword ? 'Change the password' : 'Set the password'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Surface>
  );
}

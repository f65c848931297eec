import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { usePageSession, useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { Surface } from '../../ui/surface.tsx';

/** How others see one. */
export function NameForm() {
  const session = usePageSession();
  const { name } = useUser();
  const change = useAct('updateMe');
  const form = useForm({ initialValues: { name } });
  const submit = form.onSubmit((body) =>
    change.mutate(
      { body },
      {
        onSuccess: (user) => {
          session.updateUser(user);
          form.setValues({ name: user.name });
          notifications.show({ message: 'Your name has been changed.' });
        },
        onError: (error) => markFields(form, error),
      },
    ),
  );
  return (
    <Surface title="Name">
      <form onSubmit={submit} aria-label="Change the name">
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Your name"
            description="Members of your organizations see it."
            autoComplete="name"
            required
            flex="1 1 220px"
            maw={420}
            {...form.getInputProps('name')}
          />
          <Button type="submit" variant="default" loading={change.isPending} disabled={form.values.name === name}>
            Change the name
          </Button>
        </Group>
        <FormError error={change.error} shown={['name']} />
      </form>
    </Surface>
  );
}

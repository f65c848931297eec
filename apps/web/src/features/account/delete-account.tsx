import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { usePageSession, useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Surface } from '../../ui/surface.tsx';

/** The end of an account. */
export function DeleteAccount() {
  const session = usePageSession();
  const { email } = useUser();
  const remove = useAct('deleteMe');
  const [isAsked, setAsked] = useState(false);
  return (
    <Surface title="Delete the account">
      <Group justify="space-between" gap="md">
        <Text c="dimmed" fz="sm" maw={560}>
          Your name and address go, your API keys and sessions end at once. Projects and runs stay with their
          organizations. The audit log keeps a number instead of your name.
        </Text>
        <Button variant="default" color="red" onClick={() => setAsked(true)}>
          Delete the account
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsked}
        title="Delete your account?"
        name={email}
        action="Delete the account"
        isBusy={remove.isPending}
        error={remove.error}
        // The session is over on the service; here it ends with it.
        onConfirm={() => remove.mutate({}, { onSuccess: () => void session.leave().catch(() => undefined) })}
        onClose={() => {
          setAsked(false);
          remove.reset();
        }}
      >
        It cannot be brought back. Where you are the only owner of an organization with other members, make somebody
        else its owner first.
      </ConfirmDialog>
    </Surface>
  );
}

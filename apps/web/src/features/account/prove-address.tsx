import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useAct, useCall } from '../../api/use-call.ts';
import { FormError } from '../../ui/form-issues.tsx';

/** What an address that nobody has proved means, and how to prove it. */
export function ProveAddress() {
  const options = useCall('getSignInOptions', {}, { staleTime: 60_000 });
  const ask = useAct('requestEmailProof');
  const sendsMail = options.data?.mail === true;
  return (
    <Stack gap="xs">
      <Text c="dimmed" fz="sm">
        This address is not verified yet. You can verify it with a link sent by mail, by single sign-on, or through the
        operator of this service. Until then, you cannot approve runs of the person who invited you.
      </Text>
      {sendsMail && !ask.isSuccess && (
        <Group>
          <Button variant="default" size="xs" loading={ask.isPending} onClick={() => ask.mutate({})}>
            Send me the link
          </Button>
        </Group>
      )}
      {ask.isSuccess && (
        <Alert color="teal" role="status">
          A link is on its way. Follow it and enter your password; it works for a few days.
        </Alert>
      )}
      <FormError error={ask.error} />
    </Stack>
  );
}

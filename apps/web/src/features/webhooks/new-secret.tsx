import { Alert, Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyField } from '../../ui/copy-field.tsx';

/** The secret of a webhook, once. */
export function NewSecret({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const [isKept, setKept] = useState(false);
  return (
    <Stack>
      <Alert color="yellow" title="This secret is shown only once">
        Give it to the receiver, which uses it to check that a message comes from this service. If you lose it, create
        another webhook.
      </Alert>
      <CopyField value={secret} label="Copy the secret" />
      <Text fz="sm" c="dimmed">
        Messages are signed according to{' '}
        <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" fz="sm">
          Standard Webhooks
        </Anchor>{' '}
        : libraries for most languages check the headers <code>webhook-id</code>, <code>webhook-timestamp</code> and{' '}
        <code>webhook-signature</code>.
      </Text>
      <Group justify="space-between">
        <Checkbox
          label="I have stored the secret safely"
          checked={isKept}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
        <Button disabled={!isKept} onClick={onDone}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

import { Alert, Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyField } from '../../ui/copy-field.tsx';

/** The secret of a webhook, once. */
export function NewSecret({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const [isKept, setKept] = useState(false);
  return (
    <Stack>
      <Alert color="yellow" title="This is the only time that the secret is shown">
        Give it to the receiver, which checks by it that a message comes from here. If it is lost, make another webhook.
      </Alert>
      <CopyField value={secret} label="Copy the secret" />
      <Text fz="sm" c="dimmed">
        Messages are signed as{' '}
        <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" fz="sm">
          Standard Webhooks
        </Anchor>{' '}
        says: libraries for most languages check the headers <code>webhook-id</code>, <code>webhook-timestamp</code> and{' '}
        <code>webhook-signature</code>.
      </Text>
      <Group justify="space-between">
        <Checkbox
          label="I have put the secret where it is safe"
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

import { Alert, Button, Checkbox, Group, Stack, Title } from '@mantine/core';
import type { CreatedKey } from '@rowloom/contract';
import { useState } from 'react';
import { CopyField } from '../../ui/copy-field.tsx';
import { SnippetTabs } from './snippet-tabs.tsx';

/** The key, once. */
export function NewKey({ made, onDone }: { readonly made: CreatedKey; readonly onDone: () => void }) {
  const [isKept, setKept] = useState(false);
  return (
    <Stack>
      <Alert color="yellow" title="This key is shown only once">
        Copy it now, into a password manager or the secrets of your pipeline. The service keeps no copy: if it is lost,
        revoke it and create another.
      </Alert>
      <CopyField value={made.key} label="Copy the key" />
      <Title order={3}>Use it</Title>
      <SnippetTabs apiKey={made.key} />
      <Group justify="space-between">
        <Checkbox
          label="I have stored the key safely"
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

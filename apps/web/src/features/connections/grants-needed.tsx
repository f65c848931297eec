import { Button, Collapse, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyField } from '../../ui/copy-field.tsx';

/** The statements that an account of a database needs, for whoever asks for them. */
export function GrantsNeeded({ statements }: { readonly statements: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Button variant="subtle" size="compact-sm" onClick={() => setShown(!isShown)}>
        Rights that the account needs
      </Button>
      <Collapse expanded={isShown}>
        <Stack gap={6} mt={6}>
          <Text fz="sm" c="dimmed">
            These statements cover every mode of a run, and undo. Run them once as the owner of the database and its
            tables.
          </Text>
          <CopyField value={statements} label="Copy the statements" />
        </Stack>
      </Collapse>
    </div>
  );
}

import { Button, Group, Text } from '@mantine/core';
import type { Organization } from '@rowloom/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Surface } from '../../ui/surface.tsx';

/** The way out, for oneself. */
export function LeaveOrganization({ organization }: { readonly organization: Organization }) {
  const { id: me } = useUser();
  const navigate = useNavigate();
  const leave = useAct('removeOrganizationMember', ['listOrganizations']);
  const [isAsked, setAsked] = useState(false);
  return (
    <Surface title="Leave the organization">
      <Group justify="space-between" gap="md">
        <Text c="dimmed" fz="sm" maw={560}>
          You lose sight of its projects at once, and come back only by an invitation. The last owner cannot leave.
        </Text>
        <Button variant="default" onClick={() => setAsked(true)}>
          Leave
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsked}
        title="Leave this organization?"
        name={organization.name}
        action="Leave the organization"
        isBusy={leave.isPending}
        error={leave.error}
        onConfirm={() =>
          leave.mutate(
            { params: { id: organization.id, user_id: me } },
            { onSuccess: () => void navigate({ to: '/' }) },
          )
        }
        onClose={() => {
          leave.reset();
          setAsked(false);
        }}
      >
        You leave {organization.name} and the rosters of its projects. Keys of yours stop working there.
      </ConfirmDialog>
    </Surface>
  );
}

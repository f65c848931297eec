import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { StartRun } from '@rowloom/contract';
import { useNavigate } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useAct } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError } from '../../ui/form-issues.tsx';
import { useProject } from '../projects/use-project.ts';

export type RequestApprovalProps = {
  readonly opened: boolean;
  readonly request: StartRun;
  readonly onClose: () => void;
};

/** Asks others for the sign-off that the organization requires; it is bound to exactly this run. */
export function RequestApproval({ opened, request, onClose }: RequestApprovalProps) {
  const { project } = useProject();
  const navigate = useNavigate();
  const ask = useAct('requestApproval', ['listApprovals']);
  const form = useForm({ initialValues: { reason: '' } });
  const submit = form.onSubmit(({ reason }) => {
    const { approval_id: _approval, ...run } = request;
    ask.mutate(
      { body: { project_id: project.id, run, ...(reason.trim() === '' ? {} : { reason }) } },
      { onSuccess: ({ id }) => void navigate({ to: addresses.approval(project.organization_id, id) }) },
    );
  });
  return (
    <Modal opened={opened} onClose={onClose} title="Request approval">
      <form onSubmit={submit}>
        <Stack>
          <Text c="dimmed" fz="sm">
            The approver sees exactly what will run and where. If you change anything, you need a new approval.
          </Text>
          <Textarea
            label="Why do you need this run?"
            data-autofocus
            autosize
            minRows={3}
            maxLength={1000}
            {...form.getInputProps('reason')}
          />
          <FormError error={ask.error} />
          <DialogButtons isBusy={ask.isPending} onBack={onClose}>
            Request approval
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

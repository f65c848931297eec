import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import type { AdminUser } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';

export type GiveProjectDialogProps = { readonly user: AdminUser; readonly onClose: () => void };

/** A project whose owners have all left is locked: only an operator gives it a new one. */
export function GiveProjectDialog({ user, onClose }: GiveProjectDialogProps) {
  const give = useAct('adminSetProjectOwner', []);
  const form = useForm({ initialValues: { project: '' } });
  const done = (): void => {
    notifications.show({ message: `${user.name} is an owner of the project.` });
    onClose();
  };
  const submit = form.onSubmit(({ project }) =>
    give.mutate(
      { params: { id: project.trim() }, body: { user_id: user.id } },
      { onSuccess: done, onError: (error) => markFields(form, error) },
    ),
  );
  return (
    <Modal opened onClose={onClose} title="Make owner of a locked project">
      <form onSubmit={submit} aria-label="Make owner of a project">
        <Stack>
          <Text c="dimmed" fz="sm">
            <bdi>{user.name}</bdi> is put on the project&apos;s roster as owner, and must be a member of its
            organization. The project&apos;s id is in the address of its pages.
          </Text>
          <TextInput
            label="Project id"
            placeholder="prj_…"
            required
            data-autofocus
            {...form.getInputProps('project')}
          />
          <FormError error={give.error} />
          <DialogButtons isBusy={give.isPending} onBack={onClose}>
            Make owner
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

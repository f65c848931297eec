import { Alert, Button, Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CreatedInvitation, Organization } from '@rowloom/contract';
import { useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { formatTime } from '../../ui/format.ts';
import { ORGANIZATION_ROLES, type OrganizationRole, rolesFor } from './organization-roles.ts';

export type InviteDialogProps = {
  readonly organization: Organization;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Invites an address, and shows the link the one time that it can be seen. */
export function InviteDialog({ organization, opened, onClose }: InviteDialogProps) {
  const [made, setMade] = useState<CreatedInvitation>();
  const invite = useAct('createInvitation', ['listInvitations']);
  const form = useForm<{ email: string; role: OrganizationRole }>({ initialValues: { email: '', role: 'member' } });
  const offered = rolesFor(organization.my_role);
  const close = (): void => {
    setMade(undefined);
    form.reset();
    invite.reset();
    onClose();
  };
  const submit = form.onSubmit((body) =>
    invite.mutate(
      { params: { id: organization.id }, body },
      {
        onSuccess: setMade,
        onError: (error) => {
          markFields(form, error);
          if (error.code === 'already_exists') form.setFieldError('email', error.message);
        },
      },
    ),
  );
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={made === undefined ? 'Invite somebody' : 'The invitation was created'}
    >
      {made === undefined ? (
        <form onSubmit={submit} aria-label="Invite somebody">
          <Stack>
            <TextInput
              label="E-mail"
              type="email"
              required
              data-autofocus
              autoComplete="off"
              {...form.getInputProps('email')}
            />
            <Radio.Group label="Role" {...form.getInputProps('role')}>
              <Stack gap="xs" mt={6}>
                {ORGANIZATION_ROLES.filter(({ value }) => offered.includes(value)).map(({ value, label, may }) => (
                  <Radio key={value} value={value} label={label} description={may} />
                ))}
              </Stack>
            </Radio.Group>
            {invite.error?.code !== 'already_exists' && <FormError error={invite.error} shown={['email', 'role']} />}
            <DialogButtons isBusy={invite.isPending} onBack={close}>
              Invite
            </DialogButtons>
          </Stack>
        </form>
      ) : (
        <MadeInvitation made={made} onDone={close} />
      )}
    </Modal>
  );
}

/** Its link, the one time that it can be seen. */
function MadeInvitation({ made, onDone }: { readonly made: CreatedInvitation; readonly onDone: () => void }) {
  return (
    <Stack>
      <Text>
        Send this link to <b>{made.email}</b>. It works once, until {formatTime(made.expires_at)}.
      </Text>
      <Alert color="yellow">The link is shown only now. If it is lost, revoke the invitation and make another.</Alert>
      <CopyField value={made.link} label="Copy the link" />
      {made.mailed !== undefined && (
        <Text c="dimmed" fz="sm">
          {made.mailed
            ? 'Another link was sent to the address by mail: following that one verifies the address.'
            : 'No mail was sent to the address this time. Send the link yourself.'}
        </Text>
      )}
      <Group justify="flex-end">
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}

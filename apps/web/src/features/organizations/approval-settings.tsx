import { Button, Group, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import type { Organization } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { countOf } from '../../ui/format.ts';
import { Surface } from '../../ui/surface.tsx';
import { isAdmin } from './organization-roles.ts';

const FIELDS = ['require_approval', 'required_approvals', 'separate_approvers'];

/** Whether runs into a target need the word of others, of how many, and of whom. */
export function ApprovalSettings({ organization }: { readonly organization: Organization }) {
  return (
    <Surface title="Approvals">
      {isAdmin(organization.my_role) ? (
        <ApprovalForm organization={organization} />
      ) : (
        <ApprovalFacts organization={organization} />
      )}
    </Surface>
  );
}

function ApprovalFacts({ organization }: { readonly organization: Organization }) {
  const { require_approval: isNeeded, required_approvals: count, separate_approvers: isSeparate } = organization;
  return (
    <Stack gap="sm">
      <Text>
        {isNeeded
          ? `A run into a target needs the approval of ${countOf(count, 'other person', 'other people')}.`
          : 'A run into a target needs no approval.'}
        {isNeeded && isSeparate && ' People who manage members may not approve.'}
      </Text>
      <Text c="dimmed" fz="sm">
        Only admins and owners of the organization can change this.
      </Text>
    </Stack>
  );
}

function ApprovalForm({ organization }: { readonly organization: Organization }) {
  const { id, require_approval, required_approvals, separate_approvers } = organization;
  const update = useAct('updateOrganization', ['getOrganization', 'listOrganizations']);
  const form = useForm({ initialValues: { require_approval, required_approvals, separate_approvers } });
  const submit = form.onSubmit((body) =>
    update.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          form.resetDirty();
          notifications.show({ message: 'The approval settings have been changed.' });
        },
        onError: (error) => markFields(form, error),
      },
    ),
  );
  const isOn = form.values.require_approval;
  return (
    <form onSubmit={submit} aria-label="Approvals">
      <Stack gap="lg">
        <Switch
          label="A run into a target needs an approval"
          description="Somebody else has to approve exactly this plan before rows are written. Rehearsals need no approval."
          {...form.getInputProps('require_approval', { type: 'checkbox' })}
        />
        <NumberInput
          label="People who must approve"
          description="The person who requested the run, or last changed what determines it, does not count."
          min={1}
          max={10}
          clampBehavior="strict"
          allowDecimal={false}
          maw={360}
          disabled={!isOn}
          {...form.getInputProps('required_approvals')}
        />
        <Switch
          label="People who manage members may not approve"
          description="Only people who cannot edit members may approve, which excludes owners and admins of the organization and the project. People who were invited need a verified e-mail address. Nobody can then appoint their own approver."
          disabled={!isOn}
          {...form.getInputProps('separate_approvers', { type: 'checkbox' })}
        />
        <FormError error={update.error} shown={FIELDS} />
        <Group>
          <Button type="submit" loading={update.isPending} disabled={!form.isDirty()}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

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
        {isNeeded && isSeparate && ' Those who manage members do not approve.'}
      </Text>
      <Text c="dimmed" fz="sm">
        Admins and owners of the organization decide this.
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
          notifications.show({ message: 'The rules for approvals are changed.' });
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
          description="Somebody else has to agree to exactly this plan before rows are written. Rehearsals need none."
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
          label="Those who manage members do not approve"
          description="Only people who cannot change the membership may approve: not owners and admins of the organization or the project. Whoever was invited needs a verified e-mail address. Nobody can appoint their own approver."
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

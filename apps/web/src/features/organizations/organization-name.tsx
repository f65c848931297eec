import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Organization } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { formatDay } from '../../ui/format.ts';
import { Surface } from '../../ui/surface.tsx';
import { isAdmin } from './organization-roles.ts';

/** What the organization is called, and what else there is to know of it. */
export function OrganizationName({ organization }: { readonly organization: Organization }) {
  const { id, name, tier, my_role, created_at } = organization;
  const update = useAct('updateOrganization', ['getOrganization', 'listOrganizations']);
  const form = useForm({ initialValues: { name } });
  const submit = form.onSubmit((body) =>
    update.mutate(
      { params: { id }, body },
      { onSuccess: () => form.resetDirty(), onError: (error) => markFields(form, error) },
    ),
  );
  return (
    <Surface title="General">
      {isAdmin(my_role) && (
        <form onSubmit={submit} aria-label="Name of the organization">
          <Group align="flex-end" mb="lg">
            <TextInput
              label="Name"
              required
              maxLength={100}
              flex="1 1 240px"
              maw={420}
              {...form.getInputProps('name')}
            />
            <Button type="submit" variant="default" loading={update.isPending} disabled={!form.isDirty()}>
              Rename
            </Button>
          </Group>
          <FormError error={update.error} shown={['name']} />
        </form>
      )}
      <FactList
        facts={[
          ['Name', isAdmin(my_role) ? undefined : name],
          ['Tier', `${tier}, set by the operator of this service`],
          ['Your role', my_role],
          ['Since', formatDay(created_at)],
          ['Identifier', <code key="id">{id}</code>],
        ]}
      />
    </Surface>
  );
}

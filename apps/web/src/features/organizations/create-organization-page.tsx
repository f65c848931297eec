import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { useAct } from '../../api/use-call.ts';
import { EntryFrame } from '../../session/entry-frame.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';

/** A form for a new organization; the first thing that whoever belongs to none sees. */
export function CreateOrganizationPage({ foot }: { readonly foot?: ReactNode }) {
  const create = useAct('createOrganization', ['listOrganizations']);
  const navigate = useNavigate();
  const form = useForm({ initialValues: { name: '' } });
  const submit = form.onSubmit((body) =>
    create.mutate(
      { body },
      {
        onSuccess: ({ id }) => void navigate({ to: addresses.home(id) }),
        onError: (error) => markFields(form, error),
      },
    ),
  );
  return (
    <EntryFrame
      title="Create an organization"
      lead="It contains your projects and the people who work on them. You become its owner, and can invite others."
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            required
            autoFocus
            autoComplete="organization"
            maxLength={100}
            {...form.getInputProps('name')}
          />
          <FormError error={create.error} shown={['name']} />
          <Button type="submit" loading={create.isPending}>
            Create the organization
          </Button>
          {foot}
        </Stack>
      </form>
    </EntryFrame>
  );
}

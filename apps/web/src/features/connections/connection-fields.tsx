import { Group, PasswordInput, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FILE_FORMATS } from '@rowloom/engine';
import { useProject } from '../projects/use-project.ts';
import type { ConnectionForm } from './connection-form.ts';
import { CONNECTION_KINDS, kindsFor } from './connection-kinds.ts';

type Form = { readonly form: UseFormReturnType<ConnectionForm> };

/** What a place is called, of which kind it is, and how to get there. */
export function ConnectionFields({ form, isNew }: Form & { readonly isNew: boolean }) {
  const { project } = useProject();
  const { kind } = form.values;
  const { example, isFiles } = CONNECTION_KINDS[kind];
  // One that is there keeps its kind, which need not be one that the project offers.
  const kinds = isNew ? kindsFor(project.engine) : [kind];
  return (
    <>
      <Group grow align="flex-start">
        <TextInput label="Name" required data-autofocus {...form.getInputProps('name')} />
        <Select
          label="Kind"
          disabled={!isNew}
          data={kinds.map((value) => ({ value, label: CONNECTION_KINDS[value].label }))}
          {...form.getInputProps('kind')}
        />
      </Group>
      <TextInput
        label="URL"
        description="Stored encrypted; the password is never shown again."
        placeholder={example}
        required
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('url')}
      />
      {isFiles && <Select label="Format of the files" data={FILE_FORMATS} {...form.getInputProps('format')} />}
      {kind === 's3' && <BucketFields form={form} />}
    </>
  );
}

function BucketFields({ form }: Form) {
  return (
    <>
      <Group grow align="flex-start">
        <TextInput label="Region" placeholder="eu-central-1" {...form.getInputProps('region')} />
        <TextInput label="Endpoint" placeholder="https://s3.example (not AWS)" {...form.getInputProps('endpoint')} />
      </Group>
      <Group grow align="flex-start">
        <TextInput label="Access key id" autoComplete="off" {...form.getInputProps('access_key_id')} />
        <PasswordInput label="Secret access key" autoComplete="off" {...form.getInputProps('secret_access_key')} />
      </Group>
    </>
  );
}

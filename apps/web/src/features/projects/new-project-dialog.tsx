import { Group, Modal, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { Template } from '@rowloom/contract';
import { useNavigate } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { asApiError } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import type { OpenedAs } from '../../ui/use-opened.ts';
import { DdlField } from '../ddl/ddl-field.tsx';
import { ENGINE_NAMES } from './engine-badge.tsx';
import { PackChoice } from './pack-choice.tsx';
import { type Beginning, type NewProject, useNewProject } from './use-new-project.ts';

const EMPTY: NewProject = { name: '', engine: 'postgresql', pack: 'ecommerce', ddl: '', url: '' };

const CHOICES = [
  { value: 'pack', label: 'From a pack' },
  { value: 'ddl', label: 'From SQL' },
  { value: 'connection', label: 'From a database' },
] as const;

export type NewProjectDialogProps = {
  readonly dialog: OpenedAs<Beginning>;
  /** The template that it starts from, already chosen. */
  readonly template?: Pick<Template, 'id' | 'name' | 'engine'>;
};

/** A project and its first schema in one step: from a pack, from SQL text, or from a database. */
export function NewProjectDialog({ dialog, template }: NewProjectDialogProps) {
  const { way: begin = 'pack' } = dialog;
  const navigate = useNavigate();
  const create = useNewProject(begin);
  const form = useForm<NewProject>({
    initialValues:
      template === undefined ? EMPTY : { ...EMPTY, name: template.name, engine: template.engine, pack: template.id },
  });
  const close = (): void => {
    form.reset();
    create.reset();
    dialog.close();
  };
  const submit = form.onSubmit((values) =>
    create.mutate(values, {
      onSuccess: ({ id }) => void navigate({ to: addresses.project(id) }),
      onError: (error) => {
        const known = asApiError(error);
        if (known !== undefined) markFields(form, known);
      },
    }),
  );
  return (
    <Modal opened={dialog.isOpen} onClose={close} title="New project" size="lg">
      <form onSubmit={submit} aria-label="New project">
        <Stack>
          <SegmentedControl
            value={begin}
            onChange={(value) => dialog.open(value)}
            aria-label="Where the schema comes from"
            data={[...CHOICES]}
          />
          {begin === 'pack' && (
            <PackChoice value={form.values.pack} onChange={(pack) => form.setFieldValue('pack', pack)} />
          )}
          <Group grow align="flex-start">
            <TextInput
              label="Name"
              placeholder={begin === 'pack' ? 'By default that of the pack' : 'Shop'}
              required={begin !== 'pack'}
              data-autofocus
              {...form.getInputProps('name')}
            />
            <Select
              label="Database engine"
              data={Object.entries(ENGINE_NAMES).map(([value, label]) => ({ value, label }))}
              {...form.getInputProps('engine')}
            />
          </Group>
          {begin === 'ddl' && <FromDdl form={form} />}
          {begin === 'connection' && <FromDatabase form={form} />}
          <FormError error={asApiError(create.error) ?? null} shown={['name', 'engine', 'ddl', 'url']} />
          <DialogButtons isBusy={create.isPending} onBack={close}>
            Create the project
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

type FormProps = { readonly form: UseFormReturnType<NewProject> };

function FromDdl({ form }: FormProps) {
  return (
    <DdlField
      description="CREATE TABLE statements, migrations in a row, or a dump."
      placeholder={'CREATE TABLE customers (\n  id bigint PRIMARY KEY,\n  email text NOT NULL UNIQUE\n);'}
      dialect={form.values.engine}
      value={form.values.ddl}
      error={form.errors['ddl']}
      onChange={(ddl) => form.setFieldValue('ddl', ddl)}
    />
  );
}

function FromDatabase({ form }: FormProps) {
  return (
    <TextInput
      label="Connection URL"
      description="Stored encrypted. Rowloom reads the catalogue, never the rows."
      placeholder="postgresql://user:password@host:5432/database"
      required
      autoComplete="off"
      {...form.getInputProps('url')}
    />
  );
}

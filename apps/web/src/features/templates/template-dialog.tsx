import { Modal, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ApiError } from '@rowloom/client';
import type { Template } from '@rowloom/contract';
import { useEffect } from 'react';
import { useAct } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { useOrganizationId } from '../organizations/use-organization.ts';
import { DdlField } from '../ddl/ddl-field.tsx';
import { ENGINE_NAMES } from '../projects/engine-badge.tsx';
import { formOf, type TemplateForm, toTemplateBody } from './template-form.ts';

const CHANGED = ['listTemplates', 'getTemplate', 'getTemplateSchema'] as const;
const CODE = { input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12.5 } };

export type TemplateDialogProps = {
  readonly opened: boolean;
  /** Absent: a new one. */
  readonly template?: Template | undefined;
  readonly onDone: (template: Template) => void;
  readonly onClose: () => void;
};

/** A schema that any project of the organization can start from: from SQL text, or from a schema document. */
export function TemplateDialog({ opened, template, onDone, onClose }: TemplateDialogProps) {
  const organizationId = useOrganizationId();
  const create = useAct('createTemplate', CHANGED);
  const update = useAct('updateTemplate', CHANGED);
  const form = useForm<TemplateForm>({ initialValues: formOf(template) });
  const isNew = template === undefined;
  useEffect(() => {
    if (opened) form.setValues(formOf(template));
    form.clearErrors();
    create.reset();
    update.reset();
  }, [opened, template?.id]);
  const done = { onSuccess: onDone, onError: (error: ApiError) => markFields(form, error) };
  const submit = form.onSubmit((values) => {
    const body = toTemplateBody(values);
    if ('wrongJson' in body) form.setFieldError('schema', body.wrongJson);
    else if (isNew) create.mutate({ body: { organization_id: organizationId, ...body } }, done);
    else update.mutate({ params: { id: template.id }, body }, done);
  });
  const { from } = form.values;
  return (
    <Modal opened={opened} onClose={onClose} title={isNew ? 'New template' : `Change ${template.name}`} size="lg">
      <form onSubmit={submit} aria-label="Template">
        <Stack>
          <TextInput label="Name" required data-autofocus maxLength={100} {...form.getInputProps('name')} />
          <Textarea label="Description" autosize minRows={2} maxRows={5} {...form.getInputProps('description')} />
          <SegmentedControl
            aria-label="Where the schema comes from"
            data={[
              ...(isNew ? [] : [{ value: 'keep', label: 'Keep the schema' }]),
              { value: 'ddl', label: 'From SQL' },
              { value: 'schema', label: 'From a document' },
            ]}
            {...form.getInputProps('from')}
          />
          {from === 'ddl' && <FromDdl form={form} />}
          {from === 'schema' && <FromDocument form={form} />}
          <FormError error={create.error ?? update.error} shown={['name', 'description', 'dialect', 'ddl', 'schema']} />
          <DialogButtons isBusy={create.isPending || update.isPending} onBack={onClose}>
            {isNew ? 'Create the template' : 'Save'}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

type FormProps = { readonly form: UseFormReturnType<TemplateForm> };

function FromDdl({ form }: FormProps) {
  return (
    <>
      <Select
        label="Dialect"
        data={Object.entries(ENGINE_NAMES).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('dialect')}
      />
      <DdlField
        description="CREATE TABLE statements, migrations in a row, or a dump."
        placeholder={'CREATE TABLE invoices (\n  id bigint PRIMARY KEY,\n  total numeric(12,2) NOT NULL\n);'}
        dialect={form.values.dialect}
        value={form.values.ddl}
        error={form.errors['ddl']}
        onChange={(ddl) => form.setFieldValue('ddl', ddl)}
      />
    </>
  );
}

function FromDocument({ form }: FormProps) {
  return (
    <Textarea
      label="Schema document"
      description="JSON, in the form in which the API returns the schema of a snapshot or template."
      placeholder='{ "version": 1, "dialect": "postgresql", "name": "billing", "tables": [] }'
      required
      rows={12}
      spellCheck={false}
      styles={CODE}
      {...form.getInputProps('schema')}
    />
  );
}

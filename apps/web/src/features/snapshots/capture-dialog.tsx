import { Modal, SegmentedControl, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Snapshot } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useAct, useAll } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { OpenedAs } from '../../ui/use-opened.ts';
import { DdlField } from '../ddl/ddl-field.tsx';
import { ENGINE_NAMES } from '../projects/engine-badge.tsx';
import { useProject } from '../projects/use-project.ts';

/** Where a schema comes from. */
export const CAPTURED_FROM = ['connection', 'template', 'ddl'] as const;

export type CaptureDialogProps = {
  readonly dialog: OpenedAs<(typeof CAPTURED_FROM)[number]>;
  readonly onCaptured: (snapshot: Snapshot) => void;
};

/** The schema as it is now: read from a database, taken from a template, or from SQL text. */
export function CaptureDialog({ dialog, onCaptured }: CaptureDialogProps) {
  const { isOpen: opened, way: chosen } = dialog;
  const { project } = useProject();
  const connections = useAll('listConnections', { params: { id: project.id } }, { enabled: opened });
  const templates = useAll('listTemplates', { query: { org_id: project.organization_id } }, { enabled: opened });
  const readable = (connections.data ?? []).filter(({ kind }) => kind !== 'directory' && kind !== 's3');
  const from = chosen ?? (connections.data !== undefined && readable.length === 0 ? 'template' : 'connection');
  const capture = useAct('captureSnapshot', ['listProjectSnapshots', 'listSnapshots', 'getProject', 'listProjects']);
  const form = useForm({
    initialValues: {
      label: '',
      connection_id: '',
      template_id: '',
      ddl: '',
      dialect: project.engine,
      statistics: false,
    },
  });
  const connectionId = form.values.connection_id === '' ? (readable[0]?.id ?? '') : form.values.connection_id;
  const templateId = form.values.template_id === '' ? (templates.data?.[0]?.id ?? '') : form.values.template_id;
  const close = (): void => {
    capture.reset();
    dialog.close();
  };
  const submit = form.onSubmit((values) => {
    const what =
      from === 'connection'
        ? { connection_id: connectionId, ...(values.statistics ? { statistics: true } : {}) }
        : from === 'template'
          ? { template_id: templateId }
          : { ddl: values.ddl, dialect: values.dialect };
    const label = values.label.trim() === '' ? {} : { label: values.label.trim() };
    capture.mutate(
      { params: { id: project.id }, body: { ...what, ...label } },
      {
        onSuccess: (snapshot) => {
          form.reset();
          onCaptured(snapshot);
        },
        onError: (error) => markFields(form, error),
      },
    );
  });
  return (
    <Modal opened={opened} onClose={close} title="Capture a snapshot" size="lg">
      <form onSubmit={submit} aria-label="Capture a snapshot">
        <Stack>
          <SegmentedControl
            aria-label="Where the schema comes from"
            value={from}
            onChange={(value) => dialog.open(value)}
            data={[
              { value: 'connection', label: 'A connection' },
              { value: 'template', label: 'A template' },
              { value: 'ddl', label: 'SQL' },
            ]}
          />
          {from === 'connection' && <LoadFailure what="The connections" query={connections} />}
          {from === 'template' && <LoadFailure what="The templates" query={templates} />}
          {from === 'connection' &&
            (connections.data !== undefined && readable.length === 0 ? (
              <Text fz="sm">
                The project has no connection to a database yet.{' '}
                <Link to={addresses.project(project.id, 'connections')}>Add one</Link>, or take a template or SQL.
              </Text>
            ) : (
              <>
                <Select
                  label="Connection"
                  description="Its catalogue is read, rows never are."
                  data={readable.map(({ id, name, kind }) => ({
                    value: id,
                    label: `${name} (${ENGINE_NAMES[kind as keyof typeof ENGINE_NAMES] ?? kind})`,
                  }))}
                  value={connectionId}
                  error={form.errors['connection_id']}
                  onChange={(value) => form.setFieldValue('connection_id', value ?? '')}
                />
                <Switch
                  label="Read the planner's statistics too"
                  description="How often NULL comes, how many different values: rows resemble yours more. Values of text columns are never read."
                  {...form.getInputProps('statistics', { type: 'checkbox' })}
                />
              </>
            ))}
          {from === 'template' && (
            <Select
              label="Template"
              data={(templates.data ?? []).map(({ id, name, tables_count: count }) => ({
                value: id,
                label: `${name} (${count} tables)`,
              }))}
              value={templateId}
              error={form.errors['template_id']}
              onChange={(value) => form.setFieldValue('template_id', value ?? '')}
            />
          )}
          {from === 'ddl' && (
            <>
              <Select
                label="Dialect"
                data={Object.entries(ENGINE_NAMES).map(([value, label]) => ({ value, label }))}
                {...form.getInputProps('dialect')}
              />
              <DdlField
                description="CREATE statements, migrations in a row, or a dump."
                dialect={form.values.dialect}
                value={form.values.ddl}
                error={form.errors['ddl']}
                onChange={(ddl) => form.setFieldValue('ddl', ddl)}
              />
            </>
          )}
          <TextInput
            label="Label"
            data-autofocus
            placeholder="The time of the capture unless given"
            maxLength={200}
            {...form.getInputProps('label')}
          />
          <FormError error={capture.error} shown={['label', 'connection_id', 'template_id', 'ddl', 'dialect']} />
          <DialogButtons
            isBusy={capture.isPending}
            isDisabled={(from === 'connection' && connectionId === '') || (from === 'template' && templateId === '')}
            onBack={close}
          >
            Capture
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

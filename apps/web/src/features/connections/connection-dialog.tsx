import { Button, Collapse, Group, Modal, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Connection, ConnectionKind, CreateConnection } from '@rowloom/contract';
import { DEFAULT_FORMAT, FILE_FORMATS, type FileFormat } from '@rowloom/engine';
import { useEffect, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { useProject } from '../projects/use-project.ts';
import { CONNECTION_KINDS, kindsFor } from './connection-kinds.ts';
import { grantsFor } from './grants-for.ts';

/** As the service names them: what belongs to files stands among the options. */
const FIELDS = [
  'name',
  'url',
  'kind',
  'options.format',
  'options.region',
  'options.endpoint',
  'options.access_key_id',
  'options.secret_access_key',
];

type Values = {
  readonly name: string;
  readonly kind: ConnectionKind;
  readonly url: string;
  readonly format: string;
  readonly region: string;
  readonly endpoint: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
};

export type ConnectionDialogProps = {
  readonly opened: boolean;
  /** Absent: a new one. */
  readonly connection?: Connection | undefined;
  readonly onClose: () => void;
};

/** A place that schemas are read from and rows are streamed to. */
export function ConnectionDialog({ opened, connection, onClose }: ConnectionDialogProps) {
  const { project } = useProject();
  const create = useAct('createConnection', ['listConnections']);
  const update = useAct('updateConnection', ['listConnections']);
  const [showsGrants, setShowsGrants] = useState(false);
  const form = useForm<Values>({ initialValues: emptyOf(project.engine) });
  useEffect(() => {
    form.setValues(connection === undefined ? emptyOf(project.engine) : valuesOf(connection));
    form.resetDirty();
    form.clearErrors();
    create.reset();
    update.reset();
    setShowsGrants(false);
    // Not its other values: a list that is read anew while somebody types must not take back what was typed.
  }, [connection?.id, opened]);
  const { kind, url } = form.values;
  const { example, isFiles } = CONNECTION_KINDS[kind];
  const grants = grantsFor(kind, url);
  const done = { onSuccess: onClose, onError: (error: Parameters<typeof markFields>[1]) => markFields(form, error) };
  const submit = form.onSubmit((values) => {
    const options = optionsOf(values);
    const params = { id: project.id };
    if (connection === undefined)
      create.mutate({ params, body: { name: values.name, kind, url: values.url, ...options } }, done);
    else
      update.mutate(
        {
          params: { ...params, connection_id: connection.id },
          body: { name: values.name, ...(form.isDirty('url') ? { url: values.url } : {}), ...options },
        },
        done,
      );
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={connection === undefined ? 'New connection' : `Change ${connection.name}`}
      size="lg"
    >
      <form onSubmit={submit} aria-label="Connection">
        <Stack>
          <Group grow align="flex-start">
            <TextInput label="Name" required data-autofocus {...form.getInputProps('name')} />
            <Select
              label="Kind"
              disabled={connection !== undefined}
              data={kindsFor(project.engine).map((value) => ({ value, label: CONNECTION_KINDS[value].label }))}
              {...form.getInputProps('kind')}
            />
          </Group>
          <TextInput
            label="URL"
            description="Kept encrypted; the password is never shown again."
            placeholder={example}
            required
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('url')}
          />
          {isFiles && <Select label="Form of the files" data={FILE_FORMATS} {...form.getInputProps('format')} />}
          {kind === 's3' && (
            <>
              <Group grow align="flex-start">
                <TextInput label="Region" placeholder="eu-central-1" {...form.getInputProps('region')} />
                <TextInput
                  label="Endpoint"
                  placeholder="https://s3.example (not AWS)"
                  {...form.getInputProps('endpoint')}
                />
              </Group>
              <Group grow align="flex-start">
                <TextInput label="Access key id" autoComplete="off" {...form.getInputProps('access_key_id')} />
                <PasswordInput
                  label="Secret access key"
                  autoComplete="off"
                  {...form.getInputProps('secret_access_key')}
                />
              </Group>
            </>
          )}
          {grants !== undefined && (
            <div>
              <Button variant="subtle" size="compact-sm" onClick={() => setShowsGrants(!showsGrants)}>
                What the account must be allowed
              </Button>
              <Collapse expanded={showsGrants}>
                <Stack gap={6} mt={6}>
                  <Text fz="sm" c="dimmed">
                    They cover every mode of a run, and its undo. Run them once as the owner of the database and its
                    tables.
                  </Text>
                  <CopyField value={grants} label="Copy the statements" />
                </Stack>
              </Collapse>
            </div>
          )}
          <FormError error={create.error ?? update.error} shown={FIELDS} />
          <DialogButtons isBusy={create.isPending || update.isPending} onBack={onClose}>
            {connection === undefined ? 'Add the connection' : 'Save'}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

const emptyOf = (engine: ConnectionKind): Values => ({
  name: '',
  kind: engine,
  url: '',
  format: DEFAULT_FORMAT,
  region: '',
  endpoint: '',
  access_key_id: '',
  secret_access_key: '',
});

const valuesOf = ({ name, kind, url, options }: Connection): Values => ({
  ...emptyOf(kind),
  name,
  url,
  format: options.format ?? DEFAULT_FORMAT,
  region: options.region ?? '',
  endpoint: options.endpoint ?? '',
  access_key_id: options.access_key_id ?? '',
});

function optionsOf(values: Values): Pick<CreateConnection, 'options'> {
  if (!CONNECTION_KINDS[values.kind].isFiles) return {};
  const names = values.kind === 's3' ? (['region', 'endpoint', 'access_key_id', 'secret_access_key'] as const) : [];
  const given = names.filter((name) => values[name] !== '').map((name) => [name, values[name]]);
  return { options: { format: values.format as FileFormat, ...Object.fromEntries(given) } };
}

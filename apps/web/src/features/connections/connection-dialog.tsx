import { Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Connection } from '@rowloom/contract';
import { useEffect } from 'react';
import { useAct } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { useProject } from '../projects/use-project.ts';
import { ConnectionFields } from './connection-fields.tsx';
import {
  CONNECTION_FIELDS,
  type ConnectionForm,
  emptyConnection,
  toConnectionForm,
  toOptions,
} from './connection-form.ts';
import { grantsFor } from './grants-for.ts';
import { GrantsNeeded } from './grants-needed.tsx';

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
  const form = useForm<ConnectionForm>({ initialValues: emptyConnection(project.engine) });
  useEffect(() => {
    form.setValues(connection === undefined ? emptyConnection(project.engine) : toConnectionForm(connection));
    form.resetDirty();
    form.clearErrors();
    create.reset();
    update.reset();
    // Not its other values: a list that is read anew while somebody types must not take back what was typed.
  }, [connection?.id, opened]);
  const { kind, url } = form.values;
  const grants = grantsFor(kind, url);
  const done = { onSuccess: onClose, onError: (error: Parameters<typeof markFields>[1]) => markFields(form, error) };
  const submit = form.onSubmit((values) => {
    const options = toOptions(values);
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
          <ConnectionFields form={form} isNew={connection === undefined} />
          {grants !== undefined && <GrantsNeeded key={String(opened)} statements={grants} />}
          <FormError error={create.error ?? update.error} shown={CONNECTION_FIELDS} />
          <DialogButtons isBusy={create.isPending || update.isPending} onBack={onClose}>
            {connection === undefined ? 'Add the connection' : 'Save'}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

import { Modal, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CaptureSnapshot, Snapshot } from '@rowloom/contract';
import { useAct, useAll } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import type { OpenedAs } from '../../ui/use-opened.ts';
import { useProject } from '../projects/use-project.ts';
import { type CaptureForm, FromConnection, FromDdl, FromTemplate } from './capture-fields.tsx';

/** Where a schema comes from. */
export const CAPTURED_FROM = ['connection', 'template', 'ddl'] as const;

const CHOICES = [
  { value: 'connection', label: 'A connection' },
  { value: 'template', label: 'A template' },
  { value: 'ddl', label: 'SQL' },
] as const;
const EMPTY = { label: '', connection_id: '', template_id: '', ddl: '', statistics: false };

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
  const form = useForm<CaptureForm>({ initialValues: { ...EMPTY, dialect: project.engine } });
  const connectionId = form.values.connection_id === '' ? (readable[0]?.id ?? '') : form.values.connection_id;
  const templateId = form.values.template_id === '' ? (templates.data?.[0]?.id ?? '') : form.values.template_id;
  const close = (): void => {
    capture.reset();
    dialog.close();
  };
  const submit = form.onSubmit((values) => {
    const body = bodyOf({ ...values, connection_id: connectionId, template_id: templateId }, from);
    const onSuccess = (snapshot: Snapshot): void => {
      form.reset();
      onCaptured(snapshot);
    };
    const params = { id: project.id };
    capture.mutate({ params, body }, { onSuccess, onError: (error) => markFields(form, error) });
  });
  return (
    <Modal opened={opened} onClose={close} title="Capture a snapshot" size="lg">
      <form onSubmit={submit} aria-label="Capture a snapshot">
        <Stack>
          <SegmentedControl
            aria-label="Where the schema comes from"
            value={from}
            onChange={(value) => dialog.open(value)}
            data={[...CHOICES]}
          />
          {from === 'connection' && (
            <FromConnection form={form} query={connections} readable={readable} chosenId={connectionId} />
          )}
          {from === 'template' && <FromTemplate form={form} query={templates} chosenId={templateId} />}
          {from === 'ddl' && <FromDdl form={form} />}
          <TextInput
            label="Label"
            data-autofocus
            placeholder="By default the time of the capture"
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

function bodyOf(values: CaptureForm, from: (typeof CAPTURED_FROM)[number]): CaptureSnapshot {
  const { connection_id, template_id, ddl, dialect, statistics } = values;
  const label = values.label.trim() === '' ? {} : { label: values.label.trim() };
  if (from === 'connection') return { connection_id, ...(statistics ? { statistics: true } : {}), ...label };
  return from === 'template' ? { template_id, ...label } : { ddl, dialect, ...label };
}

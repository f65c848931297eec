import { Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Schedule } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addresses } from '../../addresses.ts';
import { useAct, useAll } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useProject } from '../projects/use-project.ts';
import { RhythmFields } from './rhythm-fields.tsx';
import { PlaceField, RunFields } from './schedule-fields.tsx';
import { emptySchedule, type ScheduleForm, toSchedule, toScheduleForm } from './schedule-form.ts';

export type ScheduleDialogProps = {
  readonly opened: boolean;
  /** Absent: a new one. */
  readonly schedule: Schedule | undefined;
  readonly onClose: () => void;
};

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A capture or a run that repeats. */
export function ScheduleDialog({ opened, schedule, onClose }: ScheduleDialogProps) {
  const { project } = useProject();
  const connections = useAll('listConnections', { params: { id: project.id } }, { enabled: opened });
  const create = useAct('createSchedule', ['listSchedules']);
  const update = useAct('updateSchedule', ['listSchedules']);
  const form = useForm<ScheduleForm>({ initialValues: emptySchedule('snapshot', HERE) });
  useEffect(() => {
    if (!opened) return;
    form.setValues(schedule === undefined ? emptySchedule('snapshot', HERE) : toScheduleForm(schedule));
    form.clearErrors();
    create.reset();
    update.reset();
    // Not its other values: one that is read anew while somebody types must not take back what was typed.
  }, [opened, schedule?.id]);
  const { kind, connectionId, rhythm, timezone } = form.values;
  const isRun = kind === 'generation';
  const offered = (connections.data ?? []).filter((item) => isRun || (item.kind !== 'directory' && item.kind !== 's3'));
  // The only one is meant where none is named; among several, the first is proposed where it can be seen.
  const chosenId = isRun || connectionId !== '' ? connectionId : (offered[0]?.id ?? '');
  const submit = form.onSubmit((values) => {
    const handle = {
      onSuccess: onClose,
      onError: (error: Parameters<typeof markFields>[1]) => markFields(form, error),
    };
    const body = toSchedule({ ...values, connectionId: chosenId }, schedule?.run);
    if (schedule === undefined) create.mutate({ params: { id: project.id }, body }, handle);
    else {
      const { kind: _kind, ...change } = body;
      update.mutate({ params: { id: project.id, schedule_id: schedule.id }, body: change }, handle);
    }
  });
  const error = create.error ?? update.error;
  const fieldError = (path: string): string | undefined => error?.fields.find((field) => field.path === path)?.message;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={schedule === undefined ? 'New schedule' : 'Change the schedule'}
      size="lg"
    >
      <form onSubmit={submit} aria-label="Schedule">
        <Stack>
          <TextInput
            label="Name"
            placeholder="nightly"
            required
            data-autofocus
            maxLength={100}
            {...form.getInputProps('name')}
          />
          {schedule === undefined && (
            <SegmentedControl
              aria-label="What it does"
              data={[
                { value: 'snapshot', label: 'Capture a snapshot' },
                { value: 'generation', label: 'Generate rows' },
              ]}
              value={kind}
              onChange={(value) => form.setValues({ kind: value, connectionId: '' })}
            />
          )}
          <LoadFailure what="The connections" query={connections} />
          <RhythmFields
            value={rhythm}
            timezone={timezone}
            errors={{ cron: fieldError('cron'), timezone: fieldError('timezone') }}
            onChange={(next) => form.setFieldValue('rhythm', next)}
            onTimezone={(zone) => form.setFieldValue('timezone', zone)}
          />
          {isRun || connections.data === undefined || offered.length > 0 ? (
            <PlaceField form={form} offered={offered} chosenId={chosenId} errorOf={fieldError} />
          ) : (
            <Text fz="sm">
              There is nothing to capture from yet.{' '}
              <Link to={addresses.project(project.id, 'connections')}>Add a connection</Link> to a database first.
            </Text>
          )}
          {isRun && <RunFields form={form} errorOf={fieldError} />}
          <Text fz="xs" c="dimmed">
            It acts as {schedule === undefined ? 'you' : 'its maker'}, by the rights of the moment in which it fires.
          </Text>
          <FormError
            error={error}
            shown={['name', 'cron', 'timezone', 'run.connection_id', 'run.target.connection_id', 'run.rows']}
          />
          <DialogButtons
            isBusy={create.isPending || update.isPending}
            isDisabled={!isRun && connections.data !== undefined && chosenId === ''}
            onBack={onClose}
          >
            {schedule === undefined ? 'Create the schedule' : 'Save'}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

import { Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ApiError } from '@rowloom/client';
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

const SHOWN = ['name', 'cron', 'timezone', 'run.connection_id', 'run.target.connection_id', 'run.rows'];

/** A capture or a run that repeats. */
export function ScheduleDialog({ opened, schedule, onClose }: ScheduleDialogProps) {
  const { project } = useProject();
  const connections = useAll('listConnections', { params: { id: project.id } }, { enabled: opened });
  const form = useForm<ScheduleForm>({ initialValues: emptySchedule('snapshot', HERE) });
  const { kind, connectionId } = form.values;
  const isRun = kind === 'generation';
  const offered = (connections.data ?? []).filter((item) => isRun || (item.kind !== 'directory' && item.kind !== 's3'));
  // The only one is meant where none is named; among several, the first is proposed where it can be seen.
  const chosenId = isRun || connectionId !== '' ? connectionId : (offered[0]?.id ?? '');
  const { submit, error, isBusy } = useSending({ opened, schedule, onClose }, form, chosenId);
  const errorOf = (path: string): string | undefined => error?.fields.find((field) => field.path === path)?.message;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={schedule === undefined ? 'New schedule' : 'Change the schedule'}
      size="lg"
    >
      <form onSubmit={submit} aria-label="Schedule">
        <Stack>
          <WhatAndWhen form={form} isNew={schedule === undefined} errorOf={errorOf} />
          <LoadFailure what="The connections" query={connections} />
          {isRun || connections.data === undefined || offered.length > 0 ? (
            <PlaceField form={form} offered={offered} chosenId={chosenId} errorOf={errorOf} />
          ) : (
            <Text fz="sm">
              There is no connection to capture from yet.{' '}
              <Link to={addresses.project(project.id, 'connections')}>Add a connection</Link> to a database first.
            </Text>
          )}
          {isRun && <RunFields form={form} errorOf={errorOf} />}
          <Text fz="xs" c="dimmed">
            It acts as {schedule === undefined ? 'you' : 'its maker'}, with the rights that this person has when it
            fires.
          </Text>
          <FormError error={error} shown={SHOWN} />
          <DialogButtons
            isBusy={isBusy}
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

/** The form as it is opened, and on its way to the service. */
function useSending(
  { opened, schedule, onClose }: ScheduleDialogProps,
  form: UseFormReturnType<ScheduleForm>,
  connectionId: string,
) {
  const { project } = useProject();
  const create = useAct('createSchedule', ['listSchedules']);
  const update = useAct('updateSchedule', ['listSchedules']);
  useEffect(() => {
    if (!opened) return;
    form.setValues(schedule === undefined ? emptySchedule('snapshot', HERE) : toScheduleForm(schedule));
    form.clearErrors();
    create.reset();
    update.reset();
    // Not its other values: one that is read anew while somebody types must not take back what was typed.
  }, [opened, schedule?.id]);
  const submit = form.onSubmit((values) => {
    const handle = { onSuccess: onClose, onError: (error: ApiError) => markFields(form, error) };
    const body = toSchedule({ ...values, connectionId }, schedule?.run);
    if (schedule === undefined) create.mutate({ params: { id: project.id }, body }, handle);
    else {
      const { kind: _kind, ...change } = body;
      update.mutate({ params: { id: project.id, schedule_id: schedule.id }, body: change }, handle);
    }
  });
  return { submit, error: create.error ?? update.error, isBusy: create.isPending || update.isPending };
}

type WhatAndWhenProps = {
  readonly form: UseFormReturnType<ScheduleForm>;
  readonly isNew: boolean;
  readonly errorOf: (path: string) => string | undefined;
};

function WhatAndWhen({ form, isNew, errorOf }: WhatAndWhenProps) {
  const { kind, rhythm, timezone } = form.values;
  return (
    <>
      <TextInput
        label="Name"
        placeholder="nightly"
        required
        data-autofocus
        maxLength={100}
        {...form.getInputProps('name')}
      />
      {isNew && (
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
      <RhythmFields
        value={rhythm}
        timezone={timezone}
        errors={{ cron: errorOf('cron'), timezone: errorOf('timezone') }}
        onChange={(next) => form.setFieldValue('rhythm', next)}
        onTimezone={(zone) => form.setFieldValue('timezone', zone)}
      />
    </>
  );
}

import { Group, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Connection } from '@rowloom/contract';
import { CONNECTION_KINDS } from '../connections/connection-kinds.ts';
import { MODE_CHOICES } from '../generate/mode-words.ts';
import type { ScheduleForm } from './schedule-form.ts';

type FieldsProps = {
  readonly form: UseFormReturnType<ScheduleForm>;
  /** What the service said about a field, by its path. */
  readonly errorOf: (path: string) => string | undefined;
};

/** Where a schedule captures from, or where its rows go. */
export function PlaceField(
  props: FieldsProps & { readonly offered: readonly Connection[]; readonly chosenId: string },
) {
  const { form, offered, chosenId, errorOf } = props;
  const isRun = form.values.kind === 'generation';
  return (
    <Select
      label={isRun ? 'Target' : 'Connection'}
      description={isRun ? undefined : 'Rowloom reads its catalogue, never its rows.'}
      data={[
        ...(isRun ? [{ value: '', label: 'None: a rehearsal' }] : []),
        ...offered.map(({ id, name, kind: of }) => ({
          value: id,
          label: `${name} (${CONNECTION_KINDS[of].label})`,
        })),
      ]}
      {...form.getInputProps('connectionId')}
      value={chosenId}
      error={errorOf('run.connection_id') ?? errorOf('run.target.connection_id')}
    />
  );
}

/** How many rows a schedule makes, and how they are loaded. */
export function RunFields({ form, errorOf }: FieldsProps) {
  const { connectionId, mode } = form.values;
  return (
    <>
      {connectionId !== '' && (
        <Group grow align="flex-start">
          <Select label="Mode" data={MODE_CHOICES} {...form.getInputProps('mode')} />
          {mode === 'truncate' && (
            <TextInput
              label="Host name of the target"
              description="Nobody can confirm the target when the schedule fires."
              {...form.getInputProps('confirm')}
            />
          )}
        </Group>
      )}
      <Group grow align="flex-start">
        <NumberInput
          label="Rows"
          description="Over all tables, in natural ratios."
          placeholder="As it was"
          min={1}
          allowDecimal={false}
          error={errorOf('run.rows')}
          {...form.getInputProps('rows')}
        />
        <TextInput
          label="Seed"
          description="If empty, each run chooses another one."
          inputMode="numeric"
          {...form.getInputProps('seed')}
          onChange={(event) => form.setFieldValue('seed', event.currentTarget.value.replaceAll(/\D/g, ''))}
        />
      </Group>
      <Switch label="Keep the recipe as an export" {...form.getInputProps('keepRecipe', { type: 'checkbox' })} />
    </>
  );
}

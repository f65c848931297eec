import { Alert, Select, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Connection, RunMode } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Surface } from '../../ui/surface.tsx';
import { CONNECTION_KINDS } from '../connections/connection-kinds.ts';
import { useProject } from '../projects/use-project.ts';
import { MODE_CHOICES } from './mode-words.ts';
import type { RunFieldsProps } from './run-form.ts';

export type TargetFieldsProps = RunFieldsProps & {
  readonly connections: UseQueryResult<readonly Connection[]>;
  /** The mode that the plan is for, where the choice is left to it. */
  readonly suited: RunMode | undefined;
};

/** Why a mode was taken without a word. */
const WHY: Partial<Record<RunMode, string>> = {
  append: 'The target already has these tables.',
  create: 'The target has none of these tables.',
};

/** Where the rows go, and what becomes of those that are there. */
export function TargetFields({ form, wrong, connections, suited }: TargetFieldsProps) {
  const { project, may } = useProject();
  const isRehearsal = form.values.connectionId === '';
  const target = connections.data?.find(({ id }) => id === form.values.connectionId);
  return (
    <Surface title="Where">
      <Stack>
        <Select
          label="Target"
          description={
            isRehearsal ? 'Without a target, rows are made, checked and discarded. They count as usage.' : target?.url
          }
          data={[
            { value: '', label: 'None: a rehearsal' },
            ...(connections.data ?? []).map(({ id, name, kind }) => ({
              value: id,
              label: `${name} (${CONNECTION_KINDS[kind].label})`,
            })),
          ]}
          {...form.getInputProps('connectionId')}
          // What suits one target need not suit another.
          onChange={(id) => form.setValues({ connectionId: id ?? '', mode: '' })}
          error={wrong.connectionId}
        />
        <LoadFailure what="The connections" query={connections} />
        {connections.data?.length === 0 && may('connections.edit') && (
          <Text fz="sm">
            <Link to={addresses.project(project.id, 'connections')}>Add a connection</Link> to fill a database.
          </Text>
        )}
        {!isRehearsal && (
          <Select
            label="Mode"
            data={MODE_CHOICES}
            description={form.values.mode === '' && suited !== undefined ? WHY[suited] : undefined}
            value={form.values.mode === '' ? (suited ?? null) : form.values.mode}
            placeholder="Looking at the target …"
            onChange={(mode) => form.setFieldValue('mode', mode as RunMode)}
            error={wrong.mode}
          />
        )}
        {form.values.mode === 'truncate' && !isRehearsal && (
          <Alert color="yellow" variant="light">
            All rows of the planned tables in {target?.name} are deleted first. You will be asked for the name of the
            host.
          </Alert>
        )}
      </Stack>
    </Surface>
  );
}

import { Alert, Select, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Connection } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Surface } from '../../ui/surface.tsx';
import { CONNECTION_KINDS } from '../connections/connection-kinds.ts';
import { useProject } from '../projects/use-project.ts';
import type { RunFieldsProps } from './run-form.ts';

export type TargetFieldsProps = RunFieldsProps & { readonly connections: UseQueryResult<readonly Connection[]> };

/** Where the rows go, and what becomes of those that are there. */
export function TargetFields({ form, wrong, connections }: TargetFieldsProps) {
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
            data={[
              { value: 'append', label: 'Append: keep existing rows' },
              { value: 'truncate', label: 'Truncate: empty the tables first' },
              { value: 'create', label: 'Create: create the tables' },
            ]}
            {...form.getInputProps('mode')}
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

import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { Connection } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useAct } from '../../api/use-call.ts';
import { formatDuration } from '../../ui/format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Time } from '../../ui/time.tsx';
import { useProject } from '../projects/use-project.ts';

/** How a connection did when it was last tried, and a button to try it now. */
export function TestConnection(props: { readonly connection: Connection; readonly canTest: boolean }) {
  const { connection, canTest } = props;
  const { project, may } = useProject();
  const test = useAct('testConnection', ['listConnections']);
  const { last_test_ok: wasOk, last_tested_at: testedAt } = connection;
  return (
    <Stack gap={4}>
      <Group gap="sm">
        {test.data !== undefined ? (
          <StatusBadge tone={test.data.ok ? 'good' : 'bad'}>{test.data.ok ? 'works' : 'fails'}</StatusBadge>
        ) : wasOk === null || testedAt === null ? (
          <StatusBadge tone="neutral">not tried yet</StatusBadge>
        ) : (
          <Group gap={6}>
            <StatusBadge tone={wasOk ? 'good' : 'bad'}>{wasOk ? 'worked' : 'failed'}</StatusBadge>
            <Text fz="xs" c="dimmed">
              <Time at={testedAt} />
            </Text>
          </Group>
        )}
        {canTest && (
          <Button
            size="compact-xs"
            variant="default"
            loading={test.isPending}
            onClick={() => test.mutate({ params: { id: project.id, connection_id: connection.id } })}
          >
            Test
          </Button>
        )}
      </Group>
      {(test.data !== undefined || test.error !== null) && (
        <Text fz="xs" c="dimmed" role="status">
          {test.error?.message ?? test.data?.message}
          {test.data?.ok === true && ` ${formatDuration(test.data.duration_ms)}`}
        </Text>
      )}
      {(test.data?.ok ?? wasOk) === true && may('generations.start') && (
        <Anchor
          component={Link}
          fz="xs"
          to={addresses.project(project.id, 'generate')}
          search={{ target: connection.id } as never}
        >
          Generate rows into it
        </Anchor>
      )}
    </Stack>
  );
}

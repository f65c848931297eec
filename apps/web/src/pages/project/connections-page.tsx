import { Button, Code, Group, Menu, Text } from '@mantine/core';
import type { Connection } from '@rowloom/contract';
import { Database, Plus } from 'iconoir-react';
import { useAct, useAll } from '../../api/use-call.ts';
import { CONNECTION_KINDS } from '../../features/connections/connection-kinds.ts';
import { ConnectionDialog } from '../../features/connections/connection-dialog.tsx';
import { TestConnection } from '../../features/connections/test-connection.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DataColumn } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Surface } from '../../ui/surface.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

/** Where schemas are read from and rows go to. */
export function ConnectionsPage() {
  const { project, may } = useProject();
  const connections = useAll('listConnections', { params: { id: project.id } });
  const remove = useAct('deleteConnection', ['listConnections']);
  const [isNew, setNew] = useOpened();
  const [edited, setEdited] = useAbout('edit', connections.data, idOf);
  const [removed, setRemoved] = useAbout('delete', connections.data, idOf);
  const isEditor = may('connections.edit');
  const columns: readonly DataColumn<Connection>[] = [
    {
      header: 'Name',
      cell: ({ name, url }) => (
        <>
          <Text fw={550}>{name}</Text>
          <Code fz="xs">{url}</Code>
        </>
      ),
    },
    { header: 'Kind', secondary: true, nowrap: true, cell: ({ kind }) => CONNECTION_KINDS[kind].label },
    {
      header: 'State',
      cell: (connection) => <TestConnection connection={connection} canTest={isEditor} />,
    },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (connection) =>
        isEditor && (
          <RowMenu name={connection.name}>
            <Menu.Item onClick={() => setEdited(connection)}>Change</Menu.Item>
            <Menu.Item color="red" onClick={() => setRemoved(connection)}>
              Delete
            </Menu.Item>
          </RowMenu>
        ),
    },
  ];
  const add = isEditor && (
    <Button leftSection={<Plus width={18} />} onClick={() => setNew(true)}>
      New connection
    </Button>
  );
  return (
    <Page title="Connections" description="Where schemas are read from and rows are streamed to." actions={add}>
      <Surface flush>
        <FindableTable
          find={{ label: 'Find a connection', textOf: ({ name, url }) => `${name} ${url}` }}
          label="Connections"
          columns={columns}
          items={connections.data}
          keyOf={({ id }) => id}
          error={connections.error}
          onRetry={() => void connections.refetch()}
          empty={
            <EmptyState icon={<Database width={32} height={32} />} title="No connection yet" actions={add} isRepeated>
              With one, rows go straight into your own database, a folder or a bucket.
            </EmptyState>
          }
        />
      </Surface>
      <ConnectionDialog
        opened={isEditor && (isNew || edited !== undefined)}
        connection={edited}
        onClose={() => {
          setEdited(undefined);
          setNew(false);
        }}
      />
      <ConfirmDialog
        opened={isEditor && removed !== undefined}
        title="Delete this connection?"
        name={removed?.name ?? ''}
        action="Delete the connection"
        act={remove}
        onConfirm={() =>
          removed !== undefined &&
          remove.mutate(
            { params: { id: project.id, connection_id: removed.id } },
            { onSuccess: () => setRemoved(undefined) },
          )
        }
        onClose={() => setRemoved(undefined)}
      >
        <Group gap={4}>Schedules and approvals that use it stop working. Its database is not touched.</Group>
      </ConfirmDialog>
    </Page>
  );
}

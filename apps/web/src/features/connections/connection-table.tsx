import { Code, Menu, Text } from '@mantine/core';
import type { Connection } from '@rowloom/contract';
import type { DataColumn, DataTableProps } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { idOf } from '../../ui/use-about.ts';
import { useProject } from '../projects/use-project.ts';
import { CONNECTION_KINDS } from './connection-kinds.ts';
import { TestConnection } from './test-connection.tsx';

export type ConnectionTableProps = Pick<DataTableProps<Connection>, 'items' | 'error' | 'onRetry' | 'empty'> & {
  readonly onEdit: (connection: Connection) => void;
  readonly onRemove: (connection: Connection) => void;
};

/** Connections, and how each did when it was last tried. */
export function ConnectionTable({ onEdit, onRemove, ...list }: ConnectionTableProps) {
  const isEditor = useProject().may('connections.edit');
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
    { header: 'State', cell: (connection) => <TestConnection connection={connection} canTest={isEditor} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (connection) =>
        isEditor && (
          <RowMenu name={connection.name}>
            <Menu.Item onClick={() => onEdit(connection)}>Change</Menu.Item>
            <Menu.Item color="red" onClick={() => onRemove(connection)}>
              Delete
            </Menu.Item>
          </RowMenu>
        ),
    },
  ];
  return (
    <FindableTable
      find={{ label: 'Find a connection', textOf: ({ name, url }) => `${name} ${url}` }}
      label="Connections"
      columns={columns}
      keyOf={idOf}
      {...list}
    />
  );
}

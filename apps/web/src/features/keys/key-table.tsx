import { Code, Menu, Text } from '@mantine/core';
import type { Key } from '@rowloom/contract';
import type { DataColumn, DataTableProps } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Time } from '../../ui/time.tsx';
import { idOf } from '../../ui/use-about.ts';
import { KeyEnd } from './key-end.tsx';

export type KeyTableProps = Pick<DataTableProps<Key>, 'items' | 'error' | 'onRetry' | 'empty'> & {
  readonly onRevoke: (key: Key) => void;
};

/** Keys by what can be known of them once they are made. */
export function KeyTable({ onRevoke, ...list }: KeyTableProps) {
  const columns: readonly DataColumn<Key>[] = [
    { header: 'Name', cell: (key) => <Named of={key} /> },
    {
      header: 'Last used',
      secondary: true,
      nowrap: true,
      cell: ({ last_used_at: at }) => (at === null ? 'Never' : <Time at={at} />),
    },
    { header: 'Ends', nowrap: true, cell: (key) => <KeyEnd at={key.expires_at} /> },
    { header: 'Created', secondary: true, nowrap: true, cell: ({ created_at: at }) => <Time at={at} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (key) => (
        <RowMenu name={key.name}>
          <Menu.Item color="red" onClick={() => onRevoke(key)}>
            Revoke
          </Menu.Item>
        </RowMenu>
      ),
    },
  ];
  return (
    <FindableTable
      find={{ label: 'Find a key', textOf: ({ name, prefix }) => `${name} ${prefix}` }}
      label="API keys"
      columns={columns}
      keyOf={idOf}
      {...list}
    />
  );
}

function Named({ of: { name, prefix, last_used_at: used } }: { readonly of: Key }) {
  return (
    <>
      <Text fw={550}>{name}</Text>
      <Code fz="xs">{prefix}…</Code>
      <Text fz="xs" c="dimmed" hiddenFrom="sm">
        {used === null ? (
          'never used'
        ) : (
          <>
            used <Time at={used} />
          </>
        )}
      </Text>
    </>
  );
}

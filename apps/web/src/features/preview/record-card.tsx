import { ActionIcon, Anchor, Group, ScrollArea, Stack, Text, Title } from '@mantine/core';
import type { PreviewRow, SchemaDocument, Table } from '@rowloom/engine';
import { NavArrowDown, NavArrowUp, Xmark } from 'iconoir-react';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';
import { useFoundRows, useRows } from '../../loom/use-loom.ts';
import { countOf } from '../../ui/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { keyOfTable } from '../diagram/diagram-model.ts';
import panel from '../schema/table-panel.module.css';
import { formatCell } from './format-cell.ts';

const MAX_CHILDREN = 6;

export type RecordCardProps = {
  readonly source: LoomSource;
  readonly wishes: LoomWishes;
  readonly schema: SchemaDocument;
  readonly table: Table;
  readonly row: number;
  readonly rows: number;
  readonly onRow: (row: number) => void;
  readonly onFollow: (table: string, values: PreviewRow) => void;
  readonly onClose: () => void;
};

/** One row as a card: every value in full, the rows it refers to, and those that refer to it. */
export function RecordCard(props: RecordCardProps) {
  const { source, wishes, schema, table, row: number, rows, onRow, onFollow, onClose } = props;
  const key = keyOfTable(table);
  const found = useRows(source, wishes, key, number, 1);
  const row = found.data?.[0];
  const children = schema.tables.flatMap((child) =>
    child.foreign_keys
      .filter(({ references }) => keyOfTable({ name: references.table, schema: references.schema }) === key)
      .map((foreign) => ({ child, foreign })),
  );
  return (
    <aside className={panel.panel} aria-label={`Row ${number + 1} of ${key}`}>
      <Head title={`${key} ${number + 1}`} {...{ number, rows, onRow, onClose }} />
      <ScrollArea className={panel.body} type="auto" viewportProps={{ tabIndex: 0 }}>
        <LoadFailure what="The row" query={found} />
        {table.columns.map(({ name }) => (
          <div key={name} className={panel.column}>
            <Text c="dimmed" fz="xs">
              {name}
            </Text>
            <Text className={panel.name} {...(row?.[name] === null ? { c: 'dimmed' } : {})}>
              {row === undefined ? ' ' : formatCell(row[name])}
            </Text>
          </div>
        ))}
        {row !== undefined &&
          children.map(({ child, foreign }) => (
            <Children
              key={`${keyOfTable(child)}.${foreign.columns.join()}`}
              source={source}
              wishes={wishes}
              child={child}
              values={Object.fromEntries(
                foreign.columns.map((column, index) => [column, row[foreign.references.columns[index] ?? ''] ?? null]),
              )}
              onFollow={onFollow}
            />
          ))}
      </ScrollArea>
    </aside>
  );
}

type HeadProps = Pick<RecordCardProps, 'rows' | 'onRow' | 'onClose'> & {
  readonly title: string;
  readonly number: number;
};

function Head({ title, number, rows, onRow, onClose }: HeadProps) {
  return (
    <Group justify="space-between" wrap="nowrap" className={panel.head}>
      <Title order={2} className={panel.title}>
        {title}
      </Title>
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={number === 0}
          onClick={() => onRow(number - 1)}
          aria-label="Row before"
        >
          <NavArrowUp width={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={number >= rows - 1}
          onClick={() => onRow(number + 1)}
          aria-label="Next row"
        >
          <NavArrowDown width={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" onClick={onClose} aria-label="Close">
          <Xmark width={18} />
        </ActionIcon>
      </Group>
    </Group>
  );
}

type ChildrenProps = Pick<RecordCardProps, 'source' | 'wishes' | 'onFollow'> & {
  readonly child: Table;
  readonly values: PreviewRow;
};

function Children({ source, wishes, child, values, onFollow }: ChildrenProps) {
  const key = keyOfTable(child);
  const found = useFoundRows(source, wishes, key, values, MAX_CHILDREN);
  const rows = found.data ?? [];
  const shown = child.columns.filter(({ name }) => !(name in values)).slice(0, 4);
  return (
    <div className={panel.column}>
      <Text fw={550}>
        {key}{' '}
        <Text span c="dimmed" fz="xs">
          {found.data === undefined
            ? ''
            : rows.length === MAX_CHILDREN
              ? `the first ${MAX_CHILDREN}`
              : countOf(rows.length, 'row')}
        </Text>
      </Text>
      <LoadFailure what={`Rows of ${key}`} query={found} />
      <Stack gap={2} mt={4}>
        {rows.map(({ number, row }) => (
          <Anchor
            key={number}
            component="button"
            type="button"
            ta="start"
            fz="xs"
            onClick={() => onFollow(key, row)}
            truncate
          >
            {shown.map(({ name }) => formatCell(row[name])).join(' · ')}
          </Anchor>
        ))}
      </Stack>
    </div>
  );
}

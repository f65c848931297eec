import { Anchor, Text } from '@mantine/core';
import type { Export } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { type DataColumn, DataTable, type DataTableProps } from '../../ui/data-table.tsx';
import { countOf, formatBytes, formatNumber, formatTime } from '../../ui/format.ts';
import { Time } from '../../ui/time.tsx';
import { idOf } from '../../ui/use-about.ts';
import { useProjectNames } from '../projects/use-project-names.ts';
import { ExportMenu } from './export-menu.tsx';
import { useRoleInProject } from './use-role-in-project.ts';

export type ExportTableProps = Omit<DataTableProps<Export>, 'columns' | 'keyOf' | 'label'> & {
  readonly onSave: (item: Export) => void;
  readonly onDelete: (item: Export) => void;
};

/** Recipes, the newest first, and what can be done with each. */
export function ExportTable({ onSave, onDelete, ...list }: ExportTableProps) {
  const roleIn = useRoleInProject();
  const columns: readonly DataColumn<Export>[] = [
    { header: 'Recipe', cell: (item) => <Recipe item={item} /> },
    { header: 'Rows', align: 'right', secondary: true, cell: ({ rows_count: rows }) => formatNumber(rows) },
    { header: 'Tables', align: 'right', secondary: true, cell: ({ tables_count: tables }) => formatNumber(tables) },
    { header: 'Size', align: 'right', secondary: true, cell: ({ size_bytes: size }) => formatBytes(size) },
    { header: 'Sealed', align: 'right', secondary: true, cell: ({ created_at: at }) => <Time at={at} /> },
    {
      header: '',
      align: 'right',
      cell: (item) => (
        <ExportMenu
          item={item}
          role={roleIn(item.project_id)}
          onSave={() => onSave(item)}
          onDelete={() => onDelete(item)}
        />
      ),
    },
  ];
  return <DataTable label="Exports" columns={columns} keyOf={idOf} {...list} />;
}

function Recipe({ item }: { readonly item: Export }) {
  const { file_name: name, project_id: of, generation_id: run, sha256, rows_count: rows, created_at: at } = item;
  const { nameOf } = useProjectNames();
  return (
    <>
      <Anchor component={Link} to={addresses.run(of, run)} title="See the run">
        {nameOf(of) ?? of}, {formatTime(at)}
      </Anchor>
      <Text c="dimmed" fz="xs" title={`SHA-256 ${sha256}`}>
        {name}
      </Text>
      <Text c="dimmed" fz="xs" hiddenFrom="sm">
        {countOf(rows, 'row')}, <Time at={at} />
      </Text>
    </>
  );
}

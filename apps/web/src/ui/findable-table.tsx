import { Group } from '@mantine/core';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { CutOff, isCutOff } from './cut-off.tsx';
import { EmptyState } from './empty-state.tsx';
import { SearchInput } from './search-input.tsx';
import { type Find, useFind } from './use-find.ts';

export type FindableTableProps<T> = Omit<DataTableProps<T>, 'onMore' | 'isMoreLoading' | 'moreError'> & {
  readonly find: Find<T>;
};

/** A list that is here as a whole: where it is long, it is searched. */
export function FindableTable<T>({ find, items, empty, ...table }: FindableTableProps<T>) {
  const { found, sought, seek, isOffered } = useFind(items, find);
  return (
    <>
      {isOffered && (
        <Group p="sm">
          <SearchInput label={find.label} value={sought} onChange={seek} />
        </Group>
      )}
      <DataTable
        {...(find.name === undefined ? {} : { shown: `${find.name}-shown` })}
        {...table}
        items={found}
        foot={isCutOff(items) && <CutOff />}
        empty={sought === '' ? empty : <EmptyState title="No matches">Try fewer letters.</EmptyState>}
      />
    </>
  );
}

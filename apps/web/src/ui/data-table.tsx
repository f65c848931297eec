import { Button, Group, Skeleton, Table, VisuallyHidden } from '@mantine/core';
import type { ApiError } from '@rowloom/client';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { ErrorState } from './error-state.tsx';
import { formatNumber } from './format.ts';
import { LoadFailure } from './load-failure.tsx';
import { useReached } from './paging/use-reached.ts';
import { PIECE, useShown } from './paging/use-shown.ts';

export type DataColumn<T> = {
  readonly header: string;
  readonly cell: (item: T) => ReactNode;
  readonly align?: 'left' | 'right';
  readonly width?: number | string;
  /** Kept on one line: a word, a number. */
  readonly nowrap?: boolean;
  /** Left out on narrow screens. */
  readonly secondary?: boolean;
};

export type DataTableProps<T> = {
  readonly columns: readonly DataColumn<T>[];
  readonly items: readonly T[] | undefined;
  readonly keyOf: (item: T) => string;
  readonly error?: ApiError | null;
  readonly onRetry?: () => void;
  /** What stands there when the list is empty. */
  readonly empty: ReactNode;
  readonly label: string;
  /** What the address calls how much is shown of it; pages with several long lists name each. */
  readonly shown?: string;
  /** Absent: that was all. */
  readonly onMore?: (() => void) | undefined;
  readonly isMoreLoading?: boolean;
  readonly moreError?: ApiError | null;
  /** Below the last item. */
  readonly foot?: ReactNode;
};

/** The one way to show a list of records. */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    columns,
    items,
    keyOf,
    error,
    onRetry,
    empty,
    label,
    shown = 'shown',
    onMore,
    isMoreLoading = false,
    moreError = null,
    foot,
  } = props;
  const { pieces, showMore } = useShown(shown);
  const drawn = pieces * PIECE;
  useReached(items?.length, drawn - PIECE + 1, { onMore, isMoreLoading, moreError });
  const isCut = items !== undefined && items.length > drawn;
  if (items === undefined && error !== undefined && error !== null)
    return <ErrorState error={error} {...(onRetry === undefined ? {} : { onRetry })} />;
  if (items?.length === 0) return <>{empty}</>;
  return (
    <>
      <Table.ScrollContainer minWidth={0} type="native" tabIndex={0} role="group" aria-label={label}>
        <Table
          highlightOnHover={items !== undefined}
          className={classes.table}
          verticalSpacing={9}
          horizontalSpacing={18}
        >
          <Head columns={columns} isWaiting={items === undefined} />
          <Table.Tbody>
            {items === undefined ? (
              <WaitingRows columns={columns} />
            ) : (
              items.slice(0, drawn).map((item) => <Row key={keyOf(item)} columns={columns} item={item} />)
            )}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {foot}
      {moreError !== null && onMore !== undefined && (
        <LoadFailure
          what="The rest of the list"
          query={{ data: undefined, error: moreError, isFetching: isMoreLoading, refetch: onMore }}
        />
      )}
      {showMore !== undefined && (isCut || (onMore !== undefined && moreError === null)) && (
        <Group justify="center" py="sm" className={classes.more}>
          <Button variant="subtle" loading={isMoreLoading} onClick={showMore}>
            {isCut ? `Show more of ${formatNumber(items.length)}` : 'Show more'}
          </Button>
        </Group>
      )}
    </>
  );
}

type Columns<T> = { readonly columns: readonly DataColumn<T>[] };

function Head<T>({ columns, isWaiting }: Columns<T> & { readonly isWaiting: boolean }) {
  return (
    <Table.Thead data-waiting={isWaiting}>
      <Table.Tr>
        {columns.map(({ header, align = 'left', width, secondary = false }) => (
          <Table.Th key={header} ta={align} w={width} data-secondary={secondary}>
            {header === '' ? <VisuallyHidden>Actions</VisuallyHidden> : header}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function WaitingRows<T>({ columns }: Columns<T>) {
  return Array.from({ length: 5 }, (_, row) => (
    <Table.Tr key={row}>
      {columns.map(({ header, secondary = false }) => (
        <Table.Td key={header} data-secondary={secondary}>
          <Skeleton height={14} my={3} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

function Row<T>({ columns, item }: Columns<T> & { readonly item: T }) {
  return (
    <Table.Tr>
      {columns.map(({ header, cell, align = 'left', width, nowrap = align === 'right', secondary = false }) => (
        <Table.Td
          key={header}
          ta={align}
          data-secondary={secondary}
          data-nowrap={nowrap}
          data-prose={!nowrap && width === undefined}
        >
          <div>{cell(item)}</div>
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

import { ScrollArea, Text } from '@mantine/core';
import type { PreviewRow, Table } from '@rowloom/engine';
import { useQueries } from '@tanstack/react-query';
import { memo, useMemo, useRef } from 'react';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';
import { theLoom, useProfile } from '../../loom/use-loom.ts';
import { formatNumber } from '../../ui/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLineKeys } from '../../ui/lines/use-line-keys.ts';
import { mostLines, useLines } from '../../ui/lines/use-lines.ts';
import { ColumnHead } from './column-head.tsx';
import { formatCell } from './format-cell.ts';
import classes from './preview-grid.module.css';

const PAGE = 200;
const LINE = 32;
const MOST = mostLines(LINE);

export type PreviewGridProps = {
  readonly source: LoomSource;
  readonly wishes: LoomWishes;
  readonly table: Table;
  readonly tableKey: string;
  readonly rows: number;
  readonly chosenRow: number | undefined;
  readonly onChooseRow: (row: number) => void;
  /** A cell that refers to another table. */
  readonly onFollow: (table: string, values: PreviewRow) => void;
};

/** All rows of a table, of which those that are seen are made. */
export function PreviewGrid(props: PreviewGridProps) {
  const { source, wishes, table, tableKey, rows, chosenRow, onChooseRow, onFollow } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const shown = Math.min(rows, MOST);
  const start = Math.max(0, Math.min(chosenRow ?? 0, shown - 1) - 4);
  const lines = useLines(viewport, { count: shown, line: LINE, beyond: 12, start });
  const { handlers, stop, drawn } = useLineKeys(viewport, lines, Math.min(chosenRow ?? 0, shown - 1));
  const { rowAt, failed } = useRowsOf(props, drawn);
  const isFilled = drawn.every((index) => rowAt(index) !== undefined);
  const profile = useProfile(source, wishes, tableKey, isFilled);
  const widths = table.columns.map(({ type }) => widthOf(type.kind));
  const template = `${NUMBER}px ${widths.map(({ least, most }) => `minmax(${least}px, ${most}px)`).join(' ')}`;
  const minWidth = widths.reduce((sum, { least }) => sum + least, NUMBER);
  const references = useMemo(() => referencesOf(table), [table]);
  return (
    <ScrollArea viewportRef={viewport} className={classes.area} type="auto">
      {failed !== undefined && <LoadFailure what="Some of the rows" query={failed} />}
      <div
        className={classes.grid}
        role="table"
        aria-label={`Rows of ${tableKey}`}
        aria-rowcount={rows}
        style={{ minWidth }}
      >
        <div className={classes.head} role="row" style={{ gridTemplateColumns: template }}>
          <div className={classes.number} role="columnheader">
            #
          </div>
          {table.columns.map((column) => (
            <ColumnHead key={column.name} column={column} profile={profile.data?.[column.name]} />
          ))}
        </div>
        <div style={{ height: lines.height, position: 'relative' }} role="rowgroup" {...handlers}>
          {drawn.map((index) => (
            <Line
              key={index}
              index={index}
              template={template}
              columns={table.columns}
              references={references}
              row={rowAt(index)}
              isChosen={index === chosenRow}
              isStop={index === stop}
              onOpen={onChooseRow}
              onFollow={onFollow}
            />
          ))}
        </div>
      </div>
      {shown < rows && (
        <Text fz="sm" c="dimmed" p="md">
          These are the first {formatNumber(shown)} rows. A run makes all {formatNumber(rows)}.
        </Text>
      )}
    </ScrollArea>
  );
}

/** The rows of the lines that are seen, page by page, as far as they are made. */
function useRowsOf({ source, wishes, tableKey }: PreviewGridProps, indices: readonly number[]) {
  const pages = [...new Set(indices.map((index) => Math.floor(index / PAGE)))];
  const loaded = useQueries({
    queries: pages.map((page) => ({
      queryKey: ['loom.rows', source.key, wishes, tableKey, page * PAGE, PAGE],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        theLoom()
          .until(signal)
          .rows(source, wishes, tableKey, page * PAGE, PAGE),
      staleTime: Infinity,
      throwOnError: false,
    })),
  });
  const byPage = new Map(pages.map((page, index) => [page, loaded[index]?.data]));
  return {
    rowAt: (index: number) => byPage.get(Math.floor(index / PAGE))?.[index % PAGE],
    failed: loaded.find(({ data, error }) => data === undefined && error !== null),
  };
}

type Reference = { readonly to: string; readonly columns: readonly string[]; readonly toColumns: readonly string[] };

type LineProps = {
  readonly index: number;
  readonly template: string;
  readonly columns: Table['columns'];
  readonly references: ReadonlyMap<string, Reference>;
  readonly row: PreviewRow | undefined;
  readonly isChosen: boolean;
  /** Of the Tab key; from there, arrows lead to the rest. */
  readonly isStop: boolean;
  readonly onOpen: PreviewGridProps['onChooseRow'];
  readonly onFollow: PreviewGridProps['onFollow'];
};

/** Plain elements, and kept as long as they are seen: a grid in motion draws dozens of lines for each picture. */
const Line = memo(function Line({ index, template, columns, references, row, ...props }: LineProps) {
  const { isChosen, isStop, onOpen, onFollow } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      data-line={index}
      className={classes.line}
      data-chosen={isChosen}
      style={{ gridTemplateColumns: template, transform: `translateY(${index * LINE}px)`, height: LINE }}
    >
      <div role="rowheader">
        <button
          type="button"
          className={classes.number}
          tabIndex={isStop ? 0 : -1}
          onClick={() => onOpen(index)}
          aria-label={`Open row ${index + 1}`}
        >
          {index + 1}
        </button>
      </div>
      {row !== undefined &&
        columns.map(({ name }) => (
          <Cell
            key={name}
            row={row}
            name={name}
            reference={references.get(name)}
            onFollow={onFollow}
            onOpen={() => onOpen(index)}
          />
        ))}
    </div>
  );
});

type CellProps = {
  readonly row: PreviewRow;
  readonly name: string;
  readonly reference: Reference | undefined;
  readonly onFollow: PreviewGridProps['onFollow'];
  readonly onOpen: () => void;
};

function Cell({ row, name, reference, onFollow, onOpen }: CellProps) {
  const value = row[name];
  const text = formatCell(value);
  if (reference === undefined || value === null || value === undefined)
    return (
      <div className={classes.cell} role="cell" data-null={value === null} title={text} onDoubleClick={onOpen}>
        <span className={classes.value}>{text}</span>
      </div>
    );
  const { to, columns, toColumns } = reference;
  const parent = Object.fromEntries(toColumns.map((column, index) => [column, row[columns[index] ?? ''] ?? null]));
  return (
    <div className={classes.cell} role="cell">
      <button
        type="button"
        className={classes.reference}
        tabIndex={-1}
        title={`Go to ${to}`}
        onClick={() => onFollow(to, parent)}
      >
        {text}
      </button>
    </div>
  );
}

/** A column leads where the shortest of its keys does: `customer_id` to the customer, though an address is keyed by it too. */
function referencesOf(table: Table): ReadonlyMap<string, Reference> {
  const longestFirst = table.foreign_keys.toSorted((a, b) => b.columns.length - a.columns.length);
  return new Map(
    longestFirst.flatMap(({ columns, references: { schema, table: to, columns: toColumns } }) =>
      columns.map((column) => [column, { to: schema === undefined ? to : `${schema}.${to}`, columns, toColumns }]),
    ),
  );
}

/** Of the numbers of the rows, in pixels. */
const NUMBER = 64;

type Width = { readonly least: number; readonly most: number };

const fixed = (width: number): Width => ({ least: width, most: width });

/** In pixels. Texts take what a wide screen leaves. */
const WIDTHS: Readonly<Record<string, Width>> = {
  integer: fixed(120),
  decimal: fixed(120),
  float: fixed(120),
  boolean: fixed(100),
  date: fixed(130),
  timestamp: fixed(220),
  uuid: fixed(300),
  json: { least: 280, most: 560 },
};

const TEXT: Width = { least: 200, most: 420 };

const widthOf = (kind: string): Width => WIDTHS[kind] ?? TEXT;

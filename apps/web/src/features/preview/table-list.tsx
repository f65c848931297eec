import { Box, NavLink, ScrollArea, Text } from '@mantine/core';
import type { TablePlan } from '@rowloom/engine';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useFilters } from '../../ui/filters.ts';
import { formatCompact } from '../../ui/format.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import classes from './preview-view.module.css';

/** Of CSS, in pixels. */
const LINE = 36;
/** A list of fewer is drawn as a whole, so that a browser's own search finds all of it. */
const FEW = 150;

export type TableListProps = {
  readonly tables: readonly TablePlan[];
  readonly chosen: string | undefined;
  readonly onChoose: (table: string) => void;
};

/** The tables with their numbers of rows, one of which is looked at. */
export function TableList({ tables, chosen, onChoose }: TableListProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [{ tables: search = '' }, setFilters] = useFilters('tables');
  const found = tables.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const lines = useVirtualizer({
    count: found.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => LINE,
    overscan: found.length <= FEW ? FEW : 12,
  });
  const place = found.findIndex(({ name }) => name === chosen);
  // A link may lead to a table far down.
  useEffect(() => {
    if (place >= 0) lines.scrollToIndex(place);
  }, [place, lines]);
  return (
    <nav className={classes.tables} aria-label="Tables">
      <Box p="sm">
        <SearchInput
          isWide
          label="Filter tables"
          value={search}
          onChange={(value) => setFilters({ tables: value }, 'typed')}
        />
      </Box>
      <ScrollArea className={classes.list} viewportRef={viewport} type="auto" offsetScrollbars="present">
        <div style={{ height: lines.getTotalSize(), position: 'relative' }}>
          {lines.getVirtualItems().map(({ index, start }) => {
            const { name = '', rows = 0 } = found[index] ?? {};
            return (
              <NavLink
                key={name}
                component="button"
                className={classes.entry ?? ''}
                style={{ transform: `translateY(${start}px)` }}
                label={name}
                title={name}
                noWrap
                active={name === chosen}
                onClick={() => onChoose(name)}
                rightSection={
                  <Text fz="xs" {...(name === chosen ? {} : { c: 'dimmed' })}>
                    {formatCompact(rows)}
                  </Text>
                }
              />
            );
          })}
        </div>
      </ScrollArea>
    </nav>
  );
}

import { Box, NavLink, ScrollArea, Text } from '@mantine/core';
import type { TablePlan } from '@rowloom/engine';
import { useEffect, useRef } from 'react';
import { useFilters } from '../../ui/filters.ts';
import { formatCompact } from '../../ui/format.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { useLineKeys } from '../../ui/lines/use-line-keys.ts';
import { useLines } from '../../ui/lines/use-lines.ts';
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
  const lines = useLines(viewport, { count: found.length, line: LINE, beyond: found.length <= FEW ? FEW : 12 });
  const place = found.findIndex(({ name }) => name === chosen);
  const { handlers, stop, drawn } = useLineKeys(viewport, lines, Math.max(0, place));
  // A link may lead to a table far down.
  useEffect(() => {
    if (place >= 0) lines.scrollTo(place, 'nearest');
  }, [place, lines.scrollTo]);
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
        <div style={{ height: lines.height, position: 'relative' }} {...handlers}>
          {drawn.map((index) => {
            const { name = '', rows = 0 } = found[index] ?? {};
            return (
              <NavLink
                key={name}
                data-line={index}
                tabIndex={index === stop ? 0 : -1}
                component="button"
                className={classes.entry ?? ''}
                style={{ transform: `translateY(${index * LINE}px)` }}
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

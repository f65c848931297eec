import { Button, Group, SimpleGrid, type SimpleGridProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { CutOff, isCutOff } from './cut-off.tsx';
import { EmptyState } from './empty-state.tsx';
import { formatNumber } from './format.ts';
import { SearchInput } from './search-input.tsx';
import { type Find, useFind } from './use-find.ts';
import { useShown } from './paging/use-shown.ts';

export type CardListProps<T> = {
  readonly items: readonly T[];
  readonly find: Find<T>;
  readonly cols: NonNullable<SimpleGridProps['cols']>;
  /** How many are seen before one asks for more. */
  readonly piece: number;
  readonly children: (item: T) => ReactNode;
};

/** Cards side by side: the first few of them, and a search where there are many. */
export function CardList<T>({ items, find, cols, piece, children }: CardListProps<T>) {
  const { found = [], sought, seek, isOffered } = useFind(items, find);
  const { pieces, showMore } = useShown(find.name === undefined ? 'shown' : `${find.name}-shown`);
  const drawn = piece * (4 * pieces - 3);
  return (
    <Stack gap="md">
      {isOffered && <SearchInput label={find.label} value={sought} onChange={seek} />}
      {found.length === 0 && <EmptyState title="No matches">Try fewer letters.</EmptyState>}
      <SimpleGrid cols={cols} spacing="md">
        {found.slice(0, drawn).map(children)}
      </SimpleGrid>
      {isCutOff(items) && <CutOff />}
      {found.length > drawn && showMore !== undefined && (
        <Group justify="center">
          <Button variant="subtle" onClick={showMore}>
            Show more of {formatNumber(found.length)}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

import { Button } from '@mantine/core';
import { EmptyState } from './empty-state.tsx';
import { useFilters } from './filters.ts';

export type NothingMatchesProps = {
  /** What is not there, such as "No run matches". */
  readonly title: string;
  /** The names of the filters in the address. */
  readonly filters: readonly string[];
};

/** A list that is empty because of its filters, and the way back to all of it. */
export function NothingMatches({ title, filters }: NothingMatchesProps) {
  const [, setFilters] = useFilters(...filters);
  return (
    <EmptyState
      title={title}
      actions={
        <Button variant="default" onClick={() => setFilters(Object.fromEntries(filters.map((name) => [name, ''])))}>
          Clear the filters
        </Button>
      }
    >
      Nothing matches these filters.
    </EmptyState>
  );
}

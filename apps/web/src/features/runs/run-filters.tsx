import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { DayFields } from '../../ui/day-fields.tsx';
import { dayRange } from '../../ui/day-range.ts';
import { useFilters } from '../../ui/filters.ts';
import { FilterBar } from '../../ui/paging/filter-bar.tsx';
import { GENERATION_STATUSES } from './statuses.ts';

/** What of the address narrows every list of runs down. */
export const RUN_FILTERS = ['status', 'from', 'to'] as const;

/** The filters of the address, as the service takes them. */
export function useRunQuery() {
  const [{ status, ...days }] = useFilters(...RUN_FILTERS);
  return { ...(status === undefined ? {} : { status: status as never }), ...dayRange('created', days) };
}

export type RunFiltersProps = {
  /** Of the list; undefined as long as it is on its way. */
  readonly runs: readonly unknown[] | undefined;
  /** Names of the filters that `lead` holds. */
  readonly further?: readonly string[];
  /** What else the list can be narrowed down by. */
  readonly lead?: ReactNode;
  /** What can be done with the list, behind its filters. */
  readonly children?: ReactNode;
};

/** Which runs a list shows: by status and by day. */
export function RunFilters({ runs, further = [], lead, children }: RunFiltersProps) {
  const [{ status, from, to }, setFilters] = useFilters(...RUN_FILTERS);
  return (
    <FilterBar items={runs} filters={[...RUN_FILTERS, ...further]}>
      {lead}
      <Select
        aria-label="Status"
        flex="1 1 140px"
        maw={220}
        placeholder="Every status"
        clearable
        data={[...GENERATION_STATUSES]}
        value={status ?? null}
        onChange={(value) => setFilters({ status: value ?? undefined })}
      />
      <DayFields value={{ from, to }} onChange={setFilters} />
      {children}
    </FilterBar>
  );
}

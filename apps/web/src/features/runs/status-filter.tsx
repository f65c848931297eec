import { Select } from '@mantine/core';
import { useFilters } from '../../ui/filters.ts';
import { GENERATION_STATUSES } from './statuses.ts';

/** The status that runs are to have; it stands in the address. */
export function StatusFilter() {
  const [{ status }, setFilters] = useFilters('status');
  return (
    <Select
      aria-label="Status"
      placeholder="Every status"
      clearable
      data={[...GENERATION_STATUSES]}
      value={status ?? null}
      onChange={(value) => setFilters({ status: value ?? undefined })}
    />
  );
}

import { Group, Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { GENERATION_STATUSES } from './statuses.ts';

export type RunFilterValues = {
  readonly status?: string | undefined;
  /** Days of the viewer's calendar, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type RunFiltersProps = {
  readonly value: RunFilterValues;
  readonly onChange: (change: RunFilterValues) => void;
  readonly children?: ReactNode;
};

/** Which runs a list shows: by status and by day. */
export function RunFilters({ value, onChange, children }: RunFiltersProps) {
  return (
    <Group p="sm" align="flex-end">
      {children}
      <Select
        aria-label="Status"
        flex="1 1 140px"
        maw={220}
        placeholder="Every status"
        clearable
        data={[...GENERATION_STATUSES]}
        value={value.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      <TextInput
        type="date"
        aria-label="From this day"
        flex="1 1 140px"
        maw={190}
        leftSection="from"
        leftSectionWidth={48}
        max={value.to}
        value={value.from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        aria-label="Up to this day"
        flex="1 1 140px"
        maw={190}
        leftSection="to"
        leftSectionWidth={36}
        min={value.from}
        value={value.to ?? ''}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </Group>
  );
}

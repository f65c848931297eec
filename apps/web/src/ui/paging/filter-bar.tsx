import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFilters } from '../filters.ts';

export type FilterBarProps = {
  /** Of the list below; undefined as long as it is on its way. */
  readonly items: readonly unknown[] | undefined;
  /** What the address calls the filters. */
  readonly filters: readonly string[];
  readonly children: ReactNode;
};

/** The filters above a list; none above a list that is empty without them. */
export function FilterBar({ items, filters, children }: FilterBarProps) {
  const [chosen] = useFilters(...filters);
  if (items?.length === 0 && Object.keys(chosen).length === 0) return null;
  return <Group p="sm">{children}</Group>;
}

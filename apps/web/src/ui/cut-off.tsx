import { Text } from '@mantine/core';
import { LONGEST_LIST } from '../api/use-call.ts';
import { formatNumber } from './format.ts';

export const isCutOff = (items: readonly unknown[] | undefined): boolean => (items?.length ?? 0) >= LONGEST_LIST;

/** Under a list that goes on where the page does not. */
export function CutOff() {
  return (
    <Text c="dimmed" fz="sm" p="sm" ta="center">
      Only the first {formatNumber(LONGEST_LIST)} are listed and searched here. The API and the command line have all.
    </Text>
  );
}

import { Stack, Text } from '@mantine/core';
import { formatNumber } from '../../ui/format.ts';
import { SkeletonLines } from '../../ui/query-view.tsx';

/** So many tables take longer to plan than one waits without being told. */
const MANY = 100;

export type PlanningProps = {
  /** As far as it is known how many they are. */
  readonly tables: number | undefined;
  readonly lines?: number;
};

/** What stands there while rows are planned, which is one piece of work: how far it is cannot be told. */
export function Planning({ tables = 0, lines = 8 }: PlanningProps) {
  return (
    <Stack gap="xs">
      {tables > MANY && (
        <Text c="dimmed" fz="sm">
          Planning the rows of {formatNumber(tables)} tables. The first time takes a moment.
        </Text>
      )}
      <SkeletonLines lines={lines} />
    </Stack>
  );
}

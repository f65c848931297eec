import { Stack, Text } from '@mantine/core';
import type { LoomSource } from '../../loom/protocol.ts';
import { useSchema } from '../../loom/use-loom.ts';
import { formatNumber } from '../../ui/format.ts';
import { SkeletonLines } from '../../ui/query-view.tsx';

/** So many tables take longer to plan than one waits without being told. */
const MANY = 100;

/** What stands there until the rows of a schema are planned. */
export function PlanSkeleton({ source }: { readonly source?: LoomSource | undefined }) {
  const tables = useSchema(source).data?.schema.tables.length ?? 0;
  return (
    <Stack p="md" gap="xs" role="status" aria-label="Loading">
      {tables > MANY && (
        <Text c="dimmed" fz="sm">
          Planning the rows of {formatNumber(tables)} tables. The first time takes a moment.
        </Text>
      )}
      <SkeletonLines lines={8} />
    </Stack>
  );
}

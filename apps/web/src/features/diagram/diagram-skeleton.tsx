import { Group, Skeleton } from '@mantine/core';

/** Of a few tables, one column beside the next. */
const HEIGHTS = [150, 230, 120];

/** What stands there until the picture does: tables without names. */
export function DiagramSkeleton() {
  return (
    <Group mih={420} p="xl" gap={70} justify="center" wrap="nowrap" opacity={0.5} style={{ overflow: 'hidden' }}>
      {HEIGHTS.map((height) => (
        <Skeleton key={height} width={230} height={height} radius="md" flex="none" />
      ))}
    </Group>
  );
}

import { Group, Skeleton } from '@mantine/core';

/** Of a few tables, one column beside the next. */
const HEIGHTS = [190, 300, 150, 240];

/** What stands there until the picture does: tables without names. */
export function DiagramSkeleton() {
  return (
    <Group mih={420} p="xl" gap={90} justify="center" wrap="nowrap" style={{ overflow: 'hidden' }}>
      {HEIGHTS.map((height) => (
        <Skeleton key={height} width={230} height={height} radius="md" flex="none" />
      ))}
    </Group>
  );
}

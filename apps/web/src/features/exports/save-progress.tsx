import { Group, Progress, Stack, Text } from '@mantine/core';
import type { SaveProgress } from '../../loom/save-into.ts';
import { formatBytes, formatCompact, formatNumber } from '../../ui/format.ts';

export type SaveProgressViewProps = { readonly progress: SaveProgress | undefined; readonly since: number };

/** How far the files are. */
export function SaveProgressView({ progress, since }: SaveProgressViewProps) {
  const rows = progress?.rows ?? 0;
  const seconds = (Date.now() - since) / 1000;
  return (
    <Stack gap={6}>
      <Progress
        value={(100 * rows) / Math.max(1, progress?.rowsInAll ?? 1)}
        animated
        aria-label="Rows that are saved"
        size="lg"
      />
      <Group justify="space-between" fz="sm" c="dimmed">
        <Text inherit truncate maw="50%">
          {progress === undefined ? 'Reading the recipe' : progress.files[progress.file]?.name}
        </Text>
        {progress !== undefined && (
          <span>
            {formatNumber(rows)} rows, {formatBytes(progress.bytes)}
            {seconds > 1 && `, ${formatCompact(Math.round(rows / seconds))} rows/s`}
          </span>
        )}
      </Group>
    </Stack>
  );
}

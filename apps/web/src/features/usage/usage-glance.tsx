import { Group, Progress, Stack, Text } from '@mantine/core';
import { useCall } from '../../api/use-call.ts';
import { formatCompact, formatDay, formatNumber } from '../../ui/format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useOrganizationId } from '../organizations/use-organization.ts';

/** Rows of the period against what the tier includes. */
export function UsageGlance() {
  const usage = useCall('getUsage', { query: { org_id: useOrganizationId() } });
  return (
    <Surface title="Usage">
      <QueryView query={usage}>
        {({ rows_consumed: used, rows_reserved: reserved, rows_included: included, ...period }) => (
          <Stack gap={8}>
            <Group justify="space-between" align="baseline">
              <Text fz={22} fw={600}>
                {formatCompact(used)}
              </Text>
              <Text c="dimmed" fz="sm">
                {included === null ? 'rows, without a limit' : `of ${formatCompact(included)} rows`}
              </Text>
            </Group>
            {included !== null && (
              <Progress.Root size="sm">
                <Progress.Section
                  value={Math.min(100, (100 * used) / Math.max(1, included))}
                  aria-label={`${formatNumber(used)} rows used`}
                />
                <Progress.Section
                  value={Math.min(100, (100 * reserved) / Math.max(1, included))}
                  color="petrol.3"
                  aria-label={`${formatNumber(reserved)} rows reserved`}
                />
              </Progress.Root>
            )}
            <Text c="dimmed" fz="xs">
              The period ends on {formatDay(period.period_end)}.
              {period.bonus_rows > 0 && ` ${formatNumber(period.bonus_rows)} bonus rows are left.`}
            </Text>
          </Stack>
        )}
      </QueryView>
    </Surface>
  );
}

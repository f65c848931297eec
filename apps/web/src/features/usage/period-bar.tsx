import { Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Usage } from '@rowloom/contract';
import { Figure } from '../../ui/figure.tsx';
import { formatDay, formatNumber } from '../../ui/format.ts';
import classes from './period-bar.module.css';
import { partsOf } from './period-parts.ts';

/** The period so far: rows used and held against what the tier includes and what was given on top. */
export function PeriodBar({ usage }: { readonly usage: Usage }) {
  const parts = partsOf(usage);
  const used = usage.rows_consumed + usage.rows_reserved;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="baseline">
        <Text fz={28} fw={600} lh={1.1}>
          {formatNumber(used)}{' '}
          <Text span c="dimmed" fz="md" fw={400}>
            {usage.rows_included === null
              ? 'rows, without a limit'
              : `of ${formatNumber(usage.rows_included)} included rows`}
          </Text>
        </Text>
        <Text c="dimmed" fz="sm">
          {formatDay(usage.period_start)} to {formatDay(usage.period_end)}
        </Text>
      </Group>
      {parts.length > 0 && (
        <>
          <Progress.Root size={14} radius="sm" className={classes.bar}>
            {parts.map(({ name, share, color, rows }) => (
              <Progress.Section
                key={name}
                value={share}
                color={color}
                aria-label={`${name}: ${formatNumber(rows)} rows`}
              />
            ))}
          </Progress.Root>
          <Group gap="lg">
            {parts.map(({ name, color, rows }) => (
              <Group key={name} gap={6}>
                <span className={classes.dot} style={{ background: color }} />
                <Text fz="sm">
                  {name} <b>{formatNumber(rows)}</b>
                </Text>
              </Group>
            ))}
          </Group>
        </>
      )}
      {usage.rows_included === null && usage.rows_reserved > 0 && (
        <Text c="dimmed" fz="sm">
          {formatNumber(usage.rows_reserved)} of them are reserved for runs in progress.
        </Text>
      )}
      <SimpleGrid cols={{ base: 2, sm: 4 }} className={classes.facts}>
        <Figure name="Tier">{usage.tier}</Figure>
        <Figure name="Left of the included rows">
          {usage.rows_remaining === null ? 'No limit' : formatNumber(usage.rows_remaining)}
        </Figure>
        <Figure name="Bonus rows left">{formatNumber(usage.bonus_rows)}</Figure>
        <Figure name="Maximum rows per run">{formatNumber(usage.per_request_cap)}</Figure>
      </SimpleGrid>
    </Stack>
  );
}

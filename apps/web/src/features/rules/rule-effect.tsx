import { Stack, Text } from '@mantine/core';
import type { Column, PreviewRow } from '@rowloom/engine';
import type { UseQueryResult } from '@tanstack/react-query';
import type { WovenPlan } from '../../loom/protocol.ts';
import { formatNumber } from '../../ui/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Planning } from '../preview/planning.tsx';
import { LiveValues } from './live-values.tsx';

/** Of a run that says nothing about it. */
const DEFAULT_ROWS = 10_000;

export type RuleEffectProps = {
  /** Absent: the rule is of the table itself. */
  readonly column: Column | undefined;
  /** Of the table. */
  readonly planned: { readonly rows: number } | undefined;
  readonly wishedRows: unknown;
  /** Absent while it is made. */
  readonly woven: WovenPlan | undefined;
  readonly tables: number;
  readonly before: UseQueryResult<readonly PreviewRow[]>;
  readonly now: UseQueryResult<readonly PreviewRow[]>;
  readonly isChanged: boolean;
};

/** What comes of the rules: the first values of a column, or the rows of a table. */
export function RuleEffect({ column, wishedRows, ...props }: RuleEffectProps) {
  const rows = typeof wishedRows === 'number' ? wishedRows : DEFAULT_ROWS;
  return (
    <Surface title={column === undefined ? `Rows of a run of ${formatNumber(rows)}` : 'First values'}>
      <Effect column={column} {...props} />
    </Surface>
  );
}

function Effect(props: Omit<RuleEffectProps, 'wishedRows'>) {
  const { column, planned, woven, tables, before, now, isChanged } = props;
  if (now.error !== null) return <LoadFailure what="The first values" query={now} />;
  if (woven === undefined || now.isPending)
    return (
      <div role="status" aria-label="Loading">
        <Planning tables={tables} lines={4} />
      </div>
    );
  return column === undefined ? (
    <RowsOfTable plan={woven.plan} planned={planned} />
  ) : (
    <LiveValues column={column.name} before={before.data ?? []} after={now.data} isChanged={isChanged} />
  );
}

type RowsOfTableProps = { readonly plan: WovenPlan['plan']; readonly planned: RuleEffectProps['planned'] };

function RowsOfTable({ plan, planned }: RowsOfTableProps) {
  return (
    <Stack gap={2}>
      <Text fz={22} fw={600}>
        {planned === undefined ? 'None' : formatNumber(planned.rows)}
      </Text>
      <Text fz="sm" c="dimmed">
        {plan === undefined ? 'The rules are not valid.' : `of ${formatNumber(sum(plan.tables))} over all tables`}
      </Text>
    </Stack>
  );
}

const sum = (tables: readonly { readonly rows: number }[]): number =>
  tables.reduce((total, { rows }) => total + rows, 0);

import { ActionIcon, Alert, Group, ScrollArea, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ColumnPlan, Table } from '@rowloom/engine';
import { Xmark } from 'iconoir-react';
import type { ReactNode } from 'react';
import { usePlan } from '../../loom/use-loom.ts';
import type { LoomSource, LoomWishes, WovenPlan } from '../../loom/protocol.ts';
import { countOf } from '../../ui/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { keyOfTable } from '../diagram/diagram-model.ts';
import { describeSource } from './describe-source.ts';
import classes from './table-panel.module.css';

export type TablePanelProps = {
  readonly source: LoomSource;
  readonly wishes: LoomWishes;
  readonly table: string;
  readonly onClose: () => void;
  /** What can be done from here. */
  readonly children?: ReactNode;
};

/** A table's columns, each with the generator that was inferred, why, and how sure. */
export function TablePanel({ source, wishes, table: key, onClose, children }: TablePanelProps) {
  const woven = usePlan(source, wishes);
  const schema = source.kind === 'document' ? source.schema : woven.data?.schema;
  const table = schema?.tables.find((item) => keyOfTable(item) === key);
  const plan = woven.data?.plan?.tables.find(({ name }) => name === key);
  if (table === undefined) return null;
  return (
    <aside className={classes.panel} aria-label={`Table ${key}`}>
      <Group justify="space-between" wrap="nowrap" className={classes.head}>
        <Title order={2} className={classes.title}>
          {key}
        </Title>
        <ActionIcon variant="subtle" color="gray" onClick={onClose} aria-label="Close">
          <Xmark width={18} />
        </ActionIcon>
      </Group>
      <ScrollArea className={classes.body} type="auto" viewportProps={{ tabIndex: 0 }}>
        <Stack gap={0}>
          <LoadFailure what="What fills the columns" query={woven} />
          <WhyNoPlan woven={woven.data} />
          {table.comment !== undefined && (
            <Text c="dimmed" px="md" pb="xs">
              {table.comment}
            </Text>
          )}
          {table.columns.map((column) => (
            <ColumnLine
              key={column.name}
              column={column}
              plan={plan?.columns.find(({ name }) => name === column.name)}
              isPlanned={woven.isPending}
            />
          ))}
          <Constraints table={table} />
        </Stack>
      </ScrollArea>
      {children !== undefined && (
        <Group p="md" className={classes.foot}>
          {children}
        </Group>
      )}
    </aside>
  );
}

/** Without a plan nothing is known of any column, and the rules are where to go. */
function WhyNoPlan({ woven }: { readonly woven: WovenPlan | undefined }) {
  if (woven === undefined || woven.plan !== undefined || woven.issues.length === 0) return null;
  return (
    <Alert color="red" mx="md" mb="sm" title="The generators of the columns are not known yet">
      {woven.issues[0]?.message}
      {woven.issues.length > 1 && ` There are ${countOf(woven.issues.length - 1, 'more problem')}.`}
    </Alert>
  );
}

type ColumnLineProps = {
  readonly column: Table['columns'][number];
  readonly plan: ColumnPlan | undefined;
  /** It will be known in a moment. */
  readonly isPlanned: boolean;
};

function ColumnLine({ column, plan, isPlanned }: ColumnLineProps) {
  return (
    <div className={classes.column}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
        <Text fw={550} className={classes.name}>
          {column.name}
        </Text>
        <Text c="dimmed" fz="xs" className={classes.type}>
          {column.type.native}
          {column.nullable ? ', nullable' : ''}
        </Text>
      </Group>
      {isPlanned && <Skeleton height={12} mt={12} mb={14} w="60%" />}
      {plan !== undefined && (
        <>
          <Group gap={8} mt={3} wrap="nowrap">
            <Text fz="sm">{describeSource(plan.source)}</Text>
            <Sureness confidence={plan.confidence} />
          </Group>
          <Text c="dimmed" fz="xs">
            {plan.reason}
          </Text>
        </>
      )}
    </div>
  );
}

function Sureness({ confidence }: { readonly confidence: number }) {
  if (confidence >= 0.8)
    return (
      <StatusBadge tone="good" size="xs">
        sure
      </StatusBadge>
    );
  if (confidence >= 0.5)
    return (
      <StatusBadge tone="neutral" size="xs">
        likely
      </StatusBadge>
    );
  return (
    <StatusBadge tone="careful" size="xs">
      a guess
    </StatusBadge>
  );
}

function Constraints({ table }: { readonly table: Table }) {
  if (table.checks.length === 0 && table.uniques.length === 0) return null;
  return (
    <div className={classes.column}>
      <Text fw={550} mb={4}>
        Constraints
      </Text>
      <Stack gap={3}>
        {table.uniques.map(({ name, columns }) => (
          <Text key={name ?? columns.join()} fz="xs" c="dimmed">
            UNIQUE ({columns.join(', ')})
          </Text>
        ))}
        {table.checks.map(({ name, expression }) => (
          <Text key={name ?? expression} fz="xs" c="dimmed" className={classes.name}>
            CHECK ({expression})
          </Text>
        ))}
      </Stack>
    </div>
  );
}

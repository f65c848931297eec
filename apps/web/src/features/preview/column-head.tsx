import { HoverCard, Stack, Text } from '@mantine/core';
import type { Column } from '@rowloom/engine';
import { useState } from 'react';
import type { ColumnProfile } from '../../loom/profile-rows.ts';
import { formatNumber } from '../../ui/format.ts';
import classes from './preview-grid.module.css';

export type ColumnHeadProps = { readonly column: Column; readonly profile: ColumnProfile | undefined };

/** A column's name and type over a small picture of its values. */
export function ColumnHead({ column, profile }: ColumnHeadProps) {
  return (
    <div className={classes.columnHead} role="columnheader">
      <Text fw={600} fz="xs" truncate title={column.name}>
        {column.name}
      </Text>
      <Text c="dimmed" fz={11} truncate title={column.type.native}>
        {column.type.native}
      </Text>
      <Bars profile={profile} />
    </div>
  );
}

function Bars({ profile }: { readonly profile: ColumnProfile | undefined }) {
  // A card that can be opened takes longer to set up than the rest of the column: most are never asked for.
  const [isAsked, setAsked] = useState(false);
  const bars = (
    <div className={classes.bars} aria-hidden onPointerEnter={() => setAsked(true)}>
      {barsOf(profile).map((height, index) => (
        <span key={index} style={{ height: `${Math.round(height * 100)}%` }} />
      ))}
    </div>
  );
  if (!isAsked || profile === undefined) return bars;
  return (
    <HoverCard openDelay={250} shadow="md">
      <HoverCard.Target>{bars}</HoverCard.Target>
      <HoverCard.Dropdown>
        <ProfileText profile={profile} />
      </HoverCard.Dropdown>
    </HoverCard>
  );
}

function barsOf(profile: ColumnProfile | undefined): readonly number[] {
  if (profile === undefined) return [];
  const { shape } = profile;
  const counts = shape.kind === 'range' ? shape.bins : shape.kind === 'values' ? shape.values.map(([, n]) => n) : [];
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}

function ProfileText({ profile: { nulls, distinct, shape } }: { readonly profile: ColumnProfile }) {
  return (
    <Stack gap={2} fz="xs">
      <Text inherit>{formatNumber(distinct)} different values in the first rows</Text>
      {nulls > 0 && <Text inherit>{Math.round(nulls * 100)}% NULL</Text>}
      {shape.kind === 'range' && (
        <Text inherit>
          {shape.min} to {shape.max}
        </Text>
      )}
      {shape.kind === 'values' &&
        shape.values.map(([value, count]) => (
          <Text inherit key={value}>
            {value}: {formatNumber(count)}
          </Text>
        ))}
    </Stack>
  );
}

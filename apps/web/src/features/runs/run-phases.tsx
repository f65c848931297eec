import { Group, Text } from '@mantine/core';
import type { Generation } from '@rowloom/contract';
import { CheckCircle } from 'iconoir-react';
import { formatDuration } from '../../ui/format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { describePhases } from './describe-phases.ts';

/** The parts of a run's work: done with how long they took, under way, and still to come. */
export function RunPhases({ run, now }: { readonly run: Generation; readonly now: number }) {
  const phases = describePhases(run, now);
  if (phases.length === 0) return null;
  return (
    <Group component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Parts of the work">
      {phases.map(({ name, label, state, milliseconds }) => (
        <Group key={name} component="li" gap={6} wrap="nowrap" aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' ? (
            <CheckCircle width={15} height={15} aria-label="done" />
          ) : state === 'now' ? (
            <StatusBadge tone="busy" size="sm">
              now
            </StatusBadge>
          ) : null}
          <Text fz="sm" {...(state === 'later' ? { c: 'dimmed' } : {})} fw={state === 'now' ? 600 : 400}>
            {label}
          </Text>
          {milliseconds !== undefined && (
            <Text fz="xs" c="dimmed">
              {formatDuration(milliseconds)}
            </Text>
          )}
        </Group>
      ))}
    </Group>
  );
}

import { Group, Stack, Text } from '@mantine/core';
import type { Snapshot, SnapshotDiff } from '@rowloom/contract';
import { useCall } from '../../api/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber, formatTime } from '../../ui/format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { groupChanges } from './group-changes.ts';
import classes from './snapshots.module.css';
import { nameOfSnapshot } from './name-of-snapshot.ts';

type Change = SnapshotDiff['changes'][number];

const TONES: Readonly<Record<Change['change'], Tone>> = { added: 'good', removed: 'bad', changed: 'careful' };

export type SnapshotDiffViewProps = { readonly older: Snapshot; readonly newer: Snapshot };

/** What is different from one snapshot to another, table by table. */
export function SnapshotDiffView({ older, newer }: SnapshotDiffViewProps) {
  const diff = useCall(
    'diffSnapshots',
    { params: { id: newer.id }, query: { against: older.id } },
    { staleTime: Infinity },
  );
  return (
    <Surface title="What changed">
      <Stack gap="md">
        <Text fz="sm" c="dimmed">
          From <b>{nameOfSnapshot(older)}</b>
          {timeBeside(older)} to <b>{nameOfSnapshot(newer)}</b>
          {timeBeside(newer)}
        </Text>
        <QueryView query={diff}>
          {(answer) =>
            answer.identical || answer.changes.length === 0 ? (
              <EmptyState title="Both schemas are the same">
                Tables, columns, constraints and types are equal.
              </EmptyState>
            ) : (
              <Stack gap="lg">
                <Summary changes={answer.changes} />
                {groupChanges(answer.changes).map(({ table, changes }) => (
                  <section key={table ?? ''} aria-label={table ?? 'Types of the schema'}>
                    <Text fw={600} mb={4} className={classes.label}>
                      {table ?? 'Types of the schema'}
                    </Text>
                    {changes.map((change) => (
                      <ChangeLine key={`${change.kind} ${change.name} ${change.change}`} change={change} />
                    ))}
                  </section>
                ))}
              </Stack>
            )
          }
        </QueryView>
      </Stack>
    </Surface>
  );
}

function Summary({ changes }: { readonly changes: readonly Change[] }) {
  const count = (kind: Change['change']): number => changes.filter(({ change }) => change === kind).length;
  return (
    <Group gap="xs">
      {(['added', 'removed', 'changed'] as const)
        .filter((kind) => count(kind) > 0)
        .map((kind) => (
          <StatusBadge key={kind} tone={TONES[kind]}>
            {formatNumber(count(kind))} {kind}
          </StatusBadge>
        ))}
    </Group>
  );
}

function ChangeLine({ change: { change, kind, name, before, after } }: { readonly change: Change }) {
  return (
    <div className={classes.change}>
      <div>
        <StatusBadge tone={TONES[change]} size="sm">
          {change}
        </StatusBadge>
      </div>
      <div>
        <Text fz="sm" className={classes.label}>
          {kind === 'table' ? 'The table' : `${kind[0]?.toUpperCase()}${kind.slice(1)} ${name}`}
        </Text>
        {before !== null && (
          <p className={classes.said} data-side="before">
            {before}
          </p>
        )}
        {after !== null && (
          <p className={classes.said} data-side="after">
            {after}
          </p>
        )}
      </div>
    </div>
  );
}

/** Where the name is not the time already. */
function timeBeside(snapshot: Snapshot): string {
  const time = formatTime(snapshot.captured_at);
  return nameOfSnapshot(snapshot) === time ? '' : ` (${time})`;
}

import { Checkbox, Group, Text } from '@mantine/core';
import type { Snapshot } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { countOf } from '../../ui/format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Time } from '../../ui/time.tsx';
import { SOURCE_WORDS } from './source-words.ts';
import classes from './snapshots.module.css';
import { nameOfSnapshot } from './name-of-snapshot.ts';

export type SnapshotTimelineProps = {
  readonly snapshots: readonly Snapshot[];
  /** The two that are compared, or fewer. */
  readonly chosen: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onChoose: (id: string) => void;
};

/** Snapshots, the newest first; one whose schema is that of the one before says so. */
export function SnapshotTimeline({ snapshots, chosen, nameOf, onChoose }: SnapshotTimelineProps) {
  return (
    <ol className={classes.timeline} aria-label="Snapshots, the newest first">
      {snapshots.map((snapshot, index) => (
        <Entry
          key={snapshot.id}
          snapshot={snapshot}
          isNewest={index === 0}
          isSame={snapshots[index + 1]?.digest === snapshot.digest}
          isChosen={chosen.includes(snapshot.id)}
          by={nameOf(snapshot.captured_by)}
          onChoose={() => onChoose(snapshot.id)}
        />
      ))}
    </ol>
  );
}

type EntryProps = {
  readonly snapshot: Snapshot;
  readonly isNewest: boolean;
  /** As the one before. */
  readonly isSame: boolean;
  readonly isChosen: boolean;
  readonly by: string;
  readonly onChoose: () => void;
};

function Entry({ snapshot, isNewest, isSame, isChosen, by, onChoose }: EntryProps) {
  return (
    <li className={classes.entry} data-chosen={isChosen}>
      <Checkbox checked={isChosen} onChange={onChoose} aria-label={`Compare ${nameOfSnapshot(snapshot)}`} />
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={550} className={classes.label}>
            {nameOfSnapshot(snapshot)}
          </Text>
          {isNewest && (
            <StatusBadge tone="good" size="sm">
              newest
            </StatusBadge>
          )}
          {snapshot.schedule_id !== null && (
            <StatusBadge tone="busy" size="sm" leftSection={undefined}>
              scheduled
            </StatusBadge>
          )}
          {isSame && (
            <StatusBadge tone="neutral" size="sm">
              no change
            </StatusBadge>
          )}
        </Group>
        <Text c="dimmed" fz="sm">
          {countOf(snapshot.tables_count, 'table')}, {countOf(snapshot.columns_count, 'column')}, from{' '}
          {SOURCE_WORDS[snapshot.source]}
          {snapshot.template_id === null ? '' : ` ${snapshot.template_id}`}, by {by}, <Time at={snapshot.captured_at} />
        </Text>
        <Group gap="2px 14px" mt={2} fz="xs">
          <Text ff="monospace" fz="xs" c="dimmed" title={snapshot.digest}>
            {snapshot.digest.slice(7, 19)}
          </Text>
          <Link
            to={addresses.project(snapshot.project_id, 'schema')}
            search={{ snapshot: snapshot.id } as never}
            className={classes.link}
          >
            See its diagram
          </Link>
          <Link
            to={addresses.project(snapshot.project_id, 'preview')}
            search={{ snapshot: snapshot.id } as never}
            className={classes.link}
          >
            See its rows
          </Link>
        </Group>
      </div>
    </li>
  );
}

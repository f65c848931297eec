import { Button, Grid } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Snapshot } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { Camera } from 'iconoir-react';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { useGrowing } from '../../api/use-growing.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { CAPTURED_FROM, CaptureDialog } from '../../features/snapshots/capture-dialog.tsx';
import { nameOfSnapshot } from '../../features/snapshots/name-of-snapshot.ts';
import { SnapshotChanges } from '../../features/snapshots/snapshot-changes.tsx';
import { SnapshotHistory } from '../../features/snapshots/snapshot-history.tsx';
import classes from '../../features/snapshots/snapshots.module.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { type GrowingList, growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { SkeletonLines } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useOpenedAs } from '../../ui/use-opened.ts';

/** The schema over time: each snapshot, and what is different between two. */
export function SnapshotsPage() {
  const { project, may } = useProject();
  const query = useGrowing('listProjectSnapshots', { params: { id: project.id } }, { refetchInterval: 10_000 });
  const [, setFilters] = useFilters('new', 'snapshot', 'against');
  const dialog = useOpenedAs(CAPTURED_FROM);
  const list = growingList(query);
  const capture = may('snapshots.capture') && (
    <Button leftSection={<Camera width={17} />} onClick={() => dialog.open()}>
      Capture now
    </Button>
  );
  const onCaptured = (captured: Snapshot): void => {
    const before = list.items?.[0];
    const isSame = before?.digest === captured.digest;
    notifications.show({
      message: isSame
        ? `${nameOfSnapshot(captured)}: the schema has not changed.`
        : `${nameOfSnapshot(captured)} is captured.`,
    });
    const pair = before === undefined || isSame ? {} : { snapshot: captured.id, against: before.id };
    setFilters({ new: undefined, ...pair }, 'here');
  };
  return (
    <Page
      title="Snapshots"
      description="Tables, columns and constraints at a point in time; never rows."
      actions={
        <>
          {may('schedules.read') && <ToSchedules isNew={may('schedules.edit')} project={project.id} />}
          {capture}
        </>
      }
    >
      <Snapshots list={list} capture={capture} />
      {may('snapshots.capture') && <CaptureDialog dialog={dialog} onCaptured={onCaptured} />}
    </Page>
  );
}

function ToSchedules({ project, isNew }: { readonly project: string; readonly isNew: boolean }) {
  return (
    <Button
      component={Link}
      to={addresses.project(project, 'schedules')}
      search={{ new: isNew ? 'snapshot' : undefined } as never}
      variant="default"
    >
      Capture on a schedule
    </Button>
  );
}

type SnapshotsProps = { readonly list: GrowingList<Snapshot>; readonly capture: ReactNode };

function Snapshots({ list, capture }: SnapshotsProps) {
  const { items: snapshots, error, onRetry } = list;
  if (snapshots === undefined)
    return error === null ? <SkeletonLines lines={6} /> : <ErrorState error={error} onRetry={onRetry} />;
  if (snapshots.length === 0)
    return (
      <Surface>
        <EmptyState icon={<Camera width={32} height={32} />} title="No snapshot yet" actions={capture} isRepeated>
          A snapshot contains the tables and constraints of your database, but none of its rows.
        </EmptyState>
      </Surface>
    );
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 6 }}>
        <SnapshotHistory snapshots={snapshots} list={list} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }} className={classes.beside ?? ''}>
        <SnapshotChanges snapshots={snapshots} />
      </Grid.Col>
    </Grid>
  );
}

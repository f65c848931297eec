import { Button, Grid, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Snapshot } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { Camera } from 'iconoir-react';
import { addresses } from '../../addresses.ts';
import { asApiError, useCall, useGrowing } from '../../api/use-call.ts';
import { usePeople } from '../../features/organizations/use-people.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { CaptureDialog } from '../../features/snapshots/capture-dialog.tsx';
import { SnapshotDiffView } from '../../features/snapshots/snapshot-diff.tsx';
import { SnapshotTimeline } from '../../features/snapshots/snapshot-timeline.tsx';
import classes from '../../features/snapshots/snapshots.module.css';
import { chooseTwo } from '../../ui/choose-two.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonLines } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { nameOfSnapshot } from '../../features/snapshots/name-of-snapshot.ts';

/** The schema over time: each snapshot, and what is different between two. */
export function SnapshotsPage() {
  const { project, may } = useProject();
  const nameOf = usePeople(project.organization_id);
  const list = useGrowing('listProjectSnapshots', { params: { id: project.id } }, { refetchInterval: 10_000 });
  const [{ snapshot, against }, setFilters] = useFilters('snapshot', 'against');
  const [isCapturing, setCapturing] = useOpened();
  const snapshots = list.data?.pages.flatMap(({ items }) => items);
  const error = asApiError(list.error);
  const chosen = [against, snapshot].filter((id) => id !== undefined);
  // A link may lead to one that the list has not come to yet.
  const linked = [useSnapshot(snapshot, snapshots), useSnapshot(against, snapshots)];
  const [first, second] = linked
    .flatMap(({ found }) => found ?? [])
    .toSorted((a, b) => a.captured_at.localeCompare(b.captured_at));
  const capture = may('snapshots.capture') && (
    <Button leftSection={<Camera width={17} />} onClick={() => setCapturing(true)}>
      Capture now
    </Button>
  );
  return (
    <Page
      title="Snapshots"
      description="Tables, columns and constraints at a point in time; never rows."
      actions={
        <>
          {may('schedules.read') && (
            <Button
              component={Link}
              to={addresses.project(project.id, 'schedules')}
              search={{ new: may('schedules.edit') ? 'snapshot' : undefined } as never}
              variant="default"
            >
              Capture on a schedule
            </Button>
          )}
          {capture}
        </>
      }
    >
      {snapshots === undefined ? (
        error === undefined ? (
          <SkeletonLines lines={6} />
        ) : (
          <ErrorState error={error} onRetry={() => void list.refetch()} />
        )
      ) : snapshots.length === 0 ? (
        <Surface>
          <EmptyState icon={<Camera width={32} height={32} />} title="No snapshot yet" actions={capture} isRepeated>
            A snapshot contains the tables and constraints of your database, and none of its rows.
          </EmptyState>
        </Surface>
      ) : (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 6 }}>
            <Surface title="Timeline" flush>
              <SnapshotTimeline
                snapshots={snapshots}
                chosen={chosen}
                nameOf={nameOf}
                onChoose={(id) => {
                  const [next, after] = chooseTwo(chosen, id);
                  setFilters(
                    after === undefined ? { snapshot: next, against: undefined } : { against: next, snapshot: after },
                  );
                }}
              />
              {list.hasNextPage && (
                <Stack align="center" p="sm">
                  <Button variant="subtle" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    Show more
                  </Button>
                </Stack>
              )}
            </Surface>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 6 }} className={classes.beside ?? ''}>
            {linked.map(({ query }, index) => (
              <LoadFailure key={index} what="A snapshot of the link" query={query} />
            ))}
            {first !== undefined && second !== undefined ? (
              <SnapshotDiffView older={first} newer={second} />
            ) : (
              <Surface title="What changed">
                <Text c="dimmed">
                  {snapshots.length < 2
                    ? 'With a second snapshot, the differences between the two are shown here.'
                    : 'Choose two snapshots to see what is different.'}
                </Text>
                {snapshots.length >= 2 && (
                  <Button
                    mt="sm"
                    variant="light"
                    onClick={() => setFilters({ snapshot: snapshots[0]?.id, against: snapshots[1]?.id })}
                  >
                    Compare the newest two
                  </Button>
                )}
              </Surface>
            )}
          </Grid.Col>
        </Grid>
      )}
      <CaptureDialog
        opened={isCapturing && may('snapshots.capture')}
        onClose={() => setCapturing(false)}
        onCaptured={(captured) => {
          setCapturing(false);
          const before = snapshots?.[0];
          notifications.show({
            message:
              before?.digest === captured.digest
                ? `${nameOfSnapshot(captured)}: the schema is as it was.`
                : `${nameOfSnapshot(captured)} is captured.`,
          });
          if (before !== undefined && before.digest !== captured.digest)
            setFilters({ snapshot: captured.id, against: before.id });
        }}
      />
    </Page>
  );
}

function useSnapshot(id: string | undefined, listed: readonly Snapshot[] | undefined) {
  const known = listed?.find((item) => item.id === id);
  const query = useCall(
    'getSnapshot',
    { params: { id: id ?? '' } },
    { enabled: id !== undefined && listed !== undefined && known === undefined },
  );
  return { found: known ?? (id === undefined ? undefined : query.data), query };
}

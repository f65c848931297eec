import { Button, Stack } from '@mantine/core';
import type { Snapshot } from '@rowloom/contract';
import { chooseTwo } from '../../ui/choose-two.ts';
import { useFilters } from '../../ui/filters.ts';
import type { GrowingList } from '../../ui/growing.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useReached } from '../../ui/use-reached.ts';
import { PIECE, useShown } from '../../ui/use-shown.ts';
import { usePeople } from '../organizations/use-people.ts';
import { useProject } from '../projects/use-project.ts';
import { SnapshotTimeline } from './snapshot-timeline.tsx';

export type SnapshotHistoryProps = {
  readonly snapshots: readonly Snapshot[];
  readonly list: GrowingList<Snapshot>;
};

/** All snapshots of a project, of which two are chosen to be compared. */
export function SnapshotHistory({ snapshots, list }: SnapshotHistoryProps) {
  const nameOf = usePeople(useProject().project.organization_id);
  const [{ snapshot, against }, setFilters] = useFilters('snapshot', 'against');
  const { pieces, showMore } = useShown('shown');
  const { onMore, isMoreLoading, moreError } = list;
  useReached(snapshots.length, (pieces - 1) * PIECE + 1, list);
  const chosen = [against, snapshot].filter((id) => id !== undefined);
  return (
    <Surface title="Timeline" flush>
      <SnapshotTimeline
        snapshots={snapshots}
        chosen={chosen}
        nameOf={nameOf}
        onChoose={(id) => {
          const [next, after] = chooseTwo(chosen, id);
          setFilters(after === undefined ? { snapshot: next, against: undefined } : { against: next, snapshot: after });
        }}
      />
      {moreError !== null && onMore !== undefined && (
        <LoadFailure
          what="The rest of the snapshots"
          query={{ data: undefined, error: moreError, isFetching: isMoreLoading, refetch: onMore }}
        />
      )}
      {onMore !== undefined && moreError === null && showMore !== undefined && (
        <Stack align="center" p="sm">
          <Button variant="subtle" loading={isMoreLoading} onClick={showMore}>
            Show more
          </Button>
        </Stack>
      )}
    </Surface>
  );
}

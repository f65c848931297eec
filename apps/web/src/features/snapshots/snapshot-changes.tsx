import { Button, Text } from '@mantine/core';
import type { Snapshot } from '@rowloom/contract';
import { useCall } from '../../api/use-call.ts';
import { useFilters } from '../../ui/filters.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Surface } from '../../ui/surface.tsx';
import { SnapshotDiffView } from './snapshot-diff.tsx';

/** What is different between the two snapshots that the address names. */
export function SnapshotChanges({ snapshots }: { readonly snapshots: readonly Snapshot[] }) {
  const [{ snapshot, against }, setFilters] = useFilters('snapshot', 'against');
  // A link may lead to one that the list has not come to yet.
  const linked = [useSnapshot(snapshot, snapshots), useSnapshot(against, snapshots)];
  const [older, newer] = linked
    .flatMap(({ found }) => found ?? [])
    .toSorted((a, b) => a.captured_at.localeCompare(b.captured_at));
  return (
    <>
      {linked.map(({ query }, index) => (
        <LoadFailure key={index} what="A snapshot of the link" query={query} />
      ))}
      {older !== undefined && newer !== undefined ? (
        <SnapshotDiffView older={older} newer={newer} />
      ) : (
        <Surface title="What changed">
          <Text c="dimmed">
            {snapshots.length < 2
              ? 'Once there is a second snapshot, the differences are shown here.'
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
    </>
  );
}

function useSnapshot(id: string | undefined, listed: readonly Snapshot[]) {
  const known = listed.find((item) => item.id === id);
  const query = useCall(
    'getSnapshot',
    { params: { id: id ?? '' } },
    { enabled: id !== undefined && known === undefined },
  );
  return { found: known ?? (id === undefined ? undefined : query.data), query };
}

import { useCall } from '../../api/use-call.ts';
import type { LoomSource } from '../../loom/protocol.ts';
import { useFilters } from '../../ui/filters.ts';
import { useProject } from './use-project.ts';

export const snapshotsOf = (id: string) => ({ params: { id }, query: { limit: 100 } });

/** The snapshot that the project's pages are about: the one in the address, or the newest. */
export function useProjectSnapshot() {
  const { project } = useProject();
  const [{ snapshot }] = useFilters('snapshot');
  const snapshots = useCall('listProjectSnapshots', snapshotsOf(project.id));
  const items = snapshots.data?.items;
  const listed = items?.find(({ id }) => id === snapshot);
  // A link may lead to one that is older than those of the list.
  const linked = useCall(
    'getSnapshot',
    { params: { id: snapshot ?? '' } },
    { enabled: snapshot !== undefined && items !== undefined && listed === undefined },
  );
  const wanted = snapshot === undefined ? items?.[0] : (listed ?? linked.data);
  return { snapshots, linked, current: wanted };
}

/** Its schema, for the engine in the browser. */
export function useProjectSource() {
  const { snapshots, linked, current } = useProjectSnapshot();
  const schema = useCall(
    'getSnapshotSchema',
    { params: { id: current?.id ?? '' } },
    { enabled: current !== undefined, staleTime: Infinity },
  );
  const source: LoomSource | undefined =
    current === undefined || schema.data === undefined
      ? undefined
      : {
          kind: 'document',
          key: `${current.digest} ${current.template_id ?? ''}`,
          schema: schema.data,
          pack: current.template_id ?? undefined,
        };
  // What is here outlives a bad moment of the network.
  const missing = [snapshots, linked, schema].filter(({ data, error }) => data === undefined && error !== null);
  return {
    source,
    snapshot: current,
    snapshots,
    error: missing[0]?.error ?? null,
    retry: () => void Promise.all(missing.map((query) => query.refetch())),
  };
}

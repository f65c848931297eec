import { useCall } from '../../api/use-call.ts';
import type { LoomSource } from '../../loom/protocol.ts';
import { useFilters } from '../../ui/filters.ts';
import { useProject } from './use-project.ts';

/** The snapshot that the project's pages are about: the one in the address, or the newest. */
export function useProjectSnapshot() {
  const { project } = useProject();
  const [{ snapshot }] = useFilters('snapshot');
  const snapshots = useCall('listProjectSnapshots', { params: { id: project.id }, query: { limit: 100 } });
  const items = snapshots.data?.items;
  return { snapshots, current: items?.find(({ id }) => id === snapshot) ?? items?.[0] };
}

/** Its schema, for the engine in the browser. */
export function useProjectSource() {
  const { snapshots, current } = useProjectSnapshot();
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
  const missing = [snapshots, schema].filter(({ data, error }) => data === undefined && error !== null);
  return {
    source,
    snapshot: current,
    snapshots,
    error: missing[0]?.error ?? null,
    retry: () => void Promise.all(missing.map((query) => query.refetch())),
  };
}

import { useCall } from '../../api/use-call.ts';
import { nameOfSnapshot } from './name-of-snapshot.ts';

/** What a snapshot is called that something else names by its identifier, which stands there as long as nothing better is known. */
export function useSnapshotName(id: string | undefined): string | undefined {
  const { data } = useCall(
    'getSnapshot',
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: Infinity },
  );
  return data === undefined ? id : nameOfSnapshot(data);
}

export function SnapshotName({ id }: { readonly id: string }) {
  return useSnapshotName(id);
}

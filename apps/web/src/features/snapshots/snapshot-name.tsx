import { useCall } from '../../api/use-call.ts';
import { nameOfSnapshot } from './name-of-snapshot.ts';

/** A snapshot that something else names by its identifier, which stands there as long as nothing better is known. */
export function SnapshotName({ id }: { readonly id: string }) {
  const { data } = useCall('getSnapshot', { params: { id } }, { staleTime: Infinity });
  return data === undefined ? id : nameOfSnapshot(data);
}

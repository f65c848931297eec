import { StatusBadge } from '../../ui/status-badge.tsx';
import { Time } from '../../ui/time.tsx';

const SOON = 14 * 86_400_000;

/** When a key stops working, marked where that is soon. */
export function KeyEnd({ at }: { readonly at: string | null }) {
  if (at === null) return <>Never</>;
  const isSoon = new Date(at).getTime() - Date.now() < SOON;
  return isSoon ? (
    <StatusBadge tone="careful">
      <Time at={at} />
    </StatusBadge>
  ) : (
    <Time at={at} />
  );
}

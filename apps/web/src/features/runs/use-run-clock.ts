import { useInterval } from '@mantine/hooks';
import type { Generation } from '@rowloom/contract';
import { useRef, useState } from 'react';

/** The service's own time, as far as the record of a run tells it: the clock of the viewer may be wrong. */
export function useRunClock(run: Generation): number {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  const arrival = useRef({ version: -1, at: 0 });
  if (arrival.current.version !== run.version) arrival.current = { version: run.version, at: Date.now() };
  if (run.started_at === null || run.duration_ms === null) return now;
  return Date.parse(run.started_at) + run.duration_ms + Math.max(0, now - arrival.current.at);
}

import { Tooltip } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { formatRelative, formatTime } from './format.ts';

/** How long ago, with the time itself for whoever wants to know. */
export function Time({ at }: { readonly at: string }) {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 30_000, { autoInvoke: true });
  return (
    <Tooltip label={formatTime(at)}>
      <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
        {formatRelative(at, now)}
      </time>
    </Tooltip>
  );
}

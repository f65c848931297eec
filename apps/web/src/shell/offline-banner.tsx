import { Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { CloudXmark, WifiOff } from 'iconoir-react';
import { useEffect, useRef } from 'react';
import { useServiceAway } from '../api/reachability.ts';

/** Says that the network or the service is away; once it is back, everything on the page is asked for anew. */
export function OfflineBanner() {
  const { online } = useNetwork();
  const isAway = useServiceAway();
  const isCut = isAway || !online;
  const wasCut = useRef(false);
  const queries = useQueryClient();
  useEffect(() => {
    if (wasCut.current && !isCut) void queries.invalidateQueries();
    wasCut.current = isCut;
  }, [isCut, queries]);
  if (!online)
    return (
      <Alert color="yellow" radius={0} icon={<WifiOff width={18} />} role="status">
        You are offline. What you typed is kept; everything continues as soon as the network is back.
      </Alert>
    );
  if (!isAway) return null;
  return (
    <Alert color="yellow" radius={0} icon={<CloudXmark width={18} />} role="status">
      The service is not responding. This page may be out of date; it continues as soon as the service is back.
    </Alert>
  );
}

import { Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { WifiOff } from 'iconoir-react';

export function OfflineBanner() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Alert color="yellow" radius={0} icon={<WifiOff width={18} />} role="status">
      You are offline. What you typed stays; everything goes on as soon as the network is back.
    </Alert>
  );
}

import { Anchor, Box } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAll } from '../api/use-call.ts';
import { readLastOrganization } from '../features/organizations/last-organization.ts';
import { Frame } from './frame.tsx';
import { PendingFrame } from './pending-frame.tsx';

/** Around pages that belong to no organization: the frame of the one that was looked at last, if there is any. */
export function PersonalFrame({ children }: { readonly children: ReactNode }) {
  const { data, error } = useAll('listOrganizations', {});
  const last = readLastOrganization();
  const found = data?.find(({ id }) => id === last) ?? data?.[0];
  if (found !== undefined) return <Frame organizationId={found.id}>{children}</Frame>;
  if (data === undefined && error === null) return <PendingFrame />;
  return (
    <Box component="main" p="md">
      <Anchor component={Link} to="/">
        Back to the first page
      </Anchor>
      {children}
    </Box>
  );
}

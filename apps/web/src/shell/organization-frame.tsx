import { Outlet, useParams } from '@tanstack/react-router';
import { Frame } from './frame.tsx';

export function OrganizationFrame() {
  const { organizationId = '' } = useParams({ strict: false });
  return (
    <Frame organizationId={organizationId}>
      <Outlet />
    </Frame>
  );
}

import { type ReactNode, useEffect } from 'react';
import { useUser } from '../api/session-context.ts';
import { keepLastOrganization } from '../features/organizations/last-organization.ts';
import { AppFrame } from './app-frame.tsx';
import { OPERATOR_ITEM, organizationNavigation } from './navigation.ts';
import { OrganizationMenu } from './organization-menu.tsx';
import { PaletteButton } from './palette-button.tsx';
import { Palette } from './palette.tsx';

/** What stands around every page of an organization. */
export function Frame({ organizationId, children }: { readonly organizationId: string; readonly children: ReactNode }) {
  const user = useUser();
  useEffect(() => keepLastOrganization(organizationId), [organizationId]);
  const pages = organizationNavigation(organizationId);
  return (
    <AppFrame
      head={<OrganizationMenu organizationId={organizationId} />}
      tools={<PaletteButton />}
      groups={user.operator ? [...pages, [OPERATOR_ITEM]] : pages}
    >
      {children}
      <Palette organizationId={organizationId} />
    </AppFrame>
  );
}

import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CreateOrganizationPage } from '../features/organizations/create-organization-page.tsx';

/** One more organization, for whoever has one already. */
export function NewOrganizationPage() {
  return (
    <CreateOrganizationPage
      foot={
        <Anchor component={Link} to="/" fz="sm" ta="center">
          Back
        </Anchor>
      }
    />
  );
}

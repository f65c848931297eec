import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useOrganizationId } from '../organizations/use-organization.ts';

/** For lists of what projects make, while there is nothing in them. */
export function ToProjects() {
  return (
    <Button component={Link} to={addresses.home(useOrganizationId())} variant="default">
      Go to the projects
    </Button>
  );
}

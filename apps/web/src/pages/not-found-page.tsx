import { Button, Center } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/empty-state.tsx';

export function NotFoundPage() {
  return (
    <Center mih="80vh" component="main">
      <EmptyState
        title="Page not found"
        actions={
          <Button component={Link} to="/">
            Go to the first page
          </Button>
        }
      >
        The address may be wrong, or the page was removed.
      </EmptyState>
    </Center>
  );
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EntryFrame } from '../session/entry-frame.tsx';

export function NotFoundPage() {
  return (
    <EntryFrame title="Page not found" lead="The address may be wrong, or the page was removed.">
      <Button fullWidth component={Link} to="/">
        Go to the first page
      </Button>
    </EntryFrame>
  );
}

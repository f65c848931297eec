import { Button, Center, Code } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { EmptyState } from '../ui/empty-state.tsx';

/** A mistake of ours in the page itself. */
export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <Center mih="80vh" component="main">
      <EmptyState title="This page failed" actions={<Button onClick={() => location.reload()}>Load it again</Button>}>
        Nothing is lost on the service. <Code>{error instanceof Error ? error.message : String(error)}</Code>
      </EmptyState>
    </Center>
  );
}

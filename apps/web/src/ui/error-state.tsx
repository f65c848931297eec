import { Button, Code, Text } from '@mantine/core';
import type { ApiError } from '@rowloom/client';
import { Lock, WarningTriangle, WifiOff } from 'iconoir-react';
import { EmptyState } from './empty-state.tsx';

export type ErrorStateProps = { readonly error: ApiError; readonly onRetry?: () => void };

/** Why there is nothing to see, and the way out: another try, or somebody to ask. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const isForbidden = error.status === 403;
  const isMissing = error.status === 404;
  const isOffline = error.status === 0;
  const Icon = isForbidden || isMissing ? Lock : isOffline ? WifiOff : WarningTriangle;
  const title = isForbidden
    ? 'This is not open to you'
    : isMissing
      ? 'There is nothing here that you can see'
      : isOffline
        ? 'The service does not answer'
        : 'This could not be loaded';
  return (
    <div role="alert">
      <EmptyState
        icon={<Icon width={32} height={32} />}
        title={title}
        actions={
          onRetry !== undefined &&
          !isForbidden && (
            <Button variant="default" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {isMissing ? 'It was removed, or it belongs to others. Ask who sent you the link.' : error.message}
        {error.requestId !== undefined && !isForbidden && !isMissing && (
          <Text fz="xs" mt={6}>
            Request <Code>{error.requestId}</Code>
          </Text>
        )}
      </EmptyState>
    </div>
  );
}

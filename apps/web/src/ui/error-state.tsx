import { Button, Code, Text } from '@mantine/core';
import { isApiError } from '@rowloom/client';
import { Lock, WarningTriangle, WifiOff } from 'iconoir-react';
import { EmptyState } from './empty-state.tsx';

/** Of the service, or of the engine in this browser. */
export type ErrorStateProps = { readonly error: Error; readonly onRetry?: () => void };

/** Why there is nothing to see, and the way out: another try, or somebody to ask. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { status, requestId } = isApiError(error) ? error : { status: undefined, requestId: undefined };
  const isForbidden = status === 403;
  const isMissing = status === 404;
  const isOffline = status === 0;
  const Icon = isForbidden || isMissing ? Lock : isOffline ? WifiOff : WarningTriangle;
  const title = isForbidden
    ? 'You have no access to this page'
    : isMissing
      ? 'There is nothing here that you can see'
      : isOffline
        ? 'The service is not responding'
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
        {isMissing
          ? 'It was removed, or you have no access to it. Ask the person who sent you the link.'
          : error.message}
        {requestId !== undefined && !isForbidden && !isMissing && (
          <Text fz="xs" mt={6}>
            Request <Code>{requestId}</Code>
          </Text>
        )}
      </EmptyState>
    </div>
  );
}

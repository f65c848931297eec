import { Alert, Button, Code, Group } from '@mantine/core';
import { isApiError } from '@rowloom/client';

export type LoadFailureProps = {
  /** What is missing, at the beginning of a sentence: "The connections". */
  readonly what: string;
  readonly query: {
    readonly data: unknown;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

/** A part of a form or a list that could not be loaded; without it, choices would be missing and nobody would know why. */
export function LoadFailure({ what, query }: LoadFailureProps) {
  if (query.data !== undefined || query.error === null) return null;
  const { error, isFetching, refetch } = query;
  return (
    <Alert color="red" variant="light" role="alert" title={`${what} could not be loaded`}>
      {error.message}
      <Group gap="sm" mt={6}>
        <Button size="compact-sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
        {isApiError(error) && error.requestId !== undefined && (
          <span>
            Request <Code>{error.requestId}</Code>
          </span>
        )}
      </Group>
    </Alert>
  );
}

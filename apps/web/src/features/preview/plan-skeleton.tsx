import { Box } from '@mantine/core';
import type { LoomSource } from '../../loom/protocol.ts';
import { useSchema } from '../../loom/use-loom.ts';
import { Planning } from './planning.tsx';

/** What stands there until the rows of a schema are planned. */
export function PlanSkeleton({ source }: { readonly source?: LoomSource | undefined }) {
  return (
    <Box p="md" role="status" aria-label="Loading">
      <Planning tables={useSchema(source).data?.schema.tables.length} />
    </Box>
  );
}

import type { ApiError } from '@rowloom/client';
import type { PlanAnswer, Project, StartRun } from '@rowloom/contract';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../api/session-context.ts';

/** What the service would do for this request; asked anew whenever it changes. */
export function useServerPlan(
  projectId: Project['id'],
  body: StartRun,
  enabled: boolean,
): UseQueryResult<PlanAnswer, ApiError> {
  const client = useClient();
  return useQuery<PlanAnswer, ApiError>({
    queryKey: ['planGeneration', projectId, body],
    queryFn: ({ signal }) => client.planGeneration({ params: { id: projectId }, body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled,
  });
}

import type { ApiError } from '@rowloom/client';
import type { Project, StartRun } from '@rowloom/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../api/session-context.ts';
import { planInMode, type PlannedRun } from './plan-in-mode.ts';

/** Milliseconds after the last keystroke. */
const PAUSE = 350;

export type ServerPlan = {
  readonly query: UseQueryResult<PlannedRun, ApiError>;
  /** Absent as long as the answer is one to an earlier request: nobody starts a run by the plan of another. */
  readonly current: PlannedRun | undefined;
};

/** What the service would do for this request; asked anew whenever it has changed and the hand rests. */
export function useServerPlan(projectId: Project['id'], request: StartRun, enabled: boolean): ServerPlan {
  const client = useClient();
  // By its text: an equal request is no new one.
  const wished = JSON.stringify(request);
  const [settled] = useDebouncedValue(wished, PAUSE);
  const body = useMemo(() => JSON.parse(settled) as StartRun, [settled]);
  const query = useQuery<PlannedRun, ApiError>({
    queryKey: ['planGeneration', projectId, body],
    queryFn: ({ signal }) =>
      planInMode(body, (asked) => client.planGeneration({ params: { id: projectId }, body: asked, signal })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled,
  });
  const isCurrent = settled === wished && !query.isPlaceholderData;
  return { query, current: isCurrent ? query.data : undefined };
}

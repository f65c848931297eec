import { type ApiError, isApiError } from '@rowloom/client';
import { type Generation } from '@rowloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServiceAway } from '../../api/reachability.ts';
import { useClient } from '../../api/session-context.ts';

export const isEnded = (status: Generation['status']): boolean => status !== 'queued' && status !== 'running';

/** The record of a run, and every change of it as long as it goes on; a connection that breaks is opened again. */
export function useWatchedRun(id: Generation['id']) {
  const client = useClient();
  const queries = useQueryClient();
  const key = ['getGeneration', { params: { id } }];
  const query = useQuery<Generation, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => client.getGeneration({ params: { id }, signal }),
    // Undoing goes on after the end, and has no stream of its own.
    refetchInterval: ({ state: { data } }) => (data?.undo_status === 'queued' ? 1000 : false),
  });
  const isAway = useServiceAway();
  const isLive = !isAway && query.data !== undefined && !isEnded(query.data.status);
  useEffect(() => {
    if (!isLive) return;
    const stop = new AbortController();
    const watch = async (): Promise<void> => {
      try {
        for await (const record of client.watchGeneration({ params: { id }, signal: stop.signal }))
          queries.setQueryData(key, record);
        void queries.invalidateQueries({ queryKey: ['listProjectGenerations'] });
        void queries.invalidateQueries({ queryKey: ['getUsage'] });
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!isApiError(error)) throw error;
        void queries.invalidateQueries({ queryKey: key });
      }
    };
    void watch();
    return () => stop.abort();
  }, [client, queries, id, isLive]);
  return query;
}

import type { Project } from '@rowloom/contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../api/session-context.ts';
import { keyOfTable } from '../features/diagram/diagram-model.ts';

export type ProjectTables = { readonly project: Project; readonly tables: readonly string[] };

/** A browser asks a host for six things at a time: the page behind the palette needs some of them. */
const AT_ONCE = 3;

/** The tables of projects by their newest snapshots, which are asked for little by little once they are wanted. */
export function useTablesElsewhere(projects: readonly Project[], isWanted: boolean): readonly ProjectTables[] {
  const client = useClient();
  const [reached, setReached] = useState(0);
  const captured = projects.filter(({ latest_snapshot_at: at }) => at !== null);
  const { found, done } = useQueries({
    queries: captured.map((project, index) => ({
      // Another snapshot is another list; the same one never changes.
      queryKey: ['listProjectSnapshots', 'tables', project.id, project.latest_snapshot_at],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<ProjectTables> => {
        const params = { id: project.id };
        const { items } = await client.listProjectSnapshots({ params, query: { limit: 1 }, signal });
        const [newest] = items;
        if (newest === undefined) return { project, tables: [] };
        const { tables } = await client.getSnapshotSchema({ params: { id: newest.id }, signal });
        return { project, tables: tables.map(keyOfTable) };
      },
      enabled: isWanted && index < reached + AT_ONCE,
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => ({
      found: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
      done: results.filter(({ isPending, isError }) => !isPending || isError).length,
    }),
  });
  useEffect(() => setReached(done), [done]);
  return found;
}

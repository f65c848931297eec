import type { ApiError } from '@rowloom/client';
import type { MyRole, Permission, Project } from '@rowloom/contract';
import { createContext, useContext } from 'react';
import { useCall } from '../../api/use-call.ts';

export type ProjectAccess = { readonly project: Project; readonly role: MyRole };

export const ProjectContext = createContext<ProjectAccess | undefined>(undefined);

/** The project that a page is about, and what its reader may do there. */
export function useProject(): ProjectAccess & { readonly may: (permission: Permission) => boolean } {
  const access = useContext(ProjectContext);
  if (access === undefined) throw new Error('There is no project around this component.');
  return { ...access, may: (permission) => access.role.permissions.includes(permission) };
}

export type LoadedAccess = {
  readonly project: Project | undefined;
  readonly role: MyRole | undefined;
  readonly error: ApiError | null;
  readonly retry: () => void;
};

export function useProjectAccess(id: string): LoadedAccess {
  const project = useCall('getProject', { params: { id: id } });
  const role = useCall('getMyRole', { params: { id: id } });
  return {
    project: project.data,
    role: role.data,
    // What is known already outlives a bad network, but not the word that it is no longer the viewer's to see.
    error:
      [project, role].find(({ data, error }) => data === undefined || error?.status === 404 || error?.status === 403)
        ?.error ?? null,
    retry: () => void Promise.all([project.refetch(), role.refetch()]),
  };
}

import { created, noContent, ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const projectHandlers: Handlers<
  | 'listProjects'
  | 'createProject'
  | 'getProject'
  | 'updateProject'
  | 'deleteProject'
  | 'getMyRole'
  | 'getProjectRules'
  | 'replaceProjectRules'
> = {
  listProjects: async ({ caller, access, query }, { projects }) =>
    ok(await projects.list(caller, access.organizationId, query)),
  createProject: async ({ caller, body }, { projects }) => {
    const project = await projects.create(caller, body);
    return created(project, `/api/projects/${project.id}`);
  },
  getProject: async ({ caller, access }, { projects }) => ok(await projects.get(caller, access)),
  updateProject: async ({ caller, access, body }, { projects }) => ok(await projects.update(caller, access, body)),
  deleteProject: async ({ caller, access }, { projects }) => {
    await projects.remove(caller, access);
    return noContent();
  },
  getMyRole: ({ access }, { projects }) => Promise.resolve(ok(projects.myRole(access))),
  getProjectRules: async ({ access }, { projectRules }) => ok(await projectRules.get(access)),
  replaceProjectRules: async ({ caller, access, body }, { projectRules }) =>
    ok(await projectRules.replace(caller, access, body)),
};

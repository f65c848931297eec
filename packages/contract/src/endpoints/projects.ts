import { endpoint } from '../endpoint.ts';
import { EXAMPLE_IDS } from '../examples/example-ids.ts';
import { pageExample } from '../examples/page-example.ts';
import { myRole, project, projectRules } from '../examples/project-examples.ts';
import { MyRole } from '../resources/member.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { CreateProject, Project, UpdateProject } from '../resources/project.ts';
import { ProjectRules, UpdateProjectRules } from '../resources/project-rules.ts';
import { CREATED, idParam, ofProject, ofQuery, ORG_ID } from './parts.ts';

const tag = 'Projects';

const listProjects = endpoint({
  id: 'listProjects',
  tag,
  method: 'GET',
  path: '/api/projects',
  summary: 'List projects',
  description: 'Projects of the organization that the caller can see.',
  credential: 'any',
  scope: ofQuery('member'),
  query: listQuery(ORG_ID),
  answer: { status: 200, description: 'A page of projects.', schema: pageOf(Project), example: pageExample(project) },
  errors: [],
});

const createProject = endpoint({
  id: 'createProject',
  tag,
  method: 'POST',
  path: '/api/projects',
  summary: 'Create a project',
  credential: 'any',
  scope: { kind: 'organization', from: 'body', field: 'organization_id', role: 'member' },
  body: CreateProject,
  bodyExample: {
    organization_id: EXAMPLE_IDS.organization,
    name: 'Shop',
    engine: 'postgresql',
    schema_name: 'public',
  },
  idempotent: true,
  answer: { status: 201, description: CREATED, schema: Project, example: project },
  errors: [],
});

const getProject = endpoint({
  id: 'getProject',
  tag,
  method: 'GET',
  path: '/api/projects/{id}',
  summary: 'Get a project',
  credential: 'any',
  scope: ofProject('project.read'),
  params: idParam('project'),
  answer: { status: 200, description: 'The project.', schema: Project, example: project },
  errors: [],
});

const updateProject = endpoint({
  id: 'updateProject',
  tag,
  method: 'PATCH',
  path: '/api/projects/{id}',
  summary: 'Update a project',
  credential: 'any',
  scope: ofProject('project.edit'),
  params: idParam('project'),
  body: UpdateProject,
  bodyExample: { name: 'Shop', settings: { default_locale: 'de' } },
  answer: {
    status: 200,
    description: 'The updated project.',
    schema: Project,
    example: { ...project, settings: { default_locale: 'de' } },
  },
  errors: [],
});

const deleteProject = endpoint({
  id: 'deleteProject',
  tag,
  method: 'DELETE',
  path: '/api/projects/{id}',
  summary: 'Delete a project',
  description:
    'Removes the project with its connections, schedules, snapshots and exports. Its audit events and usage stay. Refused with `invalid_state` while a run of it is queued or running.',
  credential: 'any',
  scope: ofProject('project.delete'),
  params: idParam('project'),
  answer: { status: 204, description: 'Deleted.' },
  errors: ['invalid_state'],
});

const getMyRole = endpoint({
  id: 'getMyRole',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/my-role',
  summary: "Get the caller's effective role",
  description: 'For clients that decide which controls to enable.',
  credential: 'any',
  scope: ofProject('project.read'),
  params: idParam('project'),
  answer: { status: 200, description: 'Role and permissions.', schema: MyRole, example: myRole },
  errors: [],
});

const getProjectRules = endpoint({
  id: 'getProjectRules',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/rules',
  summary: 'Get the rules of a project',
  description: 'The rules of the team for every run of the project.',
  credential: 'any',
  scope: ofProject('project.read'),
  params: idParam('project'),
  answer: {
    status: 200,
    description: 'The rules; an empty document if there are none yet.',
    schema: ProjectRules,
    example: projectRules,
  },
  errors: [],
});

const replaceProjectRules = endpoint({
  id: 'replaceProjectRules',
  tag,
  method: 'PUT',
  path: '/api/projects/{id}/rules',
  summary: 'Replace the rules of a project',
  description:
    "They apply to every later plan and run of the project: over the rules of a template, under the run's own. The person who changes them counts as a requester of the runs that follow. With `based_on` the request is refused with `invalid_state` if somebody has changed the rules since.",
  credential: 'any',
  scope: ofProject('project.edit'),
  params: idParam('project'),
  body: UpdateProjectRules,
  bodyExample: { rules: projectRules.rules, based_on: null },
  answer: { status: 200, description: 'The updated rules.', schema: ProjectRules, example: projectRules },
  errors: ['invalid_state'],
});

export const projectEndpoints = {
  listProjects,
  createProject,
  getProject,
  updateProject,
  deleteProject,
  getMyRole,
  getProjectRules,
  replaceProjectRules,
};

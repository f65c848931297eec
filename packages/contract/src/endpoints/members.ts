import { endpoint } from '../endpoint.ts';
import { pageExample } from '../examples/page-example.ts';
import { member } from '../examples/project-examples.ts';
import { AddMember, Member, UpdateMember } from '../resources/member.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { CREATED, idParam, nestedParams, ofProject } from './parts.ts';

const tag = 'Project members';
const params = nestedParams('project', 'user_id', 'user');

const listMembers = endpoint({
  id: 'listMembers',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/members',
  summary: 'List the roster of a project',
  description: 'Empty if the project has no roster: it is then visible to every member of the organization.',
  credential: 'any',
  scope: ofProject('members.read'),
  params: idParam('project'),
  query: listQuery({}),
  answer: { status: 200, description: 'A page of members.', schema: pageOf(Member), example: pageExample(member) },
  errors: [],
});

const addMember = endpoint({
  id: 'addMember',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/members',
  summary: 'Put someone on the roster',
  description:
    'Adding the first person makes the project visible only to the roster. A caller who starts a roster by adding someone else is added too, with the role they had; if that is not `owner`, an owner of the organization is added as well.',
  credential: 'any',
  scope: ofProject('members.manage'),
  params: idParam('project'),
  body: AddMember,
  bodyExample: { email: 'grace@example.com', role: 'approver' },
  idempotent: true,
  further: 'Only an `owner` makes someone `owner`.',
  answer: { status: 201, description: CREATED, schema: Member, example: member },
  errors: ['already_exists'],
});

const updateMember = endpoint({
  id: 'updateMember',
  tag,
  method: 'PATCH',
  path: '/api/projects/{id}/members/{user_id}',
  summary: "Change a member's role",
  credential: 'any',
  scope: ofProject('members.manage'),
  params,
  body: UpdateMember,
  bodyExample: { role: 'editor' },
  further: 'Only an `owner` makes someone `owner`, or changes the role of one.',
  answer: {
    status: 200,
    description: 'The updated member.',
    schema: Member,
    example: { ...member, role: 'editor' },
  },
  errors: ['last_owner'],
});

const removeMember = endpoint({
  id: 'removeMember',
  tag,
  method: 'DELETE',
  path: '/api/projects/{id}/members/{user_id}',
  summary: 'Remove someone from the roster',
  credential: 'any',
  scope: ofProject('members.manage'),
  params,
  further: 'Only an `owner` removes an `owner`.',
  answer: { status: 204, description: 'Removed.' },
  errors: ['last_owner'],
});

export const memberEndpoints = {
  listMembers,
  addMember,
  updateMember,
  removeMember,
};

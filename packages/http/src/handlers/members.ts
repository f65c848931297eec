import { created, noContent, ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const memberHandlers: Handlers<'listMembers' | 'addMember' | 'updateMember' | 'removeMember'> = {
  listMembers: async ({ access, query }, { members }) => ok(await members.list(access, query)),
  addMember: async ({ caller, access, body }, { members }) => {
    const member = await members.add(caller, access, body);
    return created(member, `/api/projects/${access.projectId}/members/${member.user_id}`);
  },
  updateMember: async ({ caller, access, params, body }, { members }) =>
    ok(await members.changeRole(caller, access, params.user_id, body)),
  removeMember: async ({ caller, access, params }, { members }) => {
    await members.remove(caller, access, params.user_id);
    return noContent();
  },
};

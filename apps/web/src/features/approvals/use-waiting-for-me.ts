import type { ProjectRole } from '@rowloom/contract';
import { useUser } from '../../api/session-context.ts';
import { useAll } from '../../api/use-call.ts';
import { useOrganizationId } from '../organizations/use-organization.ts';
import { useProjectNames } from '../projects/use-project-names.ts';

/** Roles with the permission `approvals.decide`. */
const DECIDERS: ReadonlySet<ProjectRole> = new Set(['approver', 'admin', 'owner']);

/** Pending requests that this person may decide on and has not approved yet; undefined until they are known. */
export function useWaitingForMe() {
  const { id: me } = useUser();
  const pending = useAll(
    'listApprovals',
    { query: { org_id: useOrganizationId(), state: 'pending' } },
    { refetchInterval: 5000, most: 200 },
  );
  const { projects } = useProjectNames();
  const decided = new Set(projects.filter(({ my_role: role }) => DECIDERS.has(role)).map(({ id }) => id));
  return pending.data?.filter(
    ({ requested_by: requester, project_id: project, approvals }) =>
      requester !== me && decided.has(project) && approvals.every(({ user_id: approver }) => approver !== me),
  );
}

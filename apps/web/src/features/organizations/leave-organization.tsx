import type { Organization } from '@rowloom/contract';
import { useNavigate } from '@tanstack/react-router';
import { useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { GraveAction } from '../../ui/grave-action.tsx';
import { Name } from '../../ui/name.tsx';

/** The way out, for oneself. */
export function LeaveOrganization({ organization }: { readonly organization: Organization }) {
  const { id: me } = useUser();
  const navigate = useNavigate();
  const leave = useAct('removeOrganizationMember', ['listOrganizations']);
  return (
    <GraveAction
      ask="leave"
      title="Leave the organization"
      explanation="You can no longer see its projects, and need an invitation to return. The last owner cannot leave."
      button="Leave"
      question="Leave this organization?"
      name={organization.name}
      action="Leave the organization"
      act={leave}
      onConfirm={() =>
        leave.mutate({ params: { id: organization.id, user_id: me } }, { onSuccess: () => void navigate({ to: '/' }) })
      }
    >
      You leave <Name>{organization.name}</Name> and the rosters of its projects. Your keys stop working there.
    </GraveAction>
  );
}

import { usePageSession, useUser } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { GraveAction } from '../../ui/grave-action.tsx';

/** The end of an account. */
export function DeleteAccount() {
  const session = usePageSession();
  const { email } = useUser();
  const remove = useAct('deleteMe');
  return (
    <GraveAction
      ask="delete"
      title="Delete the account"
      explanation="Your name and address are removed, and your API keys and sessions end at once. Projects and runs stay with their organizations. The audit log keeps a number instead of your name."
      question="Delete your account?"
      name={email}
      action="Delete the account"
      act={remove}
      // The session is over on the service; here it ends with it.
      onConfirm={() => remove.mutate({}, { onSuccess: () => void session.leave().catch(() => undefined) })}
    >
      You cannot restore it. If you are the only owner of an organization with other members, make somebody else its
      owner first.
    </GraveAction>
  );
}

import { usePageSession } from '../../api/session-context.ts';
import { useAct } from '../../api/use-call.ts';
import { GraveAction } from '../../ui/grave-action.tsx';

/** For whoever has left a session open somewhere. */
export function SignOutEverywhere() {
  const session = usePageSession();
  const end = useAct('logoutEverywhere');
  return (
    <GraveAction
      ask="sign-out"
      title="Sessions"
      explanation="Signs out every browser, including this one. API keys stay valid."
      question="Sign out everywhere?"
      action="Sign out everywhere"
      act={end}
      // The session is over on the service; here it ends with it.
      onConfirm={() => end.mutate({}, { onSuccess: () => void session.leave().catch(() => undefined) })}
    >
      Everyone who is signed in with your account has to sign in again, including you.
    </GraveAction>
  );
}

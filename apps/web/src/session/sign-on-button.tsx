import { Button, Divider } from '@mantine/core';
import { useCall } from '../api/use-call.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { signOnAddress } from './follow-link.ts';

export type SignOnButtonProps = {
  /** Where it leads back to. */
  readonly back: string;
  /** Before the page is left. */
  readonly onLeave?: () => void;
};

/** Single sign-on, where the service has it. */
export function SignOnButton({ back, onLeave }: SignOnButtonProps) {
  const options = useCall('getSignInOptions', {}, { staleTime: 60_000 });
  if (options.data?.oidc !== true) return <LoadFailure what="The other ways to sign in" query={options} />;
  return (
    <>
      <Divider label="or" my="md" />
      <Button component="a" href={signOnAddress(back)} variant="default" fullWidth onClick={onLeave}>
        Continue with single sign-on
      </Button>
    </>
  );
}

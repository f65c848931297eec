import { Button, Text } from '@mantine/core';
import { useProject } from '../projects/use-project.ts';

export type RunButtonProps = {
  readonly isRehearsal: boolean;
  readonly needsApproval: boolean;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly onStart: () => void;
  readonly onRequest: () => void;
};

/** What a person may do with a plan: start it, ask others first, or only look. */
export function RunButton({ isRehearsal, needsApproval, isReady, isBusy, onStart, onRequest }: RunButtonProps) {
  const { project, may } = useProject();
  if (!may('generations.start'))
    return (
      <Text c="dimmed" fz="sm">
        Your role ({project.my_role.replaceAll('_', ' ')}) can plan a run, not start one.
      </Text>
    );
  if (needsApproval)
    return (
      <Button onClick={onRequest} disabled={!isReady}>
        Request approval
      </Button>
    );
  return (
    <Button onClick={onStart} loading={isBusy} disabled={!isReady}>
      {isRehearsal ? 'Start a rehearsal' : 'Start the run'}
    </Button>
  );
}

import { Button, Group } from '@mantine/core';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { DiscardRules } from './discard-rules.tsx';

export type RulesConflictProps = {
  readonly projectName: string;
  readonly onDiscard: () => void;
  readonly onReplace: () => void;
};

/** Somebody else has saved rules meanwhile: one of the two versions is lost, and the person says which. */
export function RulesConflict({ projectName, onDiscard, onReplace }: RulesConflictProps) {
  const [isAsked, setAsked] = useAsked('replace');
  return (
    <Group gap="xs">
      <DiscardRules ask="take-theirs" size="compact-sm" onDiscard={onDiscard}>
        Take theirs
      </DiscardRules>
      <Button size="compact-sm" color="red.8" onClick={() => setAsked(true)}>
        Replace theirs with mine
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title="Replace the rules that somebody else has saved?"
        name={projectName}
        action="Replace their rules"
        onConfirm={() => {
          setAsked(false);
          onReplace();
        }}
        onClose={() => setAsked(false)}
      >
        Their version is lost, and all later runs of the project use yours.
      </ConfirmDialog>
    </Group>
  );
}

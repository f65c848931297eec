import { Button, type ButtonProps } from '@mantine/core';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAsked } from '../../ui/use-asked.ts';

export type DiscardRulesProps = Pick<ButtonProps, 'size' | 'disabled'> & {
  /** What the address calls the question. */
  readonly ask: string;
  readonly children: string;
  readonly onDiscard: () => void;
};

/** The way back to the saved rules. It asks: nothing but this browser has what was written since. */
export function DiscardRules({ ask, children, onDiscard, ...button }: DiscardRulesProps) {
  const [isAsked, setAsked] = useAsked(ask);
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)} {...button}>
        {children}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title="Discard the unsaved rules?"
        action="Discard my changes"
        onConfirm={() => {
          setAsked(false);
          onDiscard();
        }}
        onClose={() => setAsked(false)}
      >
        You lose all changes made in this browser since the rules were last saved. The saved rules stay as they are.
      </ConfirmDialog>
    </>
  );
}

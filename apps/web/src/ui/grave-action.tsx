import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps, type ConfirmedAct } from './confirm-dialog.tsx';
import { Surface } from './surface.tsx';
import { useAsked } from './use-asked.ts';

export type GraveActionProps = Pick<ConfirmDialogProps, 'name' | 'action' | 'children'> & {
  /** What the address calls the question. */
  readonly ask: string;
  readonly title: string;
  /** What it does, before one asks for it. */
  readonly explanation: ReactNode;
  /** On the button that asks; the words of the action unless told. */
  readonly button?: string;
  readonly isRed?: boolean;
  readonly question: string;
  readonly act: ConfirmedAct;
  readonly onConfirm: () => void;
};

/** Something that cannot be taken back: said in full, asked for by a button, and asked once more. */
export function GraveAction(props: GraveActionProps) {
  const {
    ask,
    title,
    explanation,
    action,
    button = action,
    isRed = false,
    question,
    name,
    act,
    onConfirm,
    children,
  } = props;
  const [isAsked, setAsked] = useAsked(ask);
  return (
    <Surface title={title}>
      <Group justify="space-between" gap="md">
        <Text c="dimmed" fz="sm" maw={560}>
          {explanation}
        </Text>
        <Button {...(isRed ? { color: 'red.8' } : { variant: 'default' })} onClick={() => setAsked(true)}>
          {button}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsked}
        title={question}
        {...(name === undefined ? {} : { name })}
        action={action}
        act={act}
        onConfirm={onConfirm}
        onClose={() => setAsked(false)}
      >
        {children}
      </ConfirmDialog>
    </Surface>
  );
}

import { Alert, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { ApiError } from '@rowloom/client';
import { type ReactNode, useState } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';
import { Name } from './name.tsx';

/** The request that is made when it is confirmed. */
export type ConfirmedAct = {
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly reset: () => void;
};

export type ConfirmDialogProps = {
  readonly opened: boolean;
  readonly title: ReactNode;
  /** What will happen, and what will not come back. */
  readonly children: ReactNode;
  /** What has to be typed; absent where nothing is lost for good. */
  readonly name?: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Absent where it is done in this browser. */
  readonly act?: ConfirmedAct;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** The one way to ask "really?". What was typed and what failed belong to one question, and end with it. */
export function ConfirmDialog({ opened, title, act, onClose, ...asked }: ConfirmDialogProps) {
  const close = (): void => {
    act?.reset();
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={title}>
      <Question
        key={asked.name}
        {...asked}
        error={act?.error ?? null}
        isBusy={act?.isPending ?? false}
        onBack={close}
      />
    </Modal>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'opened' | 'title' | 'act' | 'onClose'> & {
  readonly error: ApiError | null;
  readonly isBusy: boolean;
  readonly onBack: () => void;
};

function Question({ children, name, action, isDangerous = true, error, isBusy, onConfirm, onBack }: QuestionProps) {
  const [typed, setTyped] = useState('');
  const isSure = name === undefined || typed === name;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isSure) onConfirm();
      }}
    >
      <Stack>
        <Text component="div">{children}</Text>
        {name !== undefined && (
          <TextInput
            data-autofocus
            label={
              <>
                Type{' '}
                <b>
                  <Name>{name}</Name>
                </b>{' '}
                to continue
              </>
            }
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
          />
        )}
        {error !== null && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        <DialogButtons isBusy={isBusy} isDisabled={!isSure} color={isDangerous ? 'red.8' : 'petrol'} onBack={onBack}>
          {action}
        </DialogButtons>
      </Stack>
    </form>
  );
}

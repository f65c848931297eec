import { Alert, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { ApiError } from '@rowloom/client';
import { type ReactNode, useState } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';

export type ConfirmDialogProps = {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, and what will not come back. */
  readonly children: ReactNode;
  /** What has to be typed; absent where nothing is lost for good. */
  readonly name?: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly error?: ApiError | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** The one way to ask "really?". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, name, action, isDangerous = true, isBusy, error, onConfirm, onClose } = props;
  const [typed, setTyped] = useState('');
  const close = (): void => {
    setTyped('');
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name === undefined || typed === name) onConfirm();
        }}
      >
        <Stack>
          <Text component="div">{children}</Text>
          {name !== undefined && (
            <TextInput
              data-autofocus
              label={
                <>
                  Type <b>{name}</b> to continue
                </>
              }
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
            />
          )}
          {error !== undefined && error !== null && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          <DialogButtons
            isBusy={isBusy}
            isDisabled={name !== undefined && typed !== name}
            color={isDangerous ? 'red.8' : 'petrol'}
            onBack={close}
          >
            {action}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

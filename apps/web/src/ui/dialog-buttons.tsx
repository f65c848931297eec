import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

export type DialogButtonsProps = {
  /** What the form does once it is sent. */
  readonly children: ReactNode;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly color?: string;
  readonly onBack: () => void;
};

/** Of a dialog that shows what is never shown again: a slip of the mouse must not lose it. */
export const ONLY_BY_BUTTON = { closeOnClickOutside: false, closeOnEscape: false, withCloseButton: false };

/** How every dialog with a form ends: the way back, and what it does. */
export function DialogButtons({ children, isBusy, isDisabled = false, color, onBack }: DialogButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onBack}>
        Back
      </Button>
      <Button type="submit" loading={isBusy} disabled={isDisabled} {...(color === undefined ? {} : { color })}>
        {children}
      </Button>
    </Group>
  );
}

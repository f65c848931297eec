import { Alert, Modal } from '@mantine/core';
import type { User } from '@rowloom/contract';
import { useLocation } from '@tanstack/react-router';
import { EntryCard } from './entry-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from './entry-frame.module.css';

/** Above the page and whatever dialog is open there: what was typed is still there afterwards. */
const ABOVE_ALL = 1000;

/** The sign-in of a session that has ended by itself. It covers the page, which stays as it was. */
export function SignInAgain({ user }: { readonly user: User }) {
  const { href } = useLocation();
  return (
    <Modal.Root
      opened
      fullScreen
      onClose={() => undefined}
      closeOnEscape={false}
      zIndex={ABOVE_ALL}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content aria-label="Sign in" className={classes.cover}>
        <Modal.Body className={classes.centre}>
          <EntryCard title="Sign in">
            <Alert variant="light" mb="md">
              Your session has ended. Sign in to continue where you were.
            </Alert>
            <SignInForm email={user.email} back={href} />
          </EntryCard>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

import { notifications } from '@mantine/notifications';
import type { ApiError } from '@rowloom/client';

/** For what is done by one touch and has no form to show why it failed. */
export const notifyFailure =
  (title: string) =>
  (error: ApiError): void => {
    notifications.show({ color: 'red', title, message: error.message, autoClose: 10_000, role: 'alert' });
  };

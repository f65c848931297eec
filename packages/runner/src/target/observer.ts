import type { DatabaseAddress, Driver, Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { BackendLook } from './backend-look.ts';

/** A separate connection for observing the others; it exists only while it is used. */
export type Observer = {
  /** Undefined if nothing can be observed, as when the network is gone. */
  readonly look: (backend: number) => Promise<BackendLook | undefined>;
  readonly close: () => void;
};

const TIMEOUT_MS = 5000;

export function makeObserver(driver: Driver, address: DatabaseAddress): Observer {
  let open: Promise<Session> | undefined;
  const close = (): void => {
    void open?.then((session) => session.destroy()).catch(() => undefined);
    open = undefined;
  };
  return {
    close,
    async look(backend) {
      open ??= driver.connect(address, { applicationName: 'rowloom observer', timeout: TIMEOUT_MS });
      const mine = open;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
        timer.unref();
      });
      const seen = mine.then((session) => dialectOf(address).backends.look(session, backend)).catch(() => undefined);
      const found = await Promise.race([seen, late]);
      clearTimeout(timer);
      // After a failure or timeout it is reopened for the next observation.
      if (found === undefined && open === mine) close();
      return found;
    },
  };
}

import { waitForNetwork } from '../api/wait-for-network.ts';

const PAUSE_MS = 1000;

/**
 * The code of a page that was not opened before. Without a network it waits for one: the router answers a module that is
 * missing with a reload, which would end on the error page of the browser and lose what was typed.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    while (!(await isReachable())) await waitForNetwork(PAUSE_MS);
    // If it is missing all the same, the service has another version by now, and the reload is right.
    return load();
  }
}

const isReachable = (): Promise<boolean> =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  );

import { useSyncExternalStore } from 'react';

/** Milliseconds between two questions whether the service is back. */
const ASK_EVERY = 1000;

let isAway = false;
const listeners = new Set<() => void>();

function become(away: boolean): void {
  if (isAway === away) return;
  isAway = away;
  for (const listener of listeners) listener();
  if (away) void waitUntilBack();
}

async function waitUntilBack(): Promise<void> {
  while (isAway) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
    const isBack = await fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isBack) become(false);
  }
}

/** Asks as `fetch` does, and notes whether anybody was there. */
export const fetchWatched: typeof fetch = async (...request) => {
  try {
    const response = await fetch(...request);
    become(false);
    return response;
  } catch (error) {
    // What was given up by the page says nothing about the service.
    if (!(error instanceof DOMException && error.name === 'AbortError') && request[1]?.signal?.aborted !== true)
      become(true);
    throw error;
  }
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the service does not answer at present. It is asked again and again until it does. */
export const useServiceAway = (): boolean => useSyncExternalStore(subscribe, () => isAway);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Turns Ctrl-C and similar signals into an orderly stop; a second signal stops at once. */
export function watchInterrupts(): { readonly signal: AbortSignal; readonly close: () => void } {
  const controller = new AbortController();
  const onSignal = (): void => {
    // Leaving by exit() still removes partial files; being killed by the signal would not.
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return {
    signal: controller.signal,
    close() {
      for (const name of SIGNALS) process.removeListener(name, onSignal);
    },
  };
}

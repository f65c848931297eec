/**
 * How long a target has been silent, over all of its connections: whoever waits for it next goes on counting, so that the
 * bounds of those who wait one after the other do not add up.
 */
export type Silence = {
  /** Seconds since somebody first waited in vain; 0 where the target was heard since. */
  readonly seconds: () => number;
  /** Somebody has waited in vain for so many seconds. */
  readonly begin: (waited: number) => void;
  /** The target was heard. */
  readonly end: () => void;
};

/** Seconds beyond which nobody counts. */
const MAX_SECONDS = 3600;

export function makeSilence(): Silence {
  let seconds = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    seconds: () => seconds,
    begin(waited) {
      if (timer !== undefined) return;
      seconds = waited;
      // Counted and not measured, so that a process that was stopped itself blames nobody.
      timer = setInterval(() => ++seconds >= MAX_SECONDS && clearInterval(timer), 1000);
      timer.unref();
    },
    end() {
      clearInterval(timer);
      timer = undefined;
      seconds = 0;
    },
  };
}

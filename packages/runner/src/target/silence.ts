/**
 * How long a target has been silent, over all of its connections: the next waiter continues counting, so that the
 * limits of consecutive waiters do not add up.
 */
export type Silence = {
  /** Seconds since someone first waited in vain; 0 if the target has answered since. */
  readonly seconds: () => number;
  /** Records that many seconds of waiting in vain. */
  readonly begin: (waited: number) => void;
  /** The target has answered. */
  readonly end: () => void;
};

/** Seconds beyond which counting stops. */
const MAX_SECONDS = 3600;

export function makeSilence(): Silence {
  let seconds = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    seconds: () => seconds,
    begin(waited) {
      if (timer !== undefined) return;
      seconds = waited;
      // Counted in ticks, not measured, so that a process that was stopped itself does not time out.
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

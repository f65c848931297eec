/** How far this machine's clock is behind the store's (ahead if negative), and the uncertainty of that. */
export type ClockDifference = { readonly seconds: number; readonly uncertainty: number };

export type StoreClock = {
  /** The current difference, by the last comparison. */
  readonly difference: () => ClockDifference | undefined;
  /** Compares the clocks now. */
  readonly measure: () => Promise<ClockDifference>;
  readonly stop: () => void;
};

/** Clocks that differ by more than this many seconds are worth a warning. */
const TOLERABLE = 2;

/** The warning about this machine's clock; undefined if it agrees with the store's. */
export function describeDifference({ seconds, uncertainty }: ClockDifference): string | undefined {
  if (Math.abs(seconds) - uncertainty <= TOLERABLE) return undefined;
  const amount = `${Math.abs(seconds).toFixed(1)} s ${seconds > 0 ? 'behind' : 'ahead of'}`;
  return `This machine's clock is ${amount} the store's. The store's clock decides. Set this machine's clock, preferably by NTP: certificates and sign-in by a provider are checked against it.`;
}

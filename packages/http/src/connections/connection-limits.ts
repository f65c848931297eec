/** How many connections there may be, and how long each may stay without progress. */
export type ConnectionLimits = {
  /** Of everybody together, in this process. */
  readonly most: number;
  /** Per address, or per /64 of IPv6; 0 means no limit. */
  readonly perAddress: number;
  /** Milliseconds from the connection, or from the first byte of a request, to the end of its headers. */
  readonly headersMs: number;
  /** Milliseconds from the first byte of a request to its last. */
  readonly requestMs: number;
  /** Milliseconds from the end of an answer to the next request. */
  readonly keepAliveMs: number;
  /** Milliseconds in which a client must accept at least `STALLED_BYTES` of its answer. */
  readonly stalledMs: number;
  /** Milliseconds between two checks of all of them. */
  readonly sweepMs: number;
};

/** Proxies and balancers usually close after 60 seconds; the side that closes last loses no request. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  most: 4096,
  perAddress: 256,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  stalledMs: 30_000,
  sweepMs: 1000,
};

/** In `stalledMs`: a kilobyte per second is less than any working network. */
export const STALLED_BYTES = 32 * 1024;

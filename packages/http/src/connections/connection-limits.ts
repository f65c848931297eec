/** How many connections there may be, and how long each may keep its place without getting anything done. */
export type ConnectionLimits = {
  /** Of everybody together, in this process. */
  readonly most: number;
  /** Of one address, or of one /64 of IPv6; 0 means no limit. */
  readonly perAddress: number;
  /** Milliseconds from the connection, or from the first byte of a request, to the end of its headers. */
  readonly headersMs: number;
  /** Milliseconds from the first byte of a request to its last. */
  readonly requestMs: number;
  /** Milliseconds from the end of an answer to the next request. */
  readonly keepAliveMs: number;
  /** Milliseconds in which whoever is sent an answer takes `STALLED_BYTES` of it at the least. */
  readonly stalledMs: number;
  /** Milliseconds between two looks at all of them. */
  readonly sweepMs: number;
};

/** Proxies and balancers usually close after 60 seconds; whoever closes last loses no request. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  most: 4096,
  perAddress: 256,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  stalledMs: 30_000,
  sweepMs: 1000,
};

/** In `stalledMs`: a kilobyte a second is less than any network that is still there. */
export const STALLED_BYTES = 32 * 1024;

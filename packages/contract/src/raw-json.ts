const BYTES = Symbol('bytes of JSON');

/** An unread part of a body: its bytes, for another process. */
export type RawJson = { readonly [BYTES]: Uint8Array };

export const rawJson = (bytes: Uint8Array): RawJson => ({ [BYTES]: bytes });

/** Undefined if the value was read. */
export const bytesOfRaw = (value: unknown): Uint8Array | undefined =>
  typeof value === 'object' && value !== null && BYTES in value ? (value as RawJson)[BYTES] : undefined;

const BYTES = Symbol('bytes of JSON');

/** A part of a body that was not read: its bytes, for whoever reads it elsewhere. */
export type RawJson = { readonly [BYTES]: Uint8Array };

export const rawJson = (bytes: Uint8Array): RawJson => ({ [BYTES]: bytes });

/** Undefined where the value was read. */
export const bytesOfRaw = (value: unknown): Uint8Array | undefined =>
  typeof value === 'object' && value !== null && BYTES in value ? (value as RawJson)[BYTES] : undefined;

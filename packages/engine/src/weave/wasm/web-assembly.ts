/**
 * The part of WebAssembly's JavaScript interface in use. Every host of the engine has it (Node, workers, browsers), but
 * it is in none of the libraries that the engine is compiled against.
 */
export type Memory = { readonly buffer: ArrayBuffer };
type Exports = {
  readonly fill: (at: number, limit: number, row: number, end: number, salt: number) => number;
  readonly at: { readonly value: number };
};
type Interface = {
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Exports };
};

declare const WebAssembly: Interface | undefined;
const host = typeof WebAssembly === 'undefined' ? undefined : WebAssembly;
/** Tables are stored in the machine's byte order, and WebAssembly is little-endian. */
const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** The unit of memory sizes, in bytes. */
export const PAGE = 65_536;

export const hasWebAssembly: boolean = host !== undefined && isLittleEndian;

/** Undefined if there is no space: a memory reserves gigabytes of addresses, which some hosts limit. */
export function makeMemory(pages: number): Memory | undefined {
  if (host === undefined) return undefined;
  try {
    return new host.Memory({ initial: pages, maximum: pages });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function makeInstance(bytes: Uint8Array, imports: object): Exports {
  if (host === undefined) throw new Error('This host has no WebAssembly.');
  return new host.Instance(new host.Module(bytes), imports).exports;
}

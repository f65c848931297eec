/**
 * The part of WebAssembly's JavaScript interface that is used. Every host of the engine has it (Node, workers, browsers),
 * yet it belongs to none of the libraries that the engine is compiled against.
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
/** Tables are laid down as the machine has them, and WebAssembly reads the low end first. */
const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Bytes in which a memory is counted. */
export const PAGE = 65_536;

export const hasWebAssembly: boolean = host !== undefined && isLittleEndian;

/** Undefined where there is no room: a memory takes gigabytes of addresses, which some hosts ration. */
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

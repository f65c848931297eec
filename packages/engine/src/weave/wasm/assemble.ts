import { type Code, encode } from './code.ts';
import { unsigned } from './leb128.ts';
import { OP, TYPE_CODE } from './opcode.ts';
import type { LocalType, NumberType } from './operand.ts';

export type Signature = { readonly parameters: readonly NumberType[]; readonly result: NumberType | undefined };

export type WasmFunction = {
  readonly signature: Signature;
  readonly locals: readonly LocalType[];
  readonly code: Code;
};

export type WasmModule = {
  /** JavaScript functions, which come first in the numbering. */
  readonly imports: readonly Signature[];
  readonly functions: readonly WasmFunction[];
  /** The number of the function that is exported as `fill`. */
  readonly fill: number;
  /** The minimum size of its memory, in pages: addresses within them need no check at every access. */
  readonly pages: number;
};

/** "\0asm" and the version. */
const HEADER: readonly number[] = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/**
 * All parts of a module in bytes. It receives its memory as `host.memory`, functions as `host.f0`, `host.f1` and so on.
 */
export function assemble({ imports, functions, fill, pages }: WasmModule): Uint8Array {
  const signatures: string[] = [];
  const typeOf = (signature: Signature): number => {
    const bytes = signatureBytes(signature).join();
    const known = signatures.indexOf(bytes);
    return known >= 0 ? known : signatures.push(bytes) - 1;
  };
  const host = text('host');
  const imported = [
    [host, text('memory'), 0x02, 0x00, unsigned(pages)],
    ...imports.map((signature, index) => [host, text(`f${index}`), 0x00, unsigned(typeOf(signature))]),
  ];
  const declared = functions.map(({ signature }) => unsigned(typeOf(signature)));
  const types = signatures.map((bytes) => bytes.split(',').map(Number));
  return join([
    encode(HEADER),
    ...listSection(1, types),
    ...listSection(2, imported),
    ...listSection(3, declared),
    // One mutable number: where writing stopped.
    ...listSection(6, [[TYPE_CODE.i32, 0x01, OP.i32Const, 0x00, OP.end]]),
    ...listSection(7, [
      [text('fill'), 0x00, unsigned(fill)],
      [text('at'), 0x03, 0x00],
    ]),
    ...section(10, [encode(unsigned(functions.length)), ...functions.flatMap(functionParts)]),
  ]);
}

function signatureBytes({ parameters, result }: Signature): readonly number[] {
  const results = result === undefined ? [0] : [1, TYPE_CODE[result]];
  return [0x60, ...unsigned(parameters.length), ...parameters.map((type) => TYPE_CODE[type]), ...results];
}

function functionParts({ locals, code }: WasmFunction): readonly Uint8Array[] {
  const runs: { type: LocalType; count: number }[] = [];
  for (const type of locals) {
    const last = runs.at(-1);
    if (last?.type === type) last.count++;
    else runs.push({ type, count: 1 });
  }
  const declared = vector(runs.map(({ type, count }) => [unsigned(count), TYPE_CODE[type]]));
  const body = encode([declared, code, OP.end]);
  return [encode(unsigned(body.length)), body];
}

const vector = (items: readonly Code[]): Code => [unsigned(items.length), items];

const listSection = (id: number, items: readonly Code[]): readonly Uint8Array[] => section(id, [encode(vector(items))]);

function section(id: number, parts: readonly Uint8Array[]): readonly Uint8Array[] {
  return [encode([id, unsigned(lengthOf(parts))]), ...parts];
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** Names are ASCII. */
function text(name: string): Code {
  return [unsigned(name.length), Array.from(name, (letter) => letter.charCodeAt(0))];
}

import { addRowHash, shareSum } from '../../encode/checksum/hash-row.ts';
import type { Body } from '../body.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { unsigned } from '../leb128.ts';
import { long } from '../long.ts';
import { OP } from '../opcode.ts';
import { i32, int, integer, type Operand } from '../operand.ts';
import type { Translation } from '../translation.ts';

const WORD = { type: 'i32', min: -2147483648, max: 2147483647, whole: true } as const;

/** Space for a sum in the loop's own memory, registered for reading. */
function placeOf(loom: Translation, sum: Int32Array): number {
  return loom.once(sum, 'sum', () => {
    const address = loom.image.reserve(8);
    // Nobody calls it: it runs once the memory exists.
    loom.host({
      signature: { parameters: [], result: undefined },
      make: ({ words }) => {
        shareSum(sum, words.subarray(address >> 2, (address >> 2) + 2));
        return () => undefined;
      },
    });
    return address;
  });
}

const rotate = (value: Operand, by: number): Operand => integer([value.code, int(by).code, OP.i32Rotl]);

function finish(body: Body, value: Operand, factor: number): Operand {
  const given = body.keep(value);
  const first = body.keep(i32.mul(i32.xor(given, i32.shr(given, 16)), factor));
  const second = body.keep(i32.mul(i32.xor(first, i32.shr(first, 15)), 0x297a2d39));
  return body.keep(i32.xor(second, i32.shr(second, 16)));
}

/** The hash of a row's bytes, added to the sum at an address. */
function buildHash(body: Body, address: number): void {
  const at = body.declare(WORD);
  const end = integer([OP.localGet, 1]);
  const [a, b] = [body.declare(WORD), body.declare(WORD)];
  body.store32(end, 0, 0);
  body.set(at, integer([OP.localGet, 0]));
  const length = body.keep(i32.sub(end, body.get(at)));
  body.set(a, i32.xor(length, 0x243f6a88));
  body.set(b, i32.add(length, 0x85a308d3 | 0));
  body.repeat(
    () => i32.lt(body.get(at), end),
    () => {
      const word = body.keep(integer([body.get(at).code, OP.i32Load, 0, 0]));
      body.set(a, rotate(i32.mul(i32.xor(body.get(a), word), 0x9e3779b1 | 0), 13));
      body.set(b, rotate(i32.xor(i32.mul(i32.add(body.get(b), word), 0x85ebca77 | 0), body.get(a)), 17));
      body.set(at, i32.add(body.get(at), 4));
    },
  );
  const low = finish(body, i32.xor(body.get(a), i32.shr(body.get(b), 7)), 0x2c1b3c6d);
  const high = finish(body, i32.add(body.get(b), low), 0xc2b2ae3d | 0);
  const hash = [high.code, OP.i64ExtendI32U, long(32n), OP.i64Shl, low.code, OP.i64ExtendI32U, OP.i64Or];
  const before = [int(0).code, OP.i64Load, 0, unsigned(address)];
  body.emit([int(0).code, before, hash, OP.i64Add, OP.i64Store, 0, unsigned(address)]);
}

const rowHash: WriterKernel = (loom, [start, end, bound]) => {
  if (!isOperand(start) || !isOperand(end)) return false;
  const address = placeOf(loom, boundOf<Int32Array>(bound));
  const signature = { parameters: ['i32' as const, 'i32' as const], result: undefined };
  const call = loom.routine(`hash/${address}`, signature, (body) => buildHash(body, address));
  loom.body.emit(call([start, end]).code);
  return true;
};

export const HASH_KERNELS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([[addRowHash, rowHash]]);

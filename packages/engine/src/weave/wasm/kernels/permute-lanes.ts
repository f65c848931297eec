import type { Code } from '../code.ts';
import type { Permutation } from '../../../base/random/permute.ts';
import { unsigned } from '../leb128.ts';
import { NO_RESULT, OP, VECTOR } from '../opcode.ts';
import { int } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { vectorOf } from '../vector.ts';

const ROUNDS = 4;

/**
 * `permute` in random/permute.ts on several vectors of four indexes: they walk together until the last index is inside;
 * those already inside stay. Each step of one vector waits for the previous step, so the vectors are interleaved.
 */
export function permuteLanes(
  loom: Translation,
  { size, halfBits, halfMask, keys }: Permutation,
  salt: number,
  given: readonly Code[],
): readonly Code[] {
  const { body } = loom;
  const same = (word: number): Code =>
    vectorOf(loom, [...new Uint8Array(Int32Array.from([word, word, word, word]).buffer)]);
  const keep = (code: Code): Code => body.keepWide('v128', code);
  const shifted = (code: Code, by: number, op: Code): Code => [code, int(by).code, op];
  const mask = same(halfMask);
  const walk = (from: readonly Code[]): readonly Code[] => {
    let halves = from.map((code) => ({
      left: keep(shifted(code, halfBits, VECTOR.shiftRight)),
      right: keep([code, mask, VECTOR.and]),
    }));
    for (let round = 0; round < ROUNDS; round++) {
      const [k0 = 0, k1 = 0] = [keys[round * 2], keys[round * 2 + 1]];
      const [key0, factor0, key1, factor1] = [same(salt ^ k0), same(0x9e3779b1), same(k1), same(0x85ebca77)];
      const first = halves.map(({ right }) => keep([right, key0, VECTOR.xor, factor0, VECTOR.multiply]));
      const second = first.map((x) => {
        const mixed = [x, shifted(x, 15, VECTOR.shiftRight), VECTOR.xor, key1, VECTOR.xor];
        return keep([mixed, factor1, VECTOR.multiply]);
      });
      halves = halves.map(({ left, right }, lane) => {
        const x = second[lane] ?? [];
        const scrambled = [x, shifted(x, 13, VECTOR.shiftRight), VECTOR.xor, mask, VECTOR.and];
        return { left: right, right: keep([left, scrambled, VECTOR.xor]) };
      });
    }
    return halves.map(({ left, right }) => [shifted(left, halfBits, VECTOR.shiftLeft), right, VECTOR.or]);
  };
  const values = given.map(() => unsigned(body.declareWide('v128')));
  const sent = values.map((index) => [OP.localGet, index]);
  const assign = (codes: readonly Code[]): void =>
    values.forEach((index, lane) => body.emit([codes[lane] ?? [], OP.localSet, index]));
  assign(walk(given));
  body.emit([OP.block, NO_RESULT, OP.loop, NO_RESULT]);
  const limit = same(size);
  const outside = sent.map((code) => keep([code, limit, VECTOR.notBelow]));
  const [one = [], ...others] = outside;
  const either = [one, others.flatMap((code) => [code, VECTOR.or])];
  body.emit([either, VECTOR.any, OP.i32Eqz, OP.brIf, 1]);
  assign(walk(sent).map((code, lane) => [code, sent[lane] ?? [], outside[lane] ?? [], VECTOR.select]));
  body.emit([OP.br, 0, OP.end, OP.end]);
  return sent;
}

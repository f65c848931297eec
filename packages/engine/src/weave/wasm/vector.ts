import type { Code } from './code.ts';
import { unsigned } from './leb128.ts';
import { V128_LOAD } from './opcode.ts';
import { int } from './operand.ts';
import type { Translation } from './translation.ts';

/** Sixteen bytes in memory: loading them costs less than building them. */
export function vectorOf({ image }: Pick<Translation, 'image'>, bytes: readonly number[]): Code {
  const address = image.place(`vector/${bytes.join()}`, () =>
    Uint8Array.from({ length: 16 }, (_, at) => bytes[at] ?? 0),
  );
  return [int(0).code, V128_LOAD, 0, unsigned(address)];
}

import type { Code } from './code.ts';
import { I32X4_REPLACE_LANE, I32X4_SPLAT } from './opcode.ts';
import type { Operand } from './operand.ts';
import { swapLanes } from './swap-bytes.ts';

/** Four big-endian words in one vector. */
export function wordsVector([first, ...rest]: readonly Operand[]): Code {
  const start = [...(first?.code ?? []), I32X4_SPLAT];
  const vector = rest.reduce<Code>((code, word, index) => [code, word.code, I32X4_REPLACE_LANE, index + 1], start);
  return swapLanes(vector, 4);
}

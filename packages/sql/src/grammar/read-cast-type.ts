import type { TokenCursor } from './token-cursor.ts';
import { GrammarProblem } from './grammar-problem.ts';

export type WrittenType = { readonly words: readonly string[]; readonly size: readonly number[] };

/** `decimal(10,2)`, `unsigned integer`, `char(3) character set utf8mb4`: the words and the numbers in parentheses. */
export function readCastType(cursor: TokenCursor): WrittenType {
  const words: string[] = [];
  const size: number[] = [];
  for (;;) {
    const { kind, text } = cursor.peek();
    if (kind === 'word' || kind === 'name') {
      words.push(text.toLowerCase());
      cursor.take();
    } else if (size.length === 0 && words.length > 0 && cursor.accept('(')) {
      do size.push(Number(cursor.take().text));
      while (cursor.accept(','));
      cursor.expect(')');
    } else if (words.length === 0 || size.some(Number.isNaN)) {
      throw new GrammarProblem('a cast to no type');
    } else {
      return { words, size };
    }
  }
}

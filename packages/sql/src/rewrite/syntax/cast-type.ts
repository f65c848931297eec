import type { TokenCursor } from '../../grammar/token-cursor.ts';
import { refuse } from '../not-rewritable.ts';

/** The target type of a cast: known words, and numbers. */
export function parseCastType(cursor: TokenCursor, known: ReadonlySet<string>): string {
  const words: string[] = [];
  let size = '';
  for (;;) {
    const { kind, text } = cursor.peek();
    const word = text.toLowerCase();
    if (kind === 'word' && known.has(word)) {
      words.push(word);
      cursor.take();
    } else if (kind === 'symbol' && text === '(' && size === '' && words.length === 1) {
      size = parseSize(cursor);
      words.push(size);
    } else if (words.length === 0) {
      return refuse('a cast to no type');
    } else {
      return words.join(' ').replace(' (', '(');
    }
  }
}

function parseSize(cursor: TokenCursor): string {
  cursor.take();
  const numbers: string[] = [];
  do {
    const { kind, text } = cursor.take();
    numbers.push(kind === 'number' && /^\d+$/.test(text) ? text : refuse('a size that is not a number'));
  } while (cursor.accept(','));
  cursor.expect(')');
  return `(${numbers.join(',')})`;
}

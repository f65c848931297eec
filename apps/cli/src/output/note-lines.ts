import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import { wrapText } from './wrap-text.ts';

/** A remark for the user, broken between words at the line end. */
export function noteLines(text: string, { style, width }: Pick<Terminal, 'style' | 'width'>): readonly string[] {
  const [first = '', ...rest] = wrapText(`note ${printable(text)}`, width(), '     ');
  return [`${style.yellow('note')}${first.slice(4)}`, ...rest];
}

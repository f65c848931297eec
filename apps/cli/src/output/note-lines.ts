import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import { wrapText } from './wrap-text.ts';

/** Something that the user should know, broken between words where the line ends. */
export function noteLines(text: string, { style, width }: Pick<Terminal, 'style' | 'width'>): readonly string[] {
  const [first = '', ...rest] = wrapText(`note ${printable(text)}`, width(), '     ');
  return [`${style.yellow('note')}${first.slice(4)}`, ...rest];
}

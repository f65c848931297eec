import type { Terminal } from './terminal.ts';
import { wrapText } from './wrap-text.ts';

type Look = Pick<Terminal, 'style' | 'width'>;

/** The maximum width of readable prose, however wide the window is. */
const WIDEST = 110;

/** A command and what it does. */
export const titleLines = (title: string, text: string, { style, width }: Look): readonly string[] => {
  const [first = '', ...rest] = wrapText(`${title}: ${text}`, Math.min(WIDEST, width()), '  ');
  return [style.bold(title) + first.slice(title.length), ...rest];
};

/** A name and its meaning, in two columns; a name that is too long goes above. */
export function entryLines(title: string, text: string, indent: number, { style, width }: Look): readonly string[] {
  const [first = '', ...rest] = wrapText(text, Math.max(20, Math.min(WIDEST, width()) - indent));
  const margin = ' '.repeat(indent);
  const name = style.cyan(title.padEnd(indent - 2));
  const lines = title.length > indent - 3 ? [`  ${name}`.trimEnd(), margin + first] : [`  ${name}${first}`];
  return [...lines, ...rest.map((more) => margin + more)];
}

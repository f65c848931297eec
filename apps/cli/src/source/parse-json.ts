import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** JSON, or a refusal with line and column. */
export function parseJson(text: string, shown: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const message = (error as Error).message;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN);
    const place = Number.isNaN(position) ? shown : `${shown}:${locate(text, position)}`;
    const reason = message.replace(/ in JSON at position.*$/s, '').replace(/,? "?\.{3}.*$/s, '');
    throw refusal(EXIT.input, `${place}: this is not JSON: ${reason}.`);
  }
}

function locate(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

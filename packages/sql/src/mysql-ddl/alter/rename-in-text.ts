import { nextToken } from '../next-token.ts';
import { quoteName } from '../unquote.ts';

/** An expression's text with one column renamed. */
export function renameInText(text: string, from: string, to: string): string {
  let out = '';
  let done = 0;
  for (const token of tokensOf(text)) {
    if (!isName(token, from)) continue;
    out += `${text.slice(done, token.start)}${quoteName(to)}`;
    done = token.end;
  }
  return `${out}${text.slice(done)}`;
}

/** Whether the text names the column. */
export const mentions = (text: string, column: string): boolean =>
  tokensOf(text).some((token) => isName(token, column));

type Token = NonNullable<ReturnType<typeof nextToken>>;

const isName = ({ kind, text }: Token, name: string): boolean =>
  (kind === 'name' || kind === 'word') && text.toLowerCase() === name.toLowerCase();

function tokensOf(text: string): readonly Token[] {
  const lexing = { isMariadb: true, delimiter: ';', conditions: 0 };
  const tokens: Token[] = [];
  for (let token = nextToken(text, 0, lexing); token !== undefined; token = nextToken(text, token.end, lexing))
    tokens.push(token);
  return tokens;
}

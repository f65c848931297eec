import type { SqlToken } from '../grammar/sql-token.ts';
import { DdlProblem } from './ddl-problem.ts';
import { quoteName, quoteString } from './unquote.ts';

/** A position in the tokens of a statement, or of a part of one. */
export type ScriptCursor = {
  readonly peek: (ahead?: number) => SqlToken;
  readonly take: () => SqlToken;
  readonly atEnd: () => boolean;
  /** Whether the next tokens are these: symbols, or words in lower case. */
  readonly is: (...texts: readonly string[]) => boolean;
  /** Consumes them if they are. */
  readonly accept: (...texts: readonly string[]) => boolean;
  /** The first of the words that matches here, consumed. */
  readonly acceptOne: (...words: readonly string[]) => string | undefined;
  readonly expect: (...texts: readonly string[]) => void;
  readonly takeName: (what: string) => string;
  readonly takeText: (what: string) => string;
  readonly takeNumber: (what: string) => number;
  /** The tokens between the parenthesis here and the one that closes it, both consumed. */
  readonly takeGroup: (what: string) => ScriptCursor;
  /** The parts between the commas of the remainder. */
  readonly parts: () => readonly ScriptCursor[];
  /** The remainder on one line, without comments and outer parentheses. Consumes it. */
  readonly print: () => string;
  readonly rest: () => readonly SqlToken[];
  readonly fail: (expected: string, hint?: string) => never;
};

export type ScriptSource = {
  readonly text: string;
  /** Whether double quotes enclose names. */
  readonly isAnsi: boolean;
};

/** `after` is the following token, for messages. */
export function openScript(
  source: ScriptSource,
  tokens: readonly SqlToken[],
  after: SqlToken = endOf(tokens),
): ScriptCursor {
  const end: SqlToken = { ...after, kind: 'end' };
  let position = 0;
  const peek = (ahead = 0): SqlToken => tokens[position + ahead] ?? end;
  const take = (): SqlToken => {
    const token = peek();
    position = Math.min(position + 1, tokens.length);
    return token;
  };
  const is = (...texts: readonly string[]): boolean => texts.every((each, ahead) => readsSo(peek(ahead), each));
  const accept = (...texts: readonly string[]): boolean => {
    const found = is(...texts);
    if (found) position += texts.length;
    return found;
  };
  const fail = (expected: string, hint = ''): never => {
    const { kind, text, start } = peek();
    const found = kind === 'end' && text === '' ? 'the text ends' : `"${shorten(text)}" was found`;
    throw new DdlProblem(`Expected ${expected}, and ${found}.${hint === '' ? '' : ` ${hint}`}`, start);
  };
  const takeGroup = (what: string): ScriptCursor => {
    if (!is('(')) fail(what);
    const first = position + 1;
    position = closingOf(tokens, position) + 1;
    return openScript(source, tokens.slice(first, position - 1), tokens[position - 1]);
  };
  const rest = (): readonly SqlToken[] => {
    const left = tokens.slice(position);
    position = tokens.length;
    return left;
  };
  return {
    peek,
    take,
    atEnd: () => position >= tokens.length,
    is,
    accept,
    acceptOne: (...words) => words.find((word) => accept(...word.split(' '))),
    expect: (...texts) => {
      if (!accept(...texts)) fail(texts.join(' ').toUpperCase());
    },
    takeName: (what) => {
      const { kind, text } = peek();
      const isName = kind === 'name' || kind === 'word' || kind === 'either';
      return isName && text !== '' ? take().text : fail(what);
    },
    takeText: (what) => takeText({ peek, take, fail }, what),
    takeNumber: (what) => (peek().kind === 'number' ? Number(take().text) : fail(what)),
    takeGroup,
    parts: () => splitAtCommas(source, rest(), end),
    print: () => printTokens(source, rest()),
    rest,
    fail,
  };
}

const isText = ({ kind }: SqlToken): boolean => kind === 'string' || kind === 'either';

/** Adjacent texts are one; a character set may precede them. */
function takeText({ peek, take, fail }: Pick<ScriptCursor, 'peek' | 'take' | 'fail'>, what: string): string {
  if (peek().kind === 'word' && /^(?:_\w+|n)$/i.test(peek().text) && isText(peek(1))) take();
  if (!isText(peek())) fail(what);
  let text = '';
  while (isText(peek())) text += take().text;
  return text;
}

/** The position of the parenthesis that closes the one at `opening`. */
function closingOf(tokens: readonly SqlToken[], opening: number): number {
  let depth = 0;
  for (const [ahead, token] of tokens.slice(opening).entries()) {
    if (readsSo(token, '(')) depth += 1;
    else if (readsSo(token, ')')) depth -= 1;
    if (depth === 0) return opening + ahead;
  }
  throw new DdlProblem('This parenthesis is never closed.', tokens[opening]?.start ?? 0);
}

function endOf(tokens: readonly SqlToken[]): SqlToken {
  const at = tokens.at(-1)?.end ?? 0;
  return { kind: 'end', text: '', start: at, end: at };
}

function readsSo({ kind, text }: SqlToken, wanted: string): boolean {
  if (kind === 'symbol') return text === wanted;
  return kind === 'word' && text.toLowerCase() === wanted;
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

function splitAtCommas(source: ScriptSource, tokens: readonly SqlToken[], end: SqlToken): readonly ScriptCursor[] {
  const parts: ScriptCursor[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    if (readsSo(token, '(')) depth += 1;
    else if (readsSo(token, ')')) depth -= 1;
    else if (depth === 0 && readsSo(token, ',')) {
      parts.push(openScript(source, tokens.slice(from, at), token));
      from = at + 1;
    }
  }
  return [...parts, openScript(source, tokens.slice(from), end)];
}

function printTokens(source: ScriptSource, tokens: readonly SqlToken[]): string {
  let out = '';
  let previous: SqlToken | undefined;
  for (const token of withoutParentheses(tokens)) {
    if (previous !== undefined && previous.end < token.start) out += ' ';
    out += printToken(source, token);
    previous = token;
  }
  return out;
}

function printToken({ text, isAnsi }: ScriptSource, token: SqlToken): string {
  if (token.kind === 'either') return isAnsi ? quoteName(token.text) : quoteString(token.text);
  return text.slice(token.start, token.end);
}

/** Nobody writes more parentheses around a whole than this, and they would take time. */
const MAX_WRAPPED = 8;

function withoutParentheses(tokens: readonly SqlToken[]): readonly SqlToken[] {
  let [from, to] = [0, tokens.length];
  while (from < MAX_WRAPPED && to - from > 2 && isWrapped(tokens, from, to)) {
    from += 1;
    to -= 1;
  }
  return tokens.slice(from, to);
}

function isWrapped(tokens: readonly SqlToken[], from: number, to: number): boolean {
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (readsSo(token, '(')) depth += 1;
    else if (readsSo(token, ')')) depth -= 1;
    if (depth === 0) return at === to - 1 && at > from;
  }
  return false;
}

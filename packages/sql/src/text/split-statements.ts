import { nextToken, type Token } from './tokens.ts';

/** One statement with its semicolon. psql commands within it are blanked, so that offsets still fit the whole text. */
export type Statement = {
  readonly text: string;
  /** Offset of the statement in the whole text. */
  readonly start: number;
  /** Tokens with offsets in `text`. */
  readonly tokens: readonly Token[];
  /** True if the data of COPY FROM stdin had no end marker, so that the rest was read as data. */
  readonly openEnded?: boolean;
};

const SENDS_QUERY = /^\\(?:g|gx|gset|gexec|gdesc|crosstabview|watch|bind|parse)\b/;
const END_OF_DATA = /^\\\.[ \t\r]*$/m;
const LOOKS_LIKE_SQL =
  /^\s*(?:$|--|\/\*|\\|(?:create|alter|copy|set|select|insert|comment|drop|grant|analyze|commit)\b)/i;

/**
 * Statements in sequence, as psql would send them: one at a time keeps memory small for dumps with data, and every
 * broken statement is reported, not only the first. `onCommand` receives psql's own commands between them.
 */
export function* splitStatements(
  text: string,
  onCommand: (start: number, command: string) => void = () => undefined,
): Generator<Statement> {
  let pending: Token[] = [];
  const depth = newDepth();
  let at = 0;
  for (let token = nextToken(text, at); token !== undefined; token = nextToken(text, at)) {
    at = token.end;
    if (token.kind !== 'meta') {
      pending.push(token);
      trackDepth(depth, text, token, pending.length === 1);
    } else onCommand(token.start, text.slice(token.start, token.end));
    if (!isEnd(text, token, depth) || pending.length === 0) continue;
    const statement = cutStatement(text, pending);
    const afterData = isCopyFromStdin(statement) ? dataEnd(text, at) : undefined;
    pending = [];
    resetDepth(depth);
    yield afterData?.openEnded === true ? { ...statement, openEnded: true } : statement;
    at = afterData?.at ?? at;
  }
  if (pending.length > 0) yield cutStatement(text, pending);
}

type Depth = { parens: number; blocks: number; routine: boolean; previous: string };

const newDepth = (): Depth => ({ parens: 0, blocks: 0, routine: false, previous: '' });

function resetDepth(depth: Depth): void {
  Object.assign(depth, newDepth());
}

/** Semicolons inside CREATE RULE's parentheses and inside a routine's BEGIN ATOMIC … END do not end the statement. */
function trackDepth(depth: Depth, text: string, token: Token, first: boolean): void {
  if (token.kind === 'symbol') {
    const char = text.charAt(token.start);
    if (char === '(') depth.parens += 1;
    if (char === ')') depth.parens = Math.max(0, depth.parens - 1);
  } else if (token.kind === 'word' && (depth.routine || depth.previous !== '' || first)) {
    const word = text.slice(token.start, token.end).toLowerCase();
    if (first) depth.previous = word === 'create' ? word : '';
    else if (depth.routine) {
      if (word === 'atomic' && depth.previous === 'begin') depth.blocks += 1;
      else if (depth.blocks > 0 && word === 'case') depth.blocks += 1;
      else if (depth.blocks > 0 && word === 'end') depth.blocks -= 1;
      depth.previous = word;
    } else if (word === 'function' || word === 'procedure') depth.routine = true;
    else if (word !== 'or' && word !== 'replace') depth.previous = '';
  }
}

function isEnd(text: string, token: Token, depth: Depth): boolean {
  if (token.kind === 'meta') return SENDS_QUERY.test(text.slice(token.start, Math.min(token.end, token.start + 20)));
  return token.kind === 'symbol' && text.charAt(token.start) === ';' && depth.parens === 0 && depth.blocks === 0;
}

function cutStatement(text: string, pending: readonly Token[]): Statement {
  const start = pending[0]?.start ?? 0;
  const end = pending.at(-1)?.end ?? start;
  const tokens = pending.map((token) => ({ kind: token.kind, start: token.start - start, end: token.end - start }));
  return { text: blankMeta(text.slice(start, end), tokens), start, tokens };
}

function blankMeta(text: string, tokens: readonly Token[]): string {
  if (!text.includes('\\')) return text;
  let out = '';
  let at = 0;
  for (const token of tokens) {
    // Only a psql command can have a backslash between two tokens; comments are blank to the parser anyway.
    const gap = text.slice(at, token.start);
    out += (gap.includes('\\') ? gap.replace(/[^\n]/g, ' ') : gap) + text.slice(token.start, token.end);
    at = token.end;
  }
  return out;
}

function isCopyFromStdin(statement: Statement): boolean {
  const first = statement.tokens[0];
  if (first === undefined || statement.text.slice(first.start, first.end).toLowerCase() !== 'copy') return false;
  return /\bfrom\s+stdin\b/i.test(statement.text);
}

/** The end of the data block; undefined if it was removed from the dump. */
function dataEnd(text: string, from: number): { readonly at: number; readonly openEnded: boolean } | undefined {
  const lineEnd = text.indexOf('\n', from);
  if (lineEnd < 0) return undefined;
  const rest = text.slice(lineEnd + 1);
  const mark = END_OF_DATA.exec(rest);
  if (mark !== null) return { at: lineEnd + 1 + mark.index + mark[0].length, openEnded: false };
  const firstLine = rest.slice(0, Math.max(0, rest.indexOf('\n')));
  return LOOKS_LIKE_SQL.test(firstLine) ? undefined : { at: text.length, openEnded: true };
}

import type { SqlToken } from '../grammar/sql-token.ts';
import { type Lexing, nextToken } from './next-token.ts';
import { newBlocks, trackBlocks } from './track-blocks.ts';

/** One statement of a script, without its delimiter. */
export type ScriptStatement = {
  readonly tokens: readonly SqlToken[];
  /** The definition that a missing semicolon has merged into rows of data. */
  readonly stray?: SqlToken;
  /** Whether a routine's body never ended, and absorbed everything to the end of the text. */
  readonly isOpen?: boolean;
};

const DELIMITER = /delimiter[ \t]+(\S+)[^\n]*/iy;
const DATA = /^(?:insert|replace)$/i;
const DEFINES = /^(?:create|alter|drop)$/i;

/** Statements one after another, as a client would send them. */
export function* splitScript(text: string, lexing: Lexing): Generator<ScriptStatement> {
  let pending: SqlToken[] = [];
  let stray: SqlToken | undefined;
  let blocks = newBlocks();
  const cut = (isOpen = false): ScriptStatement => {
    const statement = { tokens: pending, ...(stray === undefined ? {} : { stray }), ...(isOpen ? { isOpen } : {}) };
    pending = [];
    stray = undefined;
    blocks = newBlocks();
    return statement;
  };
  let at = 0;
  for (let token = nextToken(text, at, lexing); token !== undefined; token = nextToken(text, at, lexing)) {
    at = token.end;
    const [first] = pending;
    if (first === undefined) {
      const changed = delimiterAt(text, token);
      if (changed !== undefined) {
        lexing.delimiter = changed.delimiter;
        at = changed.end;
        continue;
      }
    }
    if (token.kind === 'end' && !(token.text === ';' && blocks.depth > 0)) {
      if (first !== undefined) yield cut();
      continue;
    }
    // Clients accept USE without a semicolon, up to the end of its line.
    if (isUse(pending) && text.slice(pending[1]?.end, token.start).includes('\n')) yield cut();
    if (first !== undefined && DATA.test(first.text)) {
      if (token.kind === 'word' && DEFINES.test(token.text)) stray ??= token;
      continue;
    }
    const kept: SqlToken = token.kind === 'end' ? { ...token, kind: 'symbol' } : token;
    pending.push(kept);
    trackBlocks(blocks, kept);
  }
  if (pending.length > 0) yield cut(blocks.depth > 0);
}

function delimiterAt(text: string, token: SqlToken): { readonly delimiter: string; readonly end: number } | undefined {
  if (token.kind !== 'word' || token.text.toLowerCase() !== 'delimiter') return undefined;
  DELIMITER.lastIndex = token.start;
  const [whole, delimiter] = DELIMITER.exec(text) ?? [];
  return whole === undefined || delimiter === undefined ? undefined : { delimiter, end: token.start + whole.length };
}

const isUse = (tokens: readonly SqlToken[]): boolean =>
  tokens.length === 2 && tokens[0]?.kind === 'word' && tokens[0].text.toLowerCase() === 'use';

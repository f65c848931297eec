import type { Lexicon } from '../grammar/lexicon.ts';

/**
 * Double quotes enclose strings: ANSI_QUOTES is not the default, and the server prints names in backticks even under
 * it.
 */
export const MYSQL_LEXICON: Lexicon = {
  quotes: new Map([
    ["'", { kind: 'string', close: "'", escapes: true }],
    ['"', { kind: 'string', close: '"', escapes: true }],
    ['`', { kind: 'name', close: '`', escapes: false }],
  ]),
  introducers: /^(?:_\w+|n)$/,
  hashComments: true,
  symbols: ['<=>', '->>', '->', '<<', '>>', '<=', '>=', '<>', '!=', '&&', '||', ':=', ...'=<>+-*/%^&|~!(),.'.split('')],
};

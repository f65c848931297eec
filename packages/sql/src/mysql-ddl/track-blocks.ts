import type { SqlToken } from '../grammar/sql-token.ts';

/** The nesting depth of a statement in a routine's body: inner semicolons do not end it. */
export type Blocks = { depth: number; kind: 'unknown' | 'routine' | 'other'; count: number; previous: string };

export const newBlocks = (): Blocks => ({ depth: 0, kind: 'unknown', count: 0, previous: '' });

const ROUTINES = /^(?:trigger|procedure|function|event|package)$/;
const OTHERS = /^(?:table|index|view|database|schema|user|role|sequence|server|tablespace)$/;
const OPENS = /^(?:if|loop|while|repeat|for)$/;
/** What a statement may follow: IF and LOOP begin a block there, and mean something else elsewhere. */
const BEFORE_STATEMENT = /^(?:;|begin|then|else|do|loop|repeat|row|:)$/;
/** DEFINER and similar clauses precede the word for the kind of object. */
const HEAD = 20;

export function trackBlocks(blocks: Blocks, { kind, text }: SqlToken): void {
  const word = kind === 'word' || kind === 'symbol' ? text.toLowerCase() : '';
  blocks.count += 1;
  if (blocks.kind === 'unknown') {
    if (blocks.count === 1 && word !== 'create') blocks.kind = 'other';
    else if (ROUTINES.test(word)) blocks.kind = 'routine';
    else if (OTHERS.test(word) || blocks.count > HEAD) blocks.kind = 'other';
  } else if (blocks.kind === 'routine') {
    blocks.depth = Math.max(0, blocks.depth + step(word, blocks.previous));
  }
  blocks.previous = word;
}

function step(word: string, previous: string): number {
  if (word === 'end') return -1;
  if (previous === 'end') return 0;
  if (word === 'begin' || word === 'case') return 1;
  return OPENS.test(word) && BEFORE_STATEMENT.test(previous) ? 1 : 0;
}

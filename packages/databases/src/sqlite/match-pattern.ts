import { Buffer } from 'node:buffer';
import type { SQLInputValue } from 'node:sqlite';

const compiled = new Map<string, RegExp>();

/**
 * The function behind `text REGEXP pattern`. SQLite defines the operator without a function, so every program that uses
 * it in a CHECK has its own; without one no row could be inserted here.
 */
export function matchPattern(pattern: SQLInputValue, text: SQLInputValue): number | null {
  if (pattern === null || text === null) return null;
  return compile(textOf(pattern)).test(textOf(text)) ? 1 : 0;
}

function textOf(value: Exclude<SQLInputValue, null>): string {
  return typeof value === 'object'
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString()
    : String(value);
}

function compile(pattern: string): RegExp {
  let found = compiled.get(pattern);
  if (found === undefined) {
    found = new RegExp(pattern);
    if (compiled.size > 500) compiled.clear();
    compiled.set(pattern, found);
  }
  return found;
}

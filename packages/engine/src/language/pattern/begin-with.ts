import { isPattern, parsePattern } from './parse-pattern.ts';
import { EMPTY, leastLength, type PatternNode } from './pattern.ts';

/**
 * The expression for the texts of an anchored expression that begin with `prefix`; undefined if there are none or the
 * expression cannot be read.
 */
export function beginWith(prefix: string, source: string): string | undefined {
  const parsed = parsePattern(source);
  if (!isPattern(parsed) || parsed.open_start || parsed.open_end) return undefined;
  let rest: PatternNode | undefined = parsed.node;
  for (const char of prefix) rest = rest === undefined ? undefined : after(rest, char);
  return rest === undefined ? undefined : `^${[...prefix].map(escape).join('')}${print(rest)}$`;
}

/** What may follow a character. */
function after(node: PatternNode, char: string): PatternNode | undefined {
  switch (node.kind) {
    case 'chars':
      return node.chars.includes(char) ? EMPTY : undefined;
    case 'choice':
      return oneOf(node.options.map((option) => after(option, char)));
    case 'repeat': {
      const first = node.max === 0 ? undefined : after(node.item, char);
      const more: PatternNode = { ...node, min: Math.max(0, node.min - 1), max: node.max - 1 };
      return first && { kind: 'sequence', items: [first, more] };
    }
    case 'sequence': {
      const [first, ...rest] = node.items;
      if (first === undefined) return undefined;
      const begun = after(first, char);
      return oneOf([
        begun && { kind: 'sequence', items: [begun, ...rest] },
        leastLength(first) > 0 ? undefined : after({ kind: 'sequence', items: rest }, char),
      ]);
    }
  }
}

function oneOf(found: readonly (PatternNode | undefined)[]): PatternNode | undefined {
  const options = found.filter((node) => node !== undefined);
  return options.length > 1 ? { kind: 'choice', options } : options[0];
}

function print(node: PatternNode): string {
  switch (node.kind) {
    case 'chars':
      return `[${node.chars.map(escape).join('')}]`;
    case 'sequence':
      return node.items.map(print).join('');
    case 'choice':
      return `(?:${node.options.map(print).join('|')})`;
    case 'repeat':
      return `(?:${print(node.item)}){${node.min},${Number.isFinite(node.max) ? node.max : ''}}`;
  }
}

const escape = (char: string): string => (/[\w\s]/.test(char) ? char : `\\${char}`);

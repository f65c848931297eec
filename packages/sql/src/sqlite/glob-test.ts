import type { Expression } from '@rowloom/engine';
import { text } from '../expression/read-constant.ts';
import { not } from '../grammar/build-comparison.ts';
import type { PatternTest } from '../grammar/grammar.ts';

/** GLOB as a regular expression; a computed pattern stays a call. */
export function globTest({ arg, pattern, negated }: PatternTest): Expression {
  if (pattern.op !== 'literal' || pattern.type !== 'text') {
    const computed: Expression = { op: 'call', name: 'glob', args: [pattern, arg] };
    return negated ? not(computed) : computed;
  }
  // "No character outside the set" is the same as "only characters of the set", which can be solved.
  const lone = negated ? /^\*\[(\^?)([^\]]+)\]\*$/.exec(pattern.value) : null;
  if (lone !== null) {
    const set = (lone[2] ?? '').replaceAll('\\', '\\\\');
    return { op: 'regex', arg, pattern: text(`^[${lone[1] === '^' ? '' : '^'}${set}]*$`) };
  }
  const test: Expression = { op: 'regex', arg, pattern: text(regexFromGlob(pattern.value)) };
  return negated ? not(test) : test;
}

function regexFromGlob(glob: string): string {
  let out = '';
  for (let at = 0; at < glob.length; at += 1) {
    const char = glob.charAt(at);
    const close = char === '[' ? glob.indexOf(']', glob.charAt(at + 1) === '^' ? at + 3 : at + 2) : -1;
    if (close > 0) {
      out += glob.slice(at, close + 1).replaceAll('\\', '\\\\');
      at = close;
    } else if (char === '*') out += '.*';
    else if (char === '?') out += '.';
    else out += /[\\.^$|()[\]{}+]/.test(char) ? `\\${char}` : char;
  }
  return `^${out}$`;
}

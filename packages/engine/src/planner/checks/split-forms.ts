import { argsOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { escapeRegex } from '../../language/pattern/match-like.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';

type Parts = Map<number, string>;

/** Parts beyond this are not in realistic conditions. */
const MAX_PARTS = 12;
const ANY = '[a-z]{3,8}';
const DIGIT = '[1-9]';

/** Texts whose parts satisfy conditions on `split_part(x, '/', 2)`: a form for each separator. */
export function splitForms(tests: readonly Expression[]): readonly string[] {
  const bySeparator = new Map<string, Parts>();
  for (const test of tests) gather(test, bySeparator);
  return [...bySeparator].map(([separator, parts]) => {
    const count = Math.max(...parts.keys());
    return `^${Array.from({ length: count }, (_, at) => parts.get(at + 1) ?? ANY).join(escapeRegex(separator))}$`;
  });
}

function gather(expression: Expression, found: Map<string, Parts>): void {
  const [subject, form] = formOf(expression) ?? [];
  const [, separator, place] = argsOf(subject, 'split');
  if (separator?.op === 'literal' && place?.op === 'literal' && form !== undefined) {
    const [sign, at] = [String(separator.value), Number(place.value)];
    const parts = found.get(sign) ?? new Map<number, string>();
    if (sign !== '' && Number.isInteger(at) && at > 0 && at <= MAX_PARTS) found.set(sign, parts.set(at, form));
  }
  for (const part of partsOf(expression)) gather(part, found);
}

/** The examined part, and the matching texts as a regular expression. */
function formOf(expression: Expression): readonly [subject: Expression, form: string] | undefined {
  if (expression.op === 'regex' && expression.pattern.op === 'literal') {
    const source = String(expression.pattern.value);
    return [expression.arg, `(?:${source.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')})`];
  }
  if (expression.op === 'in') {
    const texts = expression.list.flatMap((item) => textOf(item) ?? []);
    return texts.length === 0 ? undefined : [expression.arg, `(?:${texts.map(escapeRegex).join('|')})`];
  }
  if (expression.op !== 'compare') return undefined;
  if (expression.left.op === 'cast' && expression.left.type.kind === 'integer') return [expression.left.arg, DIGIT];
  const text = textOf(expression.right);
  if (text === undefined) return undefined;
  return [expression.left, expression.operator === '=' ? escapeRegex(text) : ANY];
}

function textOf(expression: Expression): string | undefined {
  if (expression.op === 'cast') return textOf(expression.arg);
  return expression.op === 'literal' && expression.type === 'text' ? expression.value : undefined;
}

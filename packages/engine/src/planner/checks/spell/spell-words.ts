import type { Expression } from '../../../language/expression/expression.ts';
import { escapeRegex } from '../../../language/pattern/match-like.ts';
import { partsOf } from '../../../language/expression/walk-expression.ts';

const MAX_WORDS = 12;
const DEEPEST = 9;
const LABEL = '[a-z]{3,8}';

/** Regular expressions for label paths: below each path that the conditions name, at the required depths. */
export function labelForms(tests: readonly Expression[]): readonly string[] {
  const named = textsOf(tests).flatMap(pathsOf);
  const starts = [...new Set([...named, ...named.map((path) => `${LABEL}\\.${path}`), LABEL])].slice(0, 3 * MAX_WORDS);
  return starts.flatMap((start) => [
    ...Array.from({ length: DEEPEST }, (_, most) => `${start}(\\.${LABEL}){0,${DEEPEST - 1 - most}}`),
    ...Array.from({ length: DEEPEST }, (_, exact) => `${start}(\\.${LABEL}){${exact + 1}}`),
  ]);
}

/** `top.*` requires top, `*.a|b.*{2}` a label and then a. */
function pathsOf(text: string): readonly string[] {
  if (!/^[\w.*!|@%{},-]{1,200}$/.test(text)) return [];
  const levels = text.split('.').flatMap((level): readonly string[] => {
    const [, name = '', marks = '', count] = /^([\w-]*)[^{]*?([@*%]*)(?:\{(\d*),?\d*\})?$/.exec(level) ?? [];
    const one = name === '' ? LABEL : escapeRegex(name);
    const times = count === undefined || count === '' ? (name === '' && marks.includes('*') ? 0 : 1) : Number(count);
    return Array.from({ length: Math.min(times, DEEPEST) }, () => one);
  });
  return levels.length === 0 ? [] : [levels.join('\\.')];
}

/** Regular expressions for words with their positions: with all, or with each, of those that the conditions name. */
export function lexemeForms(tests: readonly Expression[]): readonly string[] {
  const words = [...new Set(textsOf(tests).flatMap((text) => text.match(/[\p{L}\p{N}_-]+/gu) ?? []))]
    .filter((word) => word.length < 40)
    .slice(0, MAX_WORDS);
  const quoted = (texts: readonly string[]): string =>
    [...texts, LABEL, LABEL].map((text, index) => `'${text}':${index + 1}`).join(' ');
  return [words, ...words.map((word) => [word]), []].map((some) => quoted(some.map(escapeRegex)));
}

function textsOf(tests: readonly Expression[]): readonly string[] {
  const own = (part: Expression): readonly string[] => [
    ...(part.op === 'literal' && part.type === 'text' ? [part.value] : []),
    ...partsOf(part).flatMap(own),
  ];
  return [...new Set(tests.flatMap(own))];
}

import type { Expression } from '@rowloom/engine';
import { text } from '../expression/read-constant.ts';

/** `doc -> '$.a[0]'` as PostgreSQL's `#>`, `->>` as `#>>`; a computed path or one with wildcards stays a call. */
export function extractJson(document: Expression, path: Expression, asText: boolean): Expression {
  const steps = path.op === 'literal' && path.type === 'text' ? pathSteps(path.value) : undefined;
  if (steps === undefined) return { op: 'call', name: asText ? 'json_path_text' : 'json_path', args: [document, path] };
  if (steps.length === 0 && !asText) return document;
  return { op: 'call', name: asText ? '#>>' : '#>', args: [document, { op: 'array', items: steps.map(text) }] };
}

/** The steps of `$.a."b c"[0]`; undefined for anything that is not a plain path. */
export function pathSteps(path: string): readonly string[] | undefined {
  if (!path.startsWith('$')) return undefined;
  const steps: string[] = [];
  const step = /\.(?:"((?:[^"\\]|\\.)*)"|([\p{L}\p{N}_$]+))|\[(\d+)\]/uy;
  step.lastIndex = 1;
  while (step.lastIndex < path.length) {
    const found = step.exec(path);
    if (found === null) return undefined;
    steps.push(found[1]?.replaceAll(/\\(.)/g, '$1') ?? found[2] ?? found[3] ?? '');
  }
  return steps;
}

/** SQLite's `doc ->> 'kind'` and `doc ->> 0`: a label or an index, unless it is a path. */
export function stepJson(document: Expression, step: Expression, asText: boolean): Expression {
  const isPath = step.op !== 'literal' || String(step.value).startsWith('$');
  if (isPath || step.value === null) return extractJson(document, step, asText);
  return {
    op: 'call',
    name: asText ? '#>>' : '#>',
    args: [document, { op: 'array', items: [text(String(step.value))] }],
  };
}

import type { FieldIssue } from '@rowloom/contract';
import { explainError, type Found } from './explain-error.ts';

const MAX_ISSUES = 20;

/** From a validator's errors to messages for people: each field once, and for alternatives the intended one. */
export function explainErrors(errors: readonly Found[], schema: object, value: unknown): readonly FieldIssue[] {
  const issues = new Map<string, FieldIssue>();
  for (const error of dropOtherAlternatives(errors)) {
    for (const issue of explainError(error, schema, value)) {
      if (issues.size < MAX_ISSUES && !issues.has(issue.path)) issues.set(issue.path, issue);
    }
  }
  return [...issues.values()];
}

/** `anyOf` reports every alternative; the closest one is kept, or, if none is close, the choice itself. */
function dropOtherAlternatives(errors: readonly Found[]): readonly Found[] {
  let kept: Found[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf' && error.keyword !== 'oneOf') {
      kept.push(error);
      continue;
    }
    // Inner choices are reported before outer ones, so each is settled before it is counted.
    const prefix = `${error.schemaPath}/${error.keyword}/`;
    const inside = kept.filter((one) => one.schemaPath.startsWith(prefix));
    kept = kept.filter((one) => !one.schemaPath.startsWith(prefix));
    kept.push(...settle(error, inside, prefix));
  }
  return kept;
}

function settle(choice: Found, inside: readonly Found[], prefix: string): readonly Found[] {
  const branches = Map.groupBy(inside, (one) => one.schemaPath.slice(prefix.length).split('/', 1)[0] ?? '');
  const near = [...branches.values()].filter((branch) => !branch.some((one) => isMiss(one, choice)));
  return near.toSorted((a, b) => a.length - b.length)[0] ?? [merge(choice, inside)];
}

/** The value has another type altogether: `null` where the alternative is an object, or another word. */
const isMiss = (one: Found, choice: Found): boolean =>
  one.instancePath === choice.instancePath && ['type', 'const', 'enum'].includes(one.keyword);

/** All alternatives failed: the accepted words or types, together. */
function merge(choice: Found, inside: readonly Found[]): Found {
  const here = inside.filter((one) => one.instancePath === choice.instancePath);
  const words = here.flatMap((one) =>
    one.keyword === 'const' ? [one.params.allowedValue] : one.keyword === 'enum' ? one.params.allowedValues : [],
  );
  const types = here.flatMap((one) => (one.keyword === 'type' ? [one.params.type].flat() : []));
  const base = { schemaPath: choice.schemaPath, instancePath: choice.instancePath, message: '' };
  if (words.length > 0) {
    const all = types.includes('null') ? [...words, null] : words;
    return { ...base, keyword: 'enum', params: { allowedValues: all } };
  }
  return { ...base, keyword: 'type', params: { type: [...new Set(types)] } };
}

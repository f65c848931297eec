import { ENDPOINTS } from '@rowloom/contract';
import { nearestWord } from '../arguments/nearest-word.ts';

const OPERATIONS: readonly { readonly method: string; readonly path: string }[] = Object.values(ENDPOINTS);

/** The operation that was probably meant if the API has no such one; nothing if it has. */
export function hintOfPath(method: string, given: string): string | undefined {
  const [path = ''] = given.split('?');
  const methods = methodsAt(path);
  if (methods.includes(method)) return undefined;
  if (methods.length > 0) return `The methods of this path are ${methods.join(', ')}.`;
  const meant = [`/api${path}`, ...nearTo(path), ...nearTo(`/api${path}`)].find((each) => methodsAt(each).length > 0);
  return meant === undefined ? undefined : `Did you mean ${meant}?`;
}

const methodsAt = (path: string): readonly string[] =>
  OPERATIONS.filter((operation) => fill(operation.path, path) === path).map((operation) => operation.method);

/** The path of an operation with the ids of the given path; undefined if one of them is longer. */
function fill(template: string, path: string): string | undefined {
  const [own, given] = [template.split('/'), path.split('/')];
  if (own.length !== given.length || given.slice(1).includes('')) return undefined;
  return own.map((part, at) => (part.startsWith('{') ? given[at] : part)).join('/');
}

function nearTo(path: string): readonly string[] {
  const near = nearestWord(path, [...new Set(OPERATIONS.flatMap((operation) => fill(operation.path, path) ?? []))]);
  return near === undefined ? [] : [near];
}

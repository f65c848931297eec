import type { JsonValue } from '../values/sql-value.ts';

export type PathComparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** An SQL/JSON path, as in `jsonb_path_exists` and related functions. */
export type JsonPath =
  | { readonly op: 'root' | 'current' | 'last' }
  | { readonly op: 'variable'; readonly name: string }
  | { readonly op: 'literal'; readonly value: JsonValue }
  | { readonly op: 'member'; readonly of: JsonPath; readonly key: string }
  /** `.*`, `.**` and `[*]`. */
  | { readonly op: 'members' | 'descendants' | 'items'; readonly of: JsonPath }
  | { readonly op: 'slice'; readonly of: JsonPath; readonly from: JsonPath; readonly to: JsonPath }
  | { readonly op: 'method'; readonly of: JsonPath; readonly name: string }
  | { readonly op: 'filter'; readonly of: JsonPath; readonly test: JsonPath }
  | { readonly op: 'arithmetic'; readonly operator: string; readonly left: JsonPath; readonly right: JsonPath }
  | { readonly op: 'negate'; readonly of: JsonPath }
  | { readonly op: 'compare'; readonly operator: PathComparison; readonly left: JsonPath; readonly right: JsonPath }
  | { readonly op: 'and' | 'or'; readonly left: JsonPath; readonly right: JsonPath }
  | { readonly op: 'not' | 'exists' | 'unknown'; readonly of: JsonPath }
  | { readonly op: 'starts'; readonly of: JsonPath; readonly with: JsonPath }
  | { readonly op: 'regex'; readonly of: JsonPath; readonly pattern: string; readonly flags: string };

/** The direct parts of a path, its starting point first. */
export function partsOfPath(path: JsonPath): readonly JsonPath[] {
  const parts: readonly (JsonPath | undefined)[] = [
    'of' in path ? path.of : undefined,
    'left' in path ? path.left : undefined,
    'right' in path ? path.right : undefined,
    'test' in path ? path.test : undefined,
    'with' in path ? path.with : undefined,
    'from' in path ? path.from : undefined,
    'to' in path ? path.to : undefined,
  ];
  return parts.flatMap((part) => part ?? []);
}

import type { Endpoint } from '@rowloom/contract';

type Response = { readonly $ref?: string };
type Operation = { readonly responses: Readonly<Record<string, Response>> };
type Shared = {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, unknown>> }>>;
};

/** The document's statements about statuses, and the errors of each. */
export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Shared>> };
};

const SHARED = '#/components/responses/';

/**
 * A result that the document does not declare for the operation: a status, or an error's code; undefined if it does.
 */
export function undeclaredIn(
  { paths, components }: OpenApi,
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
  { status, text }: { readonly status: number; readonly text: string },
): string | undefined {
  const response = paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (response === undefined) return `${method} ${path} gave ${status}: ${text.slice(0, 500)}`;
  if (status < 400) return undefined;
  const codes = components.responses[(response.$ref ?? '').slice(SHARED.length)]?.content?.['application/json'];
  const code = codeIn(text);
  if (code === undefined || Object.keys(codes?.examples ?? {}).includes(code)) return undefined;
  return `${method} ${path} gave ${status} ${code}: ${text.slice(0, 500)}`;
}

/** The code of an error in JSON; browsers get pages from some addresses. */
function codeIn(text: string): string | undefined {
  if (!text.startsWith('{"detail":')) return undefined;
  return (JSON.parse(text) as { readonly detail: { readonly error: string } }).detail.error;
}

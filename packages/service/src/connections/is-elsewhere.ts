import { canonicalJson } from '@rowloom/engine';
import { type ConnectionBody, parseConnection } from './connection.ts';
import { type ConnectionParts, joinConnection } from './connection-parts.ts';
import { targetIdentity } from './target-identity.ts';

/** Which parts of a connection differ from the stored ones: rewriting an equal URL is not a change. */
export function changedParts(
  kept: { readonly options: Readonly<Record<string, unknown>> },
  after: ConnectionParts,
  before: ConnectionBody,
): readonly ('url' | 'options')[] {
  const { url, options } = joinConnection({ kind: before.kind, ...after });
  const isSame = canonicalJson(kept.options) === canonicalJson(after.options);
  const isSameKey = before.options.secret_access_key === options.secret_access_key;
  return [...(url === before.url ? [] : (['url'] as const)), ...(isSame && isSameKey ? [] : (['options'] as const))];
}

/** Whether rows would go to another place, or in another way, than was approved for the connection. */
export function isElsewhere(before: ConnectionBody, after: ConnectionParts): boolean {
  const { url } = joinConnection({ kind: before.kind, ...after });
  return url !== before.url || canonicalJson(targetIdentity(parseConnection(before))) !== canonicalJson(after.identity);
}

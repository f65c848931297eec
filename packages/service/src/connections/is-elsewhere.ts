import { canonicalJson } from '@rowloom/engine';
import { type ConnectionBody, parseConnection } from './connection.ts';
import { type ConnectionParts, joinConnection } from './connection-parts.ts';
import { targetIdentity } from './target-identity.ts';

/** Whether rows would go to another place, or in another way, than what was approved for the connection. */
export function isElsewhere(before: ConnectionBody, after: ConnectionParts): boolean {
  const { url } = joinConnection({ kind: before.kind, ...after });
  return url !== before.url || canonicalJson(targetIdentity(parseConnection(before))) !== canonicalJson(after.identity);
}

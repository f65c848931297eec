import type { AuditEvent } from '@rowloom/contract';

export type ChainResult =
  | { readonly state: 'whole'; readonly events: number; readonly head: string | null }
  | { readonly state: 'broken'; readonly events: number; readonly sequence: number; readonly why: string };

export type Digest = (text: string) => Promise<string>;

/** `previous_hash` of the first event. */
const NOTHING = '0'.repeat(64);

/**
 * Computes a chain again, from its newest event down to the first: each must have the hash that it claims, carry the hash
 * of the one before, and no number may be missing. Nothing is taken on the word of the service.
 */
export async function verifyChain(
  events: AsyncIterable<AuditEvent>,
  digest: Digest,
  onProgress: (events: number) => void = () => undefined,
): Promise<ChainResult> {
  let count = 0;
  let head: string | null = null;
  let newer: AuditEvent | undefined;
  const broken = (sequence: number, why: string): ChainResult => ({ state: 'broken', events: count, sequence, why });
  for await (const event of events) {
    count++;
    const { sequence, hash } = event;
    head ??= hash ?? null;
    if (newer !== undefined && newer.sequence !== sequence + 1)
      return broken(newer.sequence - 1, 'An event is missing before this number.');
    if (hash === undefined || (await digest(textOf(event))) !== hash)
      return broken(sequence, 'This event is not as it was written.');
    if (newer !== undefined && newer.previous_hash !== hash)
      return broken(newer.sequence, 'This event does not follow the previous one.');
    newer = event;
    onProgress(count);
  }
  if (newer !== undefined && (newer.sequence !== 1 || newer.previous_hash !== NOTHING))
    return broken(newer.sequence, 'The beginning of the chain is missing.');
  return { state: 'whole', events: count, head };
}

/** What the hash of an event is over: its form by RFC 8785, less the hash itself and the name of the actor. */
function textOf({ hash: _hash, actor: { name: _name, ...actor }, ...event }: AuditEvent): string {
  return canonical({ ...event, actor });
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    // By UTF-16 units, as RFC 8785 has it, and not by any language.
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** SHA-256 by the browser, in hexadecimal. */
export const sha256: Digest = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

import type { SqlRow } from '@rowloom/databases';

/** What a server says of one of its connections, asked on another. */
export type BackendLook =
  | { readonly state: 'gone' }
  /** It has answered all that it was asked, so many seconds ago. */
  | { readonly state: 'idle'; readonly seconds: number }
  /** It waits for bytes of its client, or for the client to take some. */
  | { readonly state: 'talking' }
  /** It is at work, or waits for somebody who is named. */
  | { readonly state: 'working'; readonly holders?: string; readonly signs?: WorkSigns };

/** What moves while a server gets on with a statement; absent where it may well get on without a sign. */
export type WorkSigns = {
  /** What the server says of this connection. */
  readonly says: string;
  /** Steps that it has counted, of everybody: those of this connection are among them. */
  readonly steps?: number;
};

const OURS = 'rowloom gen_';

export function nameHolders(holders: readonly SqlRow[], end: (id: number) => string): string {
  const named = holders.map((row) => {
    const [name, role] = [String(row['name'] ?? ''), String(row['role'] ?? '')];
    const who = [...(name === '' ? [] : [name]), ...(role === '' ? [] : [`role ${role}`])].join(', ');
    const since = row['since'] === null || row['since'] === undefined ? '' : ` for ${Number(row['since'])} s`;
    const doing = String(row['doing'] ?? '');
    return `connection ${String(row['holder'])}${who === '' ? '' : ` (${who})`}${doing === '' ? '' : `, ${doing}`}${since}`;
  });
  const isOurs = holders.some((row) => String(row['name'] ?? '').startsWith(OURS));
  const way = isOurs
    ? 'It is another run: wait for it, or run its command again with --take-over.'
    : `Wait for it, or let an administrator end it: ${end(Number(holders[0]?.['holder']))};`;
  return `The lock is held by ${named.join('; ')}. ${way}`;
}

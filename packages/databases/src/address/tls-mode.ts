import type { TlsMode } from './database-address.ts';
import { invalidAddress } from './invalid-address.ts';
import { isLoopback } from './is-on-this-machine.ts';

const MODES: ReadonlyMap<string, TlsMode> = new Map([
  ['verify-full', 'verify_full'],
  ['verify-identity', 'verify_full'],
  ['verify-ca', 'verify_ca'],
  ['require', 'require'],
  ['required', 'require'],
  ['disable', 'disable'],
  ['disabled', 'disable'],
]);

const REFUSED: ReadonlyMap<string, string> = new Map([
  ...['allow', 'prefer', 'preferred'].map(
    (word) => [word, 'would silently fall back to an unencrypted connection if anyone between asks for it'] as const,
  ),
  ['no-verify', 'is not a mode of PostgreSQL'],
]);

const CHOICE =
  'Use verify-full (certificate and host name are checked), verify-ca (the certificate only), require (encrypted only) or disable.';

/** The mode that a URL requests; by default every connection that leaves the machine is encrypted and verified. */
export function readTlsMode(wish: string | undefined, host: string, socket: boolean): TlsMode {
  if (wish === undefined) return socket || isLoopback(host) ? 'disable' : 'verify_full';
  const word = wish.toLowerCase().replaceAll('_', '-');
  const mode = MODES.get(word);
  if (mode === undefined)
    throw invalidAddress(
      REFUSED.has(word)
        ? `sslmode=${word} ${REFUSED.get(word)}. ${CHOICE}`
        : `The URL asks for an sslmode that does not exist. ${CHOICE}`,
    );
  if (socket && mode !== 'disable')
    throw invalidAddress('A Unix socket never leaves the machine and has no TLS: leave sslmode out of the URL.');
  return mode;
}

import { EXIT } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';
import { credentialsPath, readCredentials } from './credentials.ts';

export type ServicePlace = { readonly url: string; readonly key: string };

/** Which service to talk to, and as whom: the environment first, then what `login` has left. */
export function findService(environment: NodeJS.ProcessEnv = process.env): ServicePlace {
  const url = environment['ROWLOOM_URL'];
  const key = environment['ROWLOOM_API_KEY'];
  if (isGiven(url) && isGiven(key)) return { url: readServiceUrl(url, 'ROWLOOM_URL'), key };
  const stored = readCredentials(credentialsPath(environment));
  if (isGiven(url)) {
    const named = readServiceUrl(url, 'ROWLOOM_URL');
    // A key is for the service that made it, and is sent to no other.
    if (stored?.url === named) return stored;
    throw noCredential(`ROWLOOM_URL names ${named}, and there is no credential for it.`);
  }
  if (isGiven(key)) {
    if (stored !== undefined) return { url: stored.url, key };
    throw noCredential('ROWLOOM_API_KEY is set, and ROWLOOM_URL is not: no service is known.');
  }
  if (stored === undefined) throw noCredential('No service is known.');
  return stored;
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== '';

const noCredential = (message: string): Error =>
  refusal(EXIT.unauthorized, message, [
    `Sign in with ${programName()} login URL, or set ROWLOOM_URL and ROWLOOM_API_KEY.`,
  ]);

/** The address of a service, without what may follow it. */
export function readServiceUrl(text: string, what: string): string {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '')
    throw refusal(EXIT.usage, `${what}: "${text}" is not the address of a service.`, [
      'Write it as https://rowloom.example or http://localhost:4000.',
    ]);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

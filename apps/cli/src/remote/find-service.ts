import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';
import { type Credentials, credentialsPath, readCredentials, readServices } from './credentials.ts';

export type ServicePlace = { readonly url: string; readonly key: string };

export const SERVICE_OPTION = {
  value: 'NAME',
  help: 'the service, by its name from login; rowloom services lists them',
  default: 'the one in use',
} as const;

/** Named once, by the command line; every request of the process goes there. */
let chosen: string | undefined;

export function chooseService(name: string | undefined): void {
  chosen = name;
}

/** The service that --service or ROWLOOM_SERVICE names. */
export const chosenService = (environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  chosen ?? (isGiven(environment['ROWLOOM_SERVICE']) ? environment['ROWLOOM_SERVICE'] : undefined);

/** Which service to use, and as whom: the named one, then the environment, then the login. */
export function findService(environment: NodeJS.ProcessEnv = process.env): ServicePlace {
  const named = chosenService(environment);
  if (named !== undefined) return findNamed(named, environment);
  const url = environment['ROWLOOM_URL'];
  const key = environment['ROWLOOM_API_KEY'];
  if (isGiven(url) && isGiven(key)) return { url: readServiceUrl(url, 'ROWLOOM_URL'), key };
  const stored = readCredentials(credentialsPath(environment));
  if (isGiven(url)) {
    const place = readServiceUrl(url, 'ROWLOOM_URL');
    // A key is for the service that created it, and is sent to no other.
    const known = stored?.url === place ? stored : findByUrl(place, environment);
    if (known !== undefined) return known;
    throw noCredential(`ROWLOOM_URL names ${place}, but there is no credential for it.`);
  }
  if (isGiven(key)) {
    if (stored !== undefined) return { url: stored.url, key };
    throw noCredential('ROWLOOM_API_KEY is set, but ROWLOOM_URL is not: no service is known.');
  }
  if (stored === undefined) throw noCredential('No service is known.');
  return stored;
}

function findNamed(name: string, environment: NodeJS.ProcessEnv): Credentials {
  const known = readServices(credentialsPath(environment))?.services ?? {};
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found !== undefined) return found;
  const near = nearestWord(name, Object.keys(known));
  throw refusal(
    EXIT.unauthorized,
    `You have not signed in to a service named ${name}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    [`Sign in with ${programName()} login URL --service ${name}.`],
  );
}

const findByUrl = (url: string, environment: NodeJS.ProcessEnv): Credentials | undefined =>
  Object.values(readServices(credentialsPath(environment))?.services ?? {}).find((known) => known.url === url);

/** Only the address, for what needs no key: a password, or nothing at all. */
export function findServiceUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const named = chosenService(environment);
  if (named !== undefined) return findNamed(named, environment).url;
  const url = environment['ROWLOOM_URL'];
  if (isGiven(url)) return readServiceUrl(url, 'ROWLOOM_URL');
  const stored = readCredentials(credentialsPath(environment));
  if (stored !== undefined) return stored.url;
  throw refusal(EXIT.unauthorized, `No service is known: set ROWLOOM_URL, or sign in with ${programName()} login URL.`);
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

import { type Credentials, readServices, writeServices } from './credentials.ts';
import { connectTo } from './with-service.ts';

export type KeptSession = NonNullable<Credentials['session']>;

/** A session is not reused shortly before it expires. */
const MARGIN_MS = 30_000;

/** The session of a password that was typed within the last hour, if the service still accepts it. */
export async function findKeptSession(url: string, email: string | undefined): Promise<KeptSession | undefined> {
  const session = sessionOf(url);
  if (session === undefined || (email !== undefined && email !== session.email)) return undefined;
  const isOver = Date.parse(session.expires_at) - MARGIN_MS < Date.now();
  if (!isOver && (await connectTo(url, session.token).attempt.getMe()).ok) return session;
  keepSession(url, undefined);
  return undefined;
}

const sessionOf = (url: string): KeptSession | undefined =>
  Object.values(readServices()?.services ?? {}).find((known) => known.url === url && known.session !== undefined)
    ?.session;

/** Returns whether it is stored: without a login nothing is left behind. */
export function keepSession(url: string, session: KeptSession | undefined): boolean {
  const known = readServices();
  if (known === undefined || !Object.values(known.services).some((one) => one.url === url)) return false;
  const services = Object.fromEntries(
    Object.entries(known.services).map(([name, one]) => {
      if (one.url !== url) return [name, one];
      const { session: _, ...rest } = one;
      return [name, session === undefined ? rest : { ...rest, session }];
    }),
  );
  writeServices({ ...known, services });
  return session !== undefined;
}

/** Ends a session here and at the service. */
export async function endKeptSession(url: string): Promise<void> {
  const session = sessionOf(url);
  if (session !== undefined) await connectTo(url, session.token).attempt.logout();
}

/** Schemes of all databases; no path and no pack begins like this. */
const URL_START = /^\s*[a-z]+:/i;

/** A printable source: a database URL without its password. The drivers are loaded only for a database. */
export async function showSource(source: string): Promise<string> {
  if (!URL_START.test(source)) return source;
  const { describeAddress, isDatabaseUrl, parseDatabaseUrl } = await import('@rowloom/databases');
  if (!isDatabaseUrl(source)) return source;
  const { userInfo } = await import('node:os');
  return describeAddress(parseDatabaseUrl(source, { sockets: true, user: userInfo().username }));
}

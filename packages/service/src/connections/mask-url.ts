/** The placeholder for a password in answers. */
export const MASK = '***';

const SERVER_URL = /^([a-z][a-z\d+.-]*:\/\/)([^/?#]*)(.*)$/is;

/** The URL as written, without its password. It must have been parsed before: only then is nothing else secret. */
export function maskUrl(url: string): string {
  const cut = cutPassword(url);
  return cut === undefined ? url : `${cut.before}${MASK}${cut.after}`;
}

/** A masked URL with the password of another one, in its original encoding. */
export function unmaskUrl(masked: string, original: string): string {
  const [cut, source] = [cutPassword(masked), cutPassword(original)];
  if (cut === undefined) return masked;
  return source === undefined
    ? `${cut.before.replace(/:$/, '')}${cut.after}`
    : `${cut.before}${source.password}${cut.after}`;
}

function cutPassword(
  url: string,
): { readonly before: string; readonly password: string; readonly after: string } | undefined {
  const [, scheme = '', authority = '', rest = ''] = SERVER_URL.exec(url) ?? [];
  const at = authority.lastIndexOf('@');
  const colon = authority.indexOf(':');
  if (at < 0 || colon < 0 || colon > at) return undefined;
  return {
    before: `${scheme}${authority.slice(0, colon + 1)}`,
    password: authority.slice(colon + 1, at),
    after: `${authority.slice(at)}${rest}`,
  };
}

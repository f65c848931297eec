import { refuseField } from '@rowloom/contract';

const HOW = 'Write the folder as shop or file:shop/rows, below the folder that this service keeps its files in.';

/** `file:shop/rows`, `file:///srv/rows` or a plain path. Its real location is checked when it is resolved. */
export function parseFolder(url: string): string {
  const [, scheme, rest] = /^([a-z][a-z\d+.-]+):(.*)$/is.exec(url.trim()) ?? [];
  if (scheme === undefined || rest === undefined) return checkPath(url.trim());
  if (scheme.toLowerCase() !== 'file' || /[?#]/.test(rest) || /^\/\/[^/]/.test(rest)) throw refuseField('url', HOW);
  try {
    return checkPath(decodeURIComponent(rest.replace(/^\/\/(?=\/)/, '')));
  } catch (error) {
    if (error instanceof URIError)
      throw refuseField('url', 'The URL has a % that does not encode a character: write it as %25.');
    throw error;
  }
}

function checkPath(path: string): string {
  if (path === '' || path.split(/[/\\]/).includes('..')) throw refuseField('url', HOW);
  if (/\p{Cc}/u.test(path) || !path.isWellFormed()) throw refuseField('url', 'The path has a control character.');
  return path;
}

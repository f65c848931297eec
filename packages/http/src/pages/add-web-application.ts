import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, WebFile } from './web-files.ts';

/** Addresses that the application's own router knows; everything else is answered as not found, by the same page. */
export const WEB_PAGES = [
  '/',
  '/sign-in',
  '/setup',
  '/invitation',
  '/verify',
  '/account',
  '/new-organization',
  '/operator',
  '/operator/*',
  '/o/*',
  '/p/*',
];

const PLAYGROUND = '/play';
const GUIDE = '/guide/';

/** The application: its pages, and every file that they load. Nothing comes from elsewhere. */
export function addWebApplication(pages: FastifyInstance, files: ReadonlyMap<string, WebFile>): void {
  for (const path of WEB_PAGES)
    pages.get(path, { config: { id: 'web' } }, (_request, reply) => sendPage(reply, files, '/index.html'));
  pages.get(PLAYGROUND, { config: { id: 'web' } }, (_request, reply) => sendPage(reply, files, '/play.html'));
  for (const [path, file] of files) {
    const address = path.startsWith(GUIDE) ? guideAddress(path) : path;
    if (address.endsWith('.html')) continue;
    pages.get(address, { config: { id: 'webFile' } }, (request, reply) => sendFile(request, reply, file));
  }
  if (files.has(`${GUIDE}index.html`))
    pages.get(GUIDE.slice(0, -1), { config: { id: 'web' } }, (_request, reply) => reply.redirect(GUIDE));
}

/** Pages of the guide have addresses without an extension. */
const guideAddress = (path: string): string => path.replace(/(?:index)?\.html$/, '');

/** The page itself, with a nonce of its own for the styles that its scripts insert. */
export function sendPage(reply: FastifyReply, files: ReadonlyMap<string, WebFile>, name: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const html = files.get(name)?.bytes('identity').toString('utf8') ?? '';
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy([`style-src 'self' 'nonce-${nonce}'`, "script-src 'self'"]),
      ...PAGE_HEADERS,
    })
    .send(html.replace('<head>', `<head>\n    <meta name="style-nonce" content="${nonce}">`));
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  const encoding = file.isPacked ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  reply.headers({
    'content-type': file.type,
    'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    // A worker has the policy of its own file: the engine compiles its loops there, and no page can.
    'content-security-policy': policy([
      file.isWorker ? "script-src 'self' 'unsafe-eval'" : "script-src 'self'",
      "style-src 'self'",
    ]),
    ...PAGE_HEADERS,
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(file.bytes(encoding));
}

const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

const policy = (own: readonly string[]): string =>
  [
    "default-src 'none'",
    ...own,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

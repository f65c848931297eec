import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addWebApplication } from './add-web-application.ts';
import type { PublicDocument } from './documents.ts';
import { DOCS_PAGE, DOCS_START, loadScalar } from './docs-page.ts';
import { HOME_PAGE } from './home-page.ts';
import { addPageHeaders } from './page-headers.ts';
import type { WebFile } from './web-files.ts';

export type PageOptions = {
  readonly documents: Readonly<Record<string, PublicDocument>>;
  /** The web application; without one a single page says what runs here. */
  readonly web: ReadonlyMap<string, WebFile>;
};

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** What people and tools may read without a credential. */
export async function addPages(pages: FastifyInstance, { documents, web }: PageOptions): Promise<void> {
  await addPageHeaders(pages);
  if (web.size > 0) addWebApplication(pages, web);
  else addText(pages, '/', 'home', HTML, () => HOME_PAGE);
  addText(pages, '/docs', 'docs', HTML, () => DOCS_PAGE);
  addText(pages, '/docs/start.js', 'docsStart', SCRIPT, () => DOCS_START);
  for (const [path, { id, contentType, make }] of Object.entries(documents)) {
    addText(pages, path, id, contentType, () => JSON.stringify(make()));
  }
  pages.get('/docs/scalar.js', { config: { id: 'docsScript' } }, async (request, reply) => {
    const packed = await loadScalar();
    reply.headers({ 'content-type': SCRIPT, 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(gunzipSync(packed));
    return reply.header('content-encoding', 'gzip').send(packed);
  });
}

/** Created at the first request, then the same bytes with the same ETag while the process runs. */
function addText(pages: FastifyInstance, path: string, id: string, type: string, make: () => string): void {
  let cached: { readonly bytes: Buffer; readonly etag: string } | undefined;
  pages.get(path, { config: { id } }, (request: FastifyRequest, reply: FastifyReply) => {
    cached ??= withEtag(Buffer.from(make()));
    reply.headers({ 'content-type': type, 'cache-control': 'no-cache', etag: cached.etag });
    return request.headers['if-none-match'] === cached.etag ? reply.code(304).send() : reply.send(cached.bytes);
  });
}

const withEtag = (bytes: Buffer) => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

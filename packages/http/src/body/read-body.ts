import { refuse } from '@rowloom/contract';
import type { FastifyInstance } from 'fastify';
import { type ParsedJson, parseJson } from './parse-json.ts';

/** A body with the bytes it came as: a repeated request is known by them. */
export type ReadBody = ParsedJson & { readonly bytes: Buffer };

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** JSON in UTF-8 is the only content that is read. Nothing at all is fine whatever the header says: actions need no body. */
export function addBodyReader(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (bytes.length === 0) return done(null, undefined);
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
    if (!JSON_TYPE.test(type) || encoding !== 'identity') return done(refuse('unsupported_media_type'), undefined);
    try {
      done(null, { ...parseJson(bytes), bytes } satisfies ReadBody);
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  server.addContentTypeParser('*', (request, _payload, done) => {
    const isEmpty =
      request.headers['content-length'] === '0' ||
      (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined);
    done(isEmpty ? null : refuse('unsupported_media_type'), undefined);
  });
}

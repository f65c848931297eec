import { refuse } from '@rowloom/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ParsedJson, parseJson } from './parse-json.ts';
import { readLarge } from './read-large.ts';

/** A body with its original bytes, which identify a repeated request. */
export type ReadBody = ParsedJson & { readonly bytes: Buffer };

/** Bytes that are read at once, whatever their content. */
const SMALL = 64 * 1024;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Only JSON in UTF-8 is read. An empty body is valid whatever the header says: actions need no body. */
export function addBodyReader(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (bytes.length === 0) return undefined;
      const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
      if (!JSON_TYPE.test(type) || encoding !== 'identity') throw refuse('unsupported_media_type');
      const { documents = [] } = request.routeOptions.config.endpoint ?? {};
      const isSmall = bytes.length <= SMALL && documents.length === 0;
      const read = isSmall ? parseJson(bytes) : await readLarge(bytes, documents);
      return { ...read, bytes } satisfies ReadBody;
    },
  );
  server.addContentTypeParser('*', (request, _payload, done) => {
    const isEmpty =
      request.headers['content-length'] === '0' ||
      (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined);
    done(isEmpty ? null : refuse('unsupported_media_type'), undefined);
  });
}

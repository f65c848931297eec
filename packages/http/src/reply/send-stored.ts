import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Reply } from './reply.ts';

/** Unless it refuses it. */
const TAKES_GZIP = /(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i;
const CHUNK = 64 * 1024;

/** The bytes unchanged, or decompressed piece by piece off the thread that answers requests. */
export function sendStored(reply: FastifyReply, answer: Extract<Reply, { kind: 'stored' }>): Readable {
  reply.headers(answer.headers);
  const packed = Readable.from(answer.content.packed, { objectMode: false, highWaterMark: CHUNK });
  if (!answer.isPlain) {
    reply.header('vary', 'accept-encoding');
    if (TAKES_GZIP.test(reply.request.headers['accept-encoding'] ?? '')) {
      reply.header('content-encoding', 'gzip');
      return packed;
    }
  }
  // A failure on the way ends the answer; nothing more can be done.
  return pipeline(packed, createGunzip({ chunkSize: CHUNK }), () => undefined);
}

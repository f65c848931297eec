import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Pages load nothing from elsewhere. The reference inserts its styles into the page, and shows examples as data. */
const DIRECTIVES = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** On every answer there, or on those that request it by `reply.helmet()`. */
export async function addPageHeaders(
  pages: FastifyInstance,
  { global = true }: { readonly global?: boolean } = {},
): Promise<void> {
  await pages.register(helmet, {
    global,
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    // Every answer has that, whether a page or not.
    hsts: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** The parts that matter where no browser renders anything. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;
